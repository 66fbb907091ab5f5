# Слова самої платформи. Ігри додають свої в games/<гра>/locale.

seat = Гравець { $letter }
hidden = невідомо

why-ECU-1 = Зараз цього обрати не можна.
why-ECU-2 = Відтоді втрутився випадок, ходив інший гравець або відкрилося приховане. Щоб узяти хід назад, потрібна згода решти.
why-ECU-3 = Немає чого брати назад.
why-ECU-4 = Обирає інший гравець, або гру вже завершено.
why-ECU-5 = Це місце вже залишили раніше.

how-resignation = здача партії

# термінал

cli-choose-game = У що граємо?
cli-your-turn = { $name }: { $question }
cli-prompt = Номер або хід нотацією; ? — довідка
cli-help = Вибір — номер або хід нотацією. Крім того:
cli-help-why = ? 3 — яке правило стоїть за варіантом 3 і скільки він коштує; ? build palace — чому такого варіанта немає
cli-help-card = i altar — що дає карта і скільки вона зараз коштує
cli-help-preview = p 3 — стіл після варіанта 3
cli-help-view = v B — гравець B повністю; v — усі
cli-help-undo = u — узяти останній вибір назад
cli-help-save = s ФАЙЛ — зберегти запис партії
cli-help-log = l — усе, що сталося
cli-help-quit = q — вийти (партія збережеться)
cli-thinking = { $name } думає…
cli-saved = Збережено: { $file }
cli-resume = Продовжити згодом: ecumene play --load { $file }
cli-undone = Узято назад.
cli-pass-device = До клавіатури сідає { $name }; тоді натисніть Enter
cli-not-a-choice = Такого варіанта немає.
cli-legal = Зараз так можна.
cli-rule = Правило { $rule }: { $text }
cli-price = Ціна: { $price }
cli-no-preview = Тут відкриється щось нове, тож ніхто не скаже, що буде далі.
cli-nothing-more = Під такою назвою нічого не знайдено.
cli-over = Гру завершено: { $how }.
cli-won = { $count ->
    [one] Перемога: { $names }.
    [few] Спільна перемога: { $names }.
   *[many] Спільна перемога: { $names }.
}
cli-score = Рахунок
cli-total = Разом
cli-place = Місце
cli-player = Гравець
cli-played-by = гравців: { $players }
cli-move = Хід { $number }
cli-replay-keys = Enter — далі · номер — до цього ходу · q — вийти
cli-corrections = Партія з виправленими картами: { $name }
