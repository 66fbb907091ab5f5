# Слова самой платформы. Игры добавляют свои в games/<игра>/locale.

seat = Игрок { $letter }
hidden = неизвестно

why-ECU-1 = Сейчас этого выбрать нельзя.
why-ECU-2 = С тех пор вмешался случай, ходил другой игрок или открылось скрытое. Чтобы взять ход назад, нужно согласие остальных.
why-ECU-3 = Брать назад нечего.
why-ECU-4 = Выбирает другой игрок, или игра уже окончена.
why-ECU-5 = Это место уже оставили раньше.

how-resignation = сдача партии

# терминал

cli-choose-game = Во что играем?
cli-your-turn = { $name }: { $question }
cli-prompt = Номер или ход нотацией; ? — справка
cli-help = Выбор — номер или ход нотацией. Кроме того:
cli-help-why = ? 3 — какое правило стоит за вариантом 3 и сколько он стоит; ? build palace — почему такого варианта нет
cli-help-card = i altar — что даёт карта и сколько она сейчас стоит
cli-help-preview = p 3 — стол после варианта 3
cli-help-view = v B — игрок B полностью; v — все
cli-help-undo = u — взять последний выбор назад
cli-help-save = s ФАЙЛ — сохранить запись партии
cli-help-log = l — всё, что произошло
cli-help-quit = q — выйти (партия сохранится)
cli-thinking = { $name } думает…
cli-saved = Сохранено: { $file }
cli-resume = Продолжить позже: ecumene play --load { $file }
cli-undone = Взято назад.
cli-pass-device = К клавиатуре садится { $name }; затем нажмите Enter
cli-not-a-choice = Такого варианта нет.
cli-legal = Сейчас так можно.
cli-rule = Правило { $rule }: { $text }
cli-price = Цена: { $price }
cli-no-preview = Тут откроется что-то новое, поэтому никто не скажет, что будет дальше.
cli-nothing-more = Под таким названием ничего не найдено.
cli-over = Игра окончена: { $how }.
cli-won = { $count ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
   *[many] Общая победа: { $names }.
}
cli-score = Счёт
cli-total = Всего
cli-place = Место
cli-player = Игрок
cli-played-by = игроков: { $players }
cli-move = Ход { $number }
cli-replay-keys = Enter — дальше · номер — к этому ходу · q — выйти
cli-corrections = Партия с исправленными картами: { $name }
