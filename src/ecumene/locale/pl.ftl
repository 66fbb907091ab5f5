# Słowa samej platformy. Gry dodają własne w games/<gra>/locale.

seat = Gracz { $letter }
hidden = nie wiadomo

why-ECU-1 = Tego nie można teraz wybrać.
why-ECU-2 = Od tego czasu rozstrzygnął los, wybierał inny gracz albo ujawniono coś ukrytego. Na cofnięcie muszą się zgodzić pozostali.
why-ECU-3 = Nie ma czego cofnąć.
why-ECU-4 = Wybiera inny gracz albo gra już się skończyła.
why-ECU-5 = To miejsce zostało już wcześniej opuszczone.

how-resignation = poddanie partii

# terminal

cli-choose-game = W co gramy?
cli-your-turn = { $name }: { $question }
cli-prompt = Numer albo ruch w notacji; ? — pomoc
cli-help = Wybierasz numerem albo ruchem w notacji. Poza tym:
cli-help-why = ? 3 — jaka zasada stoi za opcją 3 i ile ona kosztuje; ? build palace — dlaczego takiej opcji nie ma
cli-help-card = i altar — co daje karta i ile teraz kosztuje
cli-help-preview = p 3 — stół po opcji 3
cli-help-view = v B — gracz B w całości; v — wszyscy
cli-help-undo = u — cofnij ostatni wybór
cli-help-save = s PLIK — zapisz przebieg partii
cli-help-log = l — wszystko, co się wydarzyło
cli-help-quit = q — wyjdź (partia zostanie zapisana)
cli-thinking = { $name } myśli…
cli-saved = Zapisano: { $file }
cli-resume = Aby wrócić do gry: ecumene play --load { $file }
cli-undone = Cofnięto.
cli-pass-device = Do klawiatury siada { $name }; potem naciśnij Enter
cli-not-a-choice = Nie ma takiej opcji.
cli-legal = Teraz tak można.
cli-rule = Zasada { $rule }: { $text }
cli-price = Cena: { $price }
cli-no-preview = To odkrywa coś nowego, więc nikt nie powie, co będzie dalej.
cli-nothing-more = Nic się tak nie nazywa.
cli-over = Koniec gry: { $how }.
cli-won = { $count ->
    [one] Zwycięstwo: { $names }.
    [few] Wspólne zwycięstwo: { $names }.
   *[many] Wspólne zwycięstwo: { $names }.
}
cli-score = Wynik
cli-total = Razem
cli-place = Miejsce
cli-player = Gracz
cli-played-by = graczy: { $players }
cli-move = Ruch { $number }
cli-replay-keys = Enter — dalej · numer — do tego ruchu · q — wyjdź
cli-corrections = Partia z poprawionymi kartami: { $name }
