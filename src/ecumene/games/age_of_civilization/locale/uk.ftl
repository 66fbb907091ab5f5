game = Епоха цивілізації
    .about = Шість раундів ви розставляєте робітників на шкалі часу, яка рухається вперед. Цивілізації народжуються, занепадають і поглинаються, а їхня спадщина лишається з вами. Перемагає той, у кого після шостого раунду найбільше балів. Пів години.

option-mode = Гра
    .about = Від двох до чотирьох гравців змагаються за бали. Сам на сам ви граєте «Зіткнення» проти суперника, який лише сильнішає, або один із п’яти сценаріїв «Шляху до слави», у кожному з яких є три медалі.
choice-mode-base = звичайна гра, самому — Зіткнення
choice-mode-clash = Зіткнення, для одного гравця
choice-mode-wonders = Ера чудес, для одного гравця
choice-mode-silk = Шовковий шлях, для одного гравця
choice-mode-lost = Зникла цивілізація, для одного гравця
choice-mode-mongols = Монгольське спустошення, для одного гравця
choice-mode-rebirth = Смерть і відродження, для одного гравця
option-innovations = Інновації
    .about = Особливі технології: раз за гру кожен може купити карту, яка замінює дві нижні технології стовпця.
choice-innovations-no = ні
choice-innovations-yes = так
option-winds = Вітер змін
    .about = Над останніми трьома картами шкали часу лежать жетони подій; вони діють, коли черга доходить до цих карт.
choice-winds-no = ні
choice-winds-yes = так
option-draft = Драфт цивілізацій
    .about = Перед грою кожен таємно відбирає п’ять цивілізацій. У грі можна обирати з них, а не лише з ряду.
choice-draft-no = ні
choice-draft-yes = так

# Що роблять

do-pick = Обрати: { $civilization }
do-found = Народження: { $civilization }
do-absorb = Поглинути: { $civilization }
do-skip = Без нової цивілізації
do-act = Робітники → { $action }
do-own = Робітники → { $action } ({ $source })
do-rest = Відпочити: 2 монети й робітник
do-done = Досить
do-learn = Технологія: { $tech }
do-take = Чудо: { $wonder }
do-spend = Камені: { $count }
do-sell = Продати шовку: { $count }
do-perform = Виконати: { $action }
do-pass = Пас
do-buy = Купити карту особливих технологій: { $special }
do-use = Застосувати: { $source }
do-give = Монети на карту: { $civilization }
do-pay = Сплатити данину
do-suffer = Не платити
do-resign = Здатися
do-reveal = Викладено чудо: { $wonder }
do-lay = Шкала часу, позиція { $position }: { $action }
do-show = Викладено карту особливих технологій: { $special }
do-token = Жетон події над позицією { $position }: { $event }
do-draw = До ряду цивілізацій: { $civilization }
do-deal = { $seat } отримує карту: { $civilization }
do-command = Наказ монголів: { $command }

# Про що питають

ask-PickCard = оберіть цивілізацію; решту карт передадуть далі.
help-PickCard = Лишаєте п’ять карт. Ваш вибір таємний, але наступний бачить, що лишилося.
ask-Civilize = оберіть цивілізацію: народження, поглинання або ні те, ні те.
help-Civilize = Народжена стає головною й дає своїх робітників; поглинута — спадщину й робітника.
ask-Actions = поставте робітників на дії або відпочиньте.
help-Actions = Кожне поле діє раз за хід. Робітників із червоних ви втратите. Без дій ви відпочиваєте.
ask-Target = { $action }: оберіть технологію, яку отримаєте.
help-Target = Можна отримати ту, якій нічого не потрібно, або ту, до якої веде стрілка від вашої технології.
ask-Stones = { $action }: оберіть, скільки каменів витратите.
help-Stones = Кожен камінь здешевлює дію. Ті, що збережете, допоможуть із наступним чудом.
ask-ChooseTech = оберіть технологію.
help-ChooseTech = Вона безкоштовна й діє одразу.
ask-ChooseWonder = оберіть чудо.
help-ChooseWonder = Більшість чудес приносить бали наприкінці гри. Ряд чудес ніколи не поповнюється.
ask-SellSilk = оберіть, скільки шовку продасте.
help-SellSilk = Непроданий шовк наприкінці нічого не вартий.
ask-FreeAction = { $action }: виконайте без робітника або спасуйте.
help-FreeAction = Ціну в монетах треба сплатити, і всі ваші здатності допомагають.
ask-EndOfTurn = оберіть здатність, яка подіє наступною, або завершіть хід.
help-EndOfTurn = Порядок обираєте ви. Те, що приносить щось саме собою, пропустити не можна.
ask-GiveCoins = оберіть карту ряду, на яку покладете свої монети.
help-GiveCoins = Хто згодом обере цю карту, забере їх.
ask-Ransom = { $command }: сплатіть або прийміть те, що буде.
help-Ransom = Забагато спустошення — і гра одразу завершується.

# Про що розповідають

log-gained = { $seat } отримує { $number ->
    [one] { $number } монету
    [few] { $number } монети
   *[many] { $number } монет
}
log-paid = { $seat } платить { $number ->
    [one] { $number } монету
    [few] { $number } монети
   *[many] { $number } монет
}
log-lost = { $seat } втрачає { $number ->
    [one] { $number } монету
    [few] { $number } монети
   *[many] { $number } монет
}
log-scored = { $seat } отримує { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
}
log-lost_points = { $seat } втрачає { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
}
log-workers = { $seat } отримує { $number ->
    [one] { $number } робітника
    [few] { $number } робітників
   *[many] { $number } робітників
}
log-sacrificed = { $seat } жертвує { $number ->
    [one] { $number } робітником
    [few] { $number } робітниками
   *[many] { $number } робітниками
}
log-returned = { $seat } повертає { $number ->
    [one] { $number } робітника
    [few] { $number } робітників
   *[many] { $number } робітників
} до запасу
log-born = { $seat }, народження: { $civilization }
log-absorbed = { $seat } поглинає: { $civilization }
log-learnt = { $seat } отримує технологію: { $tech }
log-built = { $seat } отримує чудо: { $wonder }
log-performed = { $seat }: { $action }
log-rested = { $seat } відпочиває
log-bought = { $seat } купує карту особливих технологій: { $special }
log-pool_coins = На кожну карту ряду лягає монета
log-given = { $civilization }, покладено монет: { $number }
log-round = Починається раунд { $number }
log-turn = Хід: { $seat }
log-war = Війна ({ $action }): найслабші жертвують робітником
log-plague = { $action }: кожен жертвує робітником
log-event = Подія: { $event }
log-rival = Сила суперника: { $number }
log-taken_away = Суперник забирає чудо з гри: { $wonder }
log-stones = { $seat }: камені +{ $number }
log-silk = { $seat }: шовк +{ $number }
log-sold = { $seat } продає шовк: { $number }
log-lost_silk = { $seat } втрачає шовк: { $number }
log-exhausted = Жетони виснаження: +{ $number }
log-recovered = Жетони виснаження: −{ $number }
log-fortified = { $seat }: сила +{ $number } до кінця гри
log-devastated = { $seat }: спустошення +{ $number }
log-scorched = Карту на позиції { $number } заблоковано в наступному раунді
log-tested = { $seat } витримує випробування: { $command }
log-collapsed = { $seat }: крах
log-received = { $seat } отримує від сусіда карту: { $civilization }
log-missed = { $seat } бачить, що було обрано: { $civilization }
log-pooled = Лишилося після драфту й лягає в ряд: { $civilization }
log-achieved = Досягнення: { $achievement }
log-resigned = { $seat } здається
log-ended = Гру завершено
log-spent = { $seat } витрачає камені: { $number }
log-worked = Діє: { $source }
log-first = Тепер перший гравець — { $seat }
log-back = { $seat } забирає з полів { $number ->
    [one] { $number } робітника
    [few] { $number } робітників
   *[many] { $number } робітників
}

# Чим закінчується

how-points = за балами
    .about = Шість раундів зіграно, перемагає той, у кого найбільше балів. Якщо порівну, вирішують робітники, потім монети.
how-alone = лишився один гравець
    .about = Усі інші здалися, тож останній гравець перемагає.
how-clash = шість раундів «Зіткнення» зіграно
    .about = Рахунок лишається за вами, досягнення підраховано.
how-gold = золота медаль
    .about = Досягнуто всього, чого сценарій вимагає для золотої медалі.
how-silver = срібна медаль
    .about = Досягнуто всього, чого сценарій вимагає для срібної медалі.
how-bronze = бронзова медаль
    .about = Досягнуто всього, чого сценарій вимагає для бронзової медалі.
how-defeat = без медалі
    .about = Бракує чогось, що потрібно навіть для бронзової медалі.
how-overrun = перемогли монголи
    .about = Спустошення стало забагато, і гру програно одразу.
how-given_up = гру здано
    .about = Єдиний гравець здався.
part-actions = дії
part-civilizations = цивілізації
part-technologies = технології
part-wonders = чудеса
part-events = події

# Що каже карта

fact-population = населення { $n }
fact-main = головна здатність
fact-legacy = спадщина
fact-not-alone = не в іграх для одного гравця
fact-printed = { $gain }
fact-bonus = { $action }, додатково: { $gain }
fact-bonus-of = { $action } для технології «{ $tech }», додатково: { $gain }
fact-bonus-others = { $action }: { $gain }
fact-bonus-others-of = { $action } для технології «{ $tech }»: { $gain }
fact-discount = { $action }, знижка: { $gain }
fact-discount-of = { $action } для технології «{ $tech }», знижка: { $gain }
fact-set-cost = { $action }, ціна лише: { $gain }
fact-set-cost-of = { $action } для технології «{ $tech }», ціна лише: { $gain }
fact-spared = не діє на дію без робітника від технології «{ $tech }»
fact-needs-more = { $action }, потрібно більше: +{ $gain }
fact-needs-fewer = { $action }, потрібно менше: −{ $gain }
fact-space = власне поле дії «{ $action }», раз за хід
fact-safe = робітники на полях дії «{ $action }» не йдуть у жертву
fact-blocked = інші гравці не можуть виконувати дію «{ $action }»
fact-after = після кожної дії «{ $action }» можна виконати ще одну дію без робітника, за її ціну в монетах
fact-then = ця дія — { $action }
fact-may-perform = кінець кожного вашого ходу: можна виконати дію «{ $action }» без робітника, за її ціну в монетах
fact-may-give = кінець кожного вашого ходу: за бажанням на карту ряду лягає { $pay }, а вам — { $gain }
fact-multiply = при народженні монети на її карті множаться на { $n }
fact-strength = +{ $gain }
fact-turn = кінець кожного вашого ходу: { $gain }
fact-end = кінець гри: { $gain }
fact-birth = при народженні: { $gain }
fact-gain = коли ви її отримуєте: { $gain }
fact-war = під час кожної війни: { $gain }
fact-rest = коли ви відпочиваєте, ще: { $gain }
fact-war-immune = у війні ви ніким не жертвуєте
fact-sacrifice-immune = ви ніким не жертвуєте через війни, чуму, події, виснаження, крах і накази
fact-future-actions = можна користуватися й майбутніми картами дій
fact-level = рівень { $n }
fact-column = { $label }
fact-opened-by = доступна, якщо є технологія «{ $tech }»
fact-needs-nothing = не потребує інших технологій
fact-on-card = на карті особливих технологій «{ $special }»
fact-stands-for = стрілки ті самі, що й у технології «{ $tech }»
fact-upper = рівень 2 — { $tech }
fact-lower = рівень 1 — { $tech }
fact-era = { $label }
fact-permanent = постійна дія
fact-cost = вартість: { $cost }
fact-spaces = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полів
}
fact-red = робітники звідси йдуть у жертву
fact-must-score = бали від здатностей додаються, лише якщо дія сама приносить бали
fact-no-action = дії немає
fact-icon-war = із картою приходить війна: найслабші жертвують робітником
fact-icon-sacrifice = коли карта приходить, кожен жертвує робітником
fact-of-scenario = лише у сценарії
fact-sell = продайте шовк, щонайбільше { $n }, за кожну одиницю: { $gain }
fact-for-all = стосується кожного гравця
fact-for-most = стосується того, у кого найбільше ({ $label }), за рівності — усіх таких
fact-for-least = стосується того, у кого найменше ({ $label }), за рівності — усіх таких
fact-nothing = нічого не стається
fact-test = випробування сили: витримано, якщо ваша сила не менша за силу монголів
fact-passed = якщо витримано: { $gain }
fact-failed = інакше: { $gain }
fact-failed-and = інакше: { $gain } і { $more }
fact-ransom = можна відкупитися: { $cost }
fact-at-least = щонайменше { $gain }
fact-at-most = щонайбільше { $gain }
fact-exactly = рівно { $gain }

field-name = назва
field-population = населення
field-main = головна здатність
field-legacy = спадщина
field-effect = що робить
field-icon = значок у кутку
field-spaces = кількість полів
field-workers = скільки потрібно робітників
field-coins = ціна
field-red = чи повертаються робітники
field-who = кого стосується
field-always = що робить завжди
field-test = чи випробовує силу
field-passed = що дає витримане випробування
field-failed = що буде інакше
field-ransom = данина
field-column = стовпець
field-lower = нижня технологія
field-upper = верхня технологія
field-level = рівень
field-requires = що потрібно
field-stands_for = що замінює
field-era = епоха
field-deck = цивілізації в колоді
field-replaces = карти дій, які замінює
field-fixed = карти зі сталою позицією
field-wonder_pool = кількість чудес
field-only_ancient = які чудеса викладено
field-takes_wonder_after = коли суперник забирає чудо
field-stone_worth = чого вартий камінь
field-silk_lost = скільки шовку втрачають у війні
field-starts_as = перша цивілізація
field-births = чи бувають народження пізніше
field-refill = чи поповнюється ряд
field-exhausted_at = скільки виснаження коштує робітника
field-collapse_after = коли настає крах
field-rival = сила суперника на початку
field-growth = як сильнішає суперник
field-defeat = скільки спустошення означає поразку
field-commands = чи є накази
field-tokens = жетони подій
field-bronze = чого вимагає бронза
field-silver = чого вимагає срібло
field-gold = чого вимагає золото

# Знаки термінала; що вони означають, каже `legend`

legend = ¤ монета · ♟ робітник · ⚔ війна, сила · ⚛ технологія · ▲ чудо · ☠ жертвують робітниками · ◆ жетон події · ▣ камінь
signs-bonus = { $action } +{ $gain }
signs-bonus-of = { $action } ({ $tech }) +{ $gain }
signs-discount = { $action } −{ $gain }
signs-discount-of = { $action } ({ $tech }) −{ $gain }
signs-set-cost-of = { $action } ({ $tech }) коштує { $gain }
signs-space = власне поле: { $action }
signs-may-perform = щоходу, за бажанням: { $action }
signs-strength = +{ $gain }
signs-turn = щоходу { $gain }
signs-end = наприкінці { $gain }
signs-legacy = спадщина:
signs-bonus-others = { $action }: { $gain }
signs-set-cost = { $action } коштує { $gain }
signs-needs-more = { $action }: більше на { $gain }
signs-needs-fewer = { $action }: менше на { $gain }
signs-safe = { $action }: робітники повертаються
signs-blocked = { $action }: не для інших
signs-after = після дії «{ $action }», за бажанням:
signs-then = { $action }
signs-may-give = щоходу { $pay } на карту ряду за { $gain }
signs-multiply = її монети рахуються ×{ $n }
signs-birth = при народженні { $gain }
signs-gain = при здобутті { $gain }
signs-rest = під час відпочинку { $gain }
signs-war-immune = без утрат у війнах
signs-sacrifice-immune = без жертв
signs-future-actions = можна брати майбутні карти
signs-spared = (не через: { $tech })
signs-printed = { $gain }
signs-spaces = полів: { $n }
signs-red = робітники гинуть
signs-no-action = дії немає
signs-sell = ≤{ $n }: { $gain }
signs-opened-by = після: { $tech }
signs-passed = успіх: { $gain }
signs-failed = невдача: { $gain }
signs-failed-and = невдача: { $gain }, { $more }
signs-ransom = або сплатити { $cost }
signs-war = кожна війна { $gain }
signs-for-all = усі:
signs-for-most = найбільше ({ $label }):
signs-for-least = найменше ({ $label }):

# Скільки що коштує і що дає

unit-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
unit-points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
unit-workers = { $n ->
    [one] { $n } робітник
    [few] { $n } робітники
   *[many] { $n } робітників
}
unit-wonder = { $n ->
    [one] { $n } чудо
    [few] { $n } чуда
   *[many] { $n } чудес
}
unit-technology = { $n ->
    [one] { $n } технологія
    [few] { $n } технології
   *[many] { $n } технологій
}
unit-stones = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
   *[many] { $n } каменів
}
unit-silk = { $n } шовку
unit-strength = { $n } сили
unit-forts = сила +{ $n } до кінця гри
unit-others_gain = кожен інший гравець отримує { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
unit-others_lose = кожен інший гравець втрачає { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
unit-sell = продайте шовк, щонайбільше { $n }
unit-exhaustion = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} виснаження на цю карту
unit-devastation = візьміть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} спустошення
unit-sacrifice = пожертвуйте { $n ->
    [one] { $n } робітником
    [few] { $n } робітниками
   *[many] { $n } робітниками
}
unit-lose_coins = втратьте { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
unit-lose_points = втратьте { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
unit-scorch = у наступному раунді не використовуйте крайню ліву карту
unit-rival_loses = сила суперника −{ $n }
unit-per-technology = { $n ->
    [one] за кожну технологію
    [few] за кожні { $n } технології
   *[many] за кожні { $n } технологій
}
unit-per-level_1 = { $n ->
    [one] за кожну технологію рівня 1
    [few] за кожні { $n } технології рівня 1
   *[many] за кожні { $n } технологій рівня 1
}
unit-per-level_2 = { $n ->
    [one] за кожну технологію рівня 2
    [few] за кожні { $n } технології рівня 2
   *[many] за кожні { $n } технологій рівня 2
}
unit-per-level_3 = { $n ->
    [one] за кожну технологію рівня 3
    [few] за кожні { $n } технології рівня 3
   *[many] за кожні { $n } технологій рівня 3
}
unit-per-wonder = { $n ->
    [one] за кожне чудо
    [few] за кожні { $n } чуда
   *[many] за кожні { $n } чудес
}
unit-per-worker = { $n ->
    [one] за кожного робітника
    [few] за кожних { $n } робітників
   *[many] за кожних { $n } робітників
}
unit-per-missing_worker = { $n ->
    [one] за кожного робітника, якого вам бракує до 4
    [few] за кожних { $n } робітників, яких вам бракує до 4
   *[many] за кожних { $n } робітників, яких вам бракує до 4
}
unit-per-half_workers = { $n ->
    [one] за кожного другого робітника, з округленням угору
    [few] за кожні { $n } половини робітників, з округленням угору
   *[many] за кожні { $n } половин робітників, з округленням угору
}
unit-per-coin = { $n ->
    [one] за кожну монету
    [few] за кожні { $n } монети
   *[many] за кожні { $n } монет
}
unit-per-strength = { $n ->
    [one] за кожну одиницю сили
    [few] за кожні { $n } одиниці сили
   *[many] за кожні { $n } одиниць сили
}
unit-per-civilization = { $n ->
    [one] за кожну цивілізацію
    [few] за кожні { $n } цивілізації
   *[many] за кожні { $n } цивілізацій
}
unit-per-absorbed = { $n ->
    [one] за кожну поглинуту цивілізацію
    [few] за кожні { $n } поглинуті цивілізації
   *[many] за кожні { $n } поглинутих цивілізацій
}
unit-per-fallen = { $n ->
    [one] за кожну занепалу цивілізацію
    [few] за кожні { $n } занепалі цивілізації
   *[many] за кожні { $n } занепалих цивілізацій
}
unit-per-future_card = { $n ->
    [one] за кожну майбутню карту дії
    [few] за кожні { $n } майбутні карти дій
   *[many] за кожні { $n } майбутніх карт дій
}
unit-per-bonus_coin = { $n ->
    [one] за кожну монету, що лежала на карті
    [few] за кожні { $n } монети, що лежали на карті
   *[many] за кожні { $n } монет, що лежали на карті
}
unit-per-point = { $n ->
    [one] за кожен бал
    [few] за кожні { $n } бали
   *[many] за кожні { $n } балів
}
unit-per-silk_sold = { $n ->
    [one] за кожну одиницю проданого шовку
    [few] за кожні { $n } одиниці проданого шовку
   *[many] за кожні { $n } одиниць проданого шовку
}
unit-per-devastation = { $n ->
    [one] за кожен жетон спустошення
    [few] за кожні { $n } жетони спустошення
   *[many] за кожні { $n } жетонів спустошення
}
unit-if-strongest = якщо ніхто не сильніший
unit-if-strongest_min1 = якщо ніхто не сильніший і ваша сила щонайменше 1
unit-if-weakest = якщо ніхто не слабший
unit-if-no_technology = якщо у вас немає технологій
sign-coins = { $n }¤
sign-workers = { $n }♟
sign-stones = { $n }▣
price-printed = зазвичай
price-stones = камені
price-least = щонайменше один робітник

# Заголовки, лічильники, позначки

label-course = Перебіг
label-round = раунд
label-round-1 = Раунд 1
label-round-2 = Раунд 2
label-round-3 = Раунд 3
label-round-4 = Раунд 4
label-round-5 = Раунд 5
label-round-6 = Раунд 6
label-future-cards = майбутні карти дій
label-deck = цивілізації в колоді
label-first = Перший гравець
label-time = Шкала часу
label-bonuses = Що додають здібності
label-by = завдяки
label-ends = Питання наприкінці ходу
label-lacks = Чого бракує
label-losses = Далі втрачає робітника
label-permanent = Постійні дії
label-track = Карти дій
label-tokens = Жетони подій
label-token = жетон події
label-war = війна
label-sacrifice = жертва
label-spaces-used = використані поля
label-workers-return = робітники повертаються
label-pool = Ряд цивілізацій
label-births = Що дає народження
label-wonders = Ряд чудес
label-specials = Карти особливих технологій
label-rival = Суперник
label-rival-strength = сила
label-exhaustion = виснаження
label-devastation-tokens = спустошення
label-devastation = спустошення (щонайбільше)
label-command-deck = накази в колоді
label-commands = Накази
label-achievements = Досягнення
label-gold = Золота медаль
label-silver = Срібна медаль
label-bronze = Бронзова медаль
label-stock = Запаси
label-points = бали
label-final = якби гра скінчилася зараз
label-coins = монети
label-workers = робітники
label-free = ще не розставлені
label-cards = цивілізації
label-doomed = підуть у жертву
label-stones = камені
label-silk = шовк
label-sold = проданий шовк
label-forts = укріплення
label-civilizations = Цивілізації
label-abilities = Здатності цивілізацій
label-technologies = Технології
label-column-left = лівий стовпець
label-column-middle = середній стовпець
label-column-right = правий стовпець
label-special = Карта особливих технологій
label-held-wonders = Чудеса
label-hand = На руці
label-packet = Карти на вибір
label-pick = Обрано
label-resigned = Поза грою
label-left-as = за порядком
label-era-ancient = стародавнє чудо
label-era-later = пізніше чудо
label-technology = технології
label-level_1 = технології рівня 1
label-level_2 = технології рівня 2
label-level_3 = технології рівня 3
label-wonder = чудеса
label-worker = робітники
label-missing_worker = робітники, яких бракує до 4
label-half_workers = половина робітників
label-coin = монети
label-strength = сила
label-civilization = цивілізації
label-absorbed = поглинуті цивілізації
label-fallen = занепалі цивілізації
label-future_card = майбутні карти дій
label-bonus_coin = монети, що лежали на карті
label-point = бали
label-silk_sold = проданий шовк
mark-marker = постійна карта
mark-war = війна
mark-sacrifice = чума
mark-token = жетон події
note-price = { $second }♟ { $number }¤
note-used = використано
note-blocked = заблоковано іншим гравцем
note-gone = минула
note-future = з раунду { $number }
note-scorched = заблоковано в цьому раунді
note-no-action = дії немає
note-above = над позицією { $number }
note-loses = на позиції { $number }
note-pool = { $number }♟
note-worth = { $number }★
note-coins = { $number }¤
note-toward = { $number } з { $second } балів
note-out-of-reach = уже недосяжне
note-reached = досягнуто
note-missed = не досягнуто
note-main = головна цивілізація
note-absorbed = поглинута: лише спадщина
note-fallen = занепала: лише спадщина
note-spent = використано цього ходу
note-known = відома
note-locked = закрита
on-coins = { $n }¤
on-war = ⚔
on-sacrifice = ☠
on-token = ◆
on-spaces-used = { $n }/{ $of }
on-workers-return = ↩
on-technology = ⚛{ $n }
on-wonder = ▲{ $n }
on-strength = ⚔{ $n }

# Речі

civilization-aksum = Аксум
civilization-arabs = Араби
civilization-aztecs = Ацтеки
civilization-babylon = Вавилон
civilization-byzantium = Візантія
civilization-britain = Британія
civilization-china = Китай
civilization-phoenicia = Фінікія
civilization-harappa = Хараппа
civilization-hittites = Хети
civilization-iberia = Іберія
civilization-ottoman = Османська імперія
civilization-inca = Інки
civilization-carthage = Карфаген
civilization-kongo = Конго
civilization-korea = Корея
civilization-maya = Мая
civilization-persia = Персія
civilization-polynesia = Полінезія
civilization-rome = Рим
civilization-scythia = Скіфія
civilization-slavs = Слов’яни
civilization-sumer = Шумер
civilization-tiwanaku = Тіуанако
civilization-vikings = Вікінги
civilization-india = Індія
civilization-franks = Франки
civilization-khmer = Кхмери
civilization-egypt = Єгипет
civilization-mongolia = Монголія
civilization-germania = Германія
civilization-lydia = Лідія
civilization-celts = Кельти
civilization-italy = Італія
civilization-malays = Малайці
civilization-khitan = Кидані
civilization-greece = Греція
civilization-japan = Японія
civilization-assyria = Ассирія
civilization-huns = Гуни
civilization-nubia = Нубія
civilization-mali = Малі
civilization-olmec = Ольмеки
civilization-minoans = Мінойці
civilization-israel = Ізраїль
civilization-tibet = Тибет
civilization-zimbabwe = Великий Зімбабве
civilization-macedonia = Македонія

action-wonder = Чудо
action-research = Дослідження
action-exploitation = Експлуатація
action-culture = Культура
action-construction = Будівництво
action-conquest = Завоювання
action-hunting = Полювання
action-fishing = Рибальство
action-trade = Торгівля
action-agriculture = Землеробство
action-plague = Чума
action-quarry = Каменярня
action-monument = Монумент
action-silk_weaving = Шовкоткацтво
action-caravan = Караван
action-slash_and_burn = Підсічне землеробство
action-sacred_ritual = Священний обряд
action-fortify = Укріплення
action-patronage = Меценатство

tech-writing = Писемність
tech-education = Освіта
tech-science = Наука
tech-sailing = Мореплавство
tech-mathematics = Математика
tech-engineering = Інженерія
tech-mining = Гірництво
tech-iron_working = Обробка заліза
tech-gunpowder = Порох
tech-mysticism = Містицизм
tech-philosophy = Філософія
tech-calendar = Календар
tech-astronomy = Астрономія
tech-code_of_laws = Кодекс законів
tech-theatre = Театр
tech-pottery = Гончарство
tech-currency = Гроші
tech-masonry = Мулярство
tech-architecture = Архітектура
tech-irrigation = Зрошення
tech-navigation = Навігація
tech-archery = Стрільба з лука
tech-feudalism = Феодалізм
tech-horse_riding = Верхова їзда
tech-cavalry = Кіннота
tech-walls = Стіни
tech-castles = Замки

wonder-great_pyramids = Великі піраміди
wonder-hanging_gardens = Висячі сади
wonder-great_library = Велика бібліотека
wonder-colossus = Колос
wonder-great_wall = Великий мур
wonder-colosseum = Колізей
wonder-temple_of_artemis = Храм Артеміди
wonder-stonehenge = Стоунгендж
wonder-petra = Петра
wonder-machu_picchu = Мачу-Пікчу
wonder-hagia_sophia = Свята Софія
wonder-taj_mahal = Тадж-Махал
wonder-terracotta_army = Теракотова армія
wonder-moai = Моаї
wonder-lighthouse = Олександрійський маяк

special-philosophy = { tech-mysticism } / { tech-philosophy }
special-astronomy = { tech-calendar } / { tech-astronomy }
special-theatre = { tech-code_of_laws } / { tech-theatre }
special-currency = { tech-pottery } / { tech-currency }
special-architecture = { tech-masonry } / { tech-architecture }
special-navigation = { tech-irrigation } / { tech-navigation }
special-feudalism = { tech-archery } / { tech-feudalism }
special-cavalry = { tech-horse_riding } / { tech-cavalry }
special-fortification = { tech-walls } / { tech-castles }

event-birth_rate = Зростання народжуваності
event-harvest = Багатий урожай
event-festival = Свято
event-great_debate = Великий диспут
event-earthquake = Землетрус
event-rats = Щури
event-bribery = Хабарництво
event-barbarians = Варвари
event-blank = Порожній жетон
event-black_death = Чорна смерть
event-labour_shortage = Брак робочих рук
event-rebirth = Відродження

command-raid = Набіг
command-siege = Облога
command-scorched_earth = Випалена земля
command-terror = Терор
command-tribute = Данина
command-recall = Відкликання до Каракорума

achievement-outstanding_lineage = Видатний рід
achievement-great_kingdom = Велике королівство
achievement-mighty_empire = Могутня імперія
achievement-eternal_civilization = Вічна цивілізація
achievement-kingdom_of_technology = Королівство технологій
achievement-primeval_land = Первісний край
achievement-world_of_wonders = Світ чудес
achievement-superpower = Наддержава

position-1 = 1
position-2 = 2
position-3 = 3
position-4 = 4
position-5 = 5
position-6 = 6
position-7 = 7
position-8 = 8

source-table = спільне поле
source-aksum = { civilization-aksum }
source-arabs = { civilization-arabs }
source-aztecs = { civilization-aztecs }
source-babylon = { civilization-babylon }
source-byzantium = { civilization-byzantium }
source-britain = { civilization-britain }
source-china = { civilization-china }
source-phoenicia = { civilization-phoenicia }
source-harappa = { civilization-harappa }
source-hittites = { civilization-hittites }
source-iberia = { civilization-iberia }
source-ottoman = { civilization-ottoman }
source-inca = { civilization-inca }
source-carthage = { civilization-carthage }
source-kongo = { civilization-kongo }
source-korea = { civilization-korea }
source-maya = { civilization-maya }
source-persia = { civilization-persia }
source-polynesia = { civilization-polynesia }
source-rome = { civilization-rome }
source-scythia = { civilization-scythia }
source-slavs = { civilization-slavs }
source-sumer = { civilization-sumer }
source-tiwanaku = { civilization-tiwanaku }
source-vikings = { civilization-vikings }
source-india = { civilization-india }
source-franks = { civilization-franks }
source-khmer = { civilization-khmer }
source-egypt = { civilization-egypt }
source-mongolia = { civilization-mongolia }
source-germania = { civilization-germania }
source-lydia = { civilization-lydia }
source-celts = { civilization-celts }
source-italy = { civilization-italy }
source-malays = { civilization-malays }
source-khitan = { civilization-khitan }
source-greece = { civilization-greece }
source-japan = { civilization-japan }
source-assyria = { civilization-assyria }
source-huns = { civilization-huns }
source-nubia = { civilization-nubia }
source-mali = { civilization-mali }
source-olmec = { civilization-olmec }
source-minoans = { civilization-minoans }
source-israel = { civilization-israel }
source-tibet = { civilization-tibet }
source-zimbabwe = { civilization-zimbabwe }
source-macedonia = { civilization-macedonia }
source-aksum_legacy = { civilization-aksum }, спадщина
source-arabs_legacy = { civilization-arabs }, спадщина
source-aztecs_legacy = { civilization-aztecs }, спадщина
source-babylon_legacy = { civilization-babylon }, спадщина
source-byzantium_legacy = { civilization-byzantium }, спадщина
source-britain_legacy = { civilization-britain }, спадщина
source-china_legacy = { civilization-china }, спадщина
source-phoenicia_legacy = { civilization-phoenicia }, спадщина
source-harappa_legacy = { civilization-harappa }, спадщина
source-hittites_legacy = { civilization-hittites }, спадщина
source-iberia_legacy = { civilization-iberia }, спадщина
source-ottoman_legacy = { civilization-ottoman }, спадщина
source-inca_legacy = { civilization-inca }, спадщина
source-carthage_legacy = { civilization-carthage }, спадщина
source-kongo_legacy = { civilization-kongo }, спадщина
source-korea_legacy = { civilization-korea }, спадщина
source-maya_legacy = { civilization-maya }, спадщина
source-persia_legacy = { civilization-persia }, спадщина
source-polynesia_legacy = { civilization-polynesia }, спадщина
source-rome_legacy = { civilization-rome }, спадщина
source-scythia_legacy = { civilization-scythia }, спадщина
source-slavs_legacy = { civilization-slavs }, спадщина
source-sumer_legacy = { civilization-sumer }, спадщина
source-tiwanaku_legacy = { civilization-tiwanaku }, спадщина
source-vikings_legacy = { civilization-vikings }, спадщина
source-india_legacy = { civilization-india }, спадщина
source-franks_legacy = { civilization-franks }, спадщина
source-khmer_legacy = { civilization-khmer }, спадщина
source-egypt_legacy = { civilization-egypt }, спадщина
source-mongolia_legacy = { civilization-mongolia }, спадщина
source-germania_legacy = { civilization-germania }, спадщина
source-lydia_legacy = { civilization-lydia }, спадщина
source-celts_legacy = { civilization-celts }, спадщина
source-italy_legacy = { civilization-italy }, спадщина
source-malays_legacy = { civilization-malays }, спадщина
source-khitan_legacy = { civilization-khitan }, спадщина
source-greece_legacy = { civilization-greece }, спадщина
source-japan_legacy = { civilization-japan }, спадщина
source-assyria_legacy = { civilization-assyria }, спадщина
source-huns_legacy = { civilization-huns }, спадщина
source-nubia_legacy = { civilization-nubia }, спадщина
source-mali_legacy = { civilization-mali }, спадщина
source-olmec_legacy = { civilization-olmec }, спадщина
source-minoans_legacy = { civilization-minoans }, спадщина
source-israel_legacy = { civilization-israel }, спадщина
source-tibet_legacy = { civilization-tibet }, спадщина
source-zimbabwe_legacy = { civilization-zimbabwe }, спадщина
source-macedonia_legacy = { civilization-macedonia }, спадщина
source-writing = { tech-writing }
source-education = { tech-education }
source-science = { tech-science }
source-sailing = { tech-sailing }
source-mathematics = { tech-mathematics }
source-engineering = { tech-engineering }
source-mining = { tech-mining }
source-iron_working = { tech-iron_working }
source-gunpowder = { tech-gunpowder }
source-mysticism = { tech-mysticism }
source-philosophy = { tech-philosophy }
source-calendar = { tech-calendar }
source-astronomy = { tech-astronomy }
source-code_of_laws = { tech-code_of_laws }
source-theatre = { tech-theatre }
source-pottery = { tech-pottery }
source-currency = { tech-currency }
source-masonry = { tech-masonry }
source-architecture = { tech-architecture }
source-irrigation = { tech-irrigation }
source-navigation = { tech-navigation }
source-archery = { tech-archery }
source-feudalism = { tech-feudalism }
source-horse_riding = { tech-horse_riding }
source-cavalry = { tech-cavalry }
source-walls = { tech-walls }
source-castles = { tech-castles }
source-great_pyramids = { wonder-great_pyramids }
source-hanging_gardens = { wonder-hanging_gardens }
source-great_library = { wonder-great_library }
source-colossus = { wonder-colossus }
source-great_wall = { wonder-great_wall }
source-colosseum = { wonder-colosseum }
source-temple_of_artemis = { wonder-temple_of_artemis }
source-stonehenge = { wonder-stonehenge }
source-petra = { wonder-petra }
source-machu_picchu = { wonder-machu_picchu }
source-hagia_sophia = { wonder-hagia_sophia }
source-taj_mahal = { wonder-taj_mahal }
source-terracotta_army = { wonder-terracotta_army }
source-moai = { wonder-moai }
source-lighthouse = { wonder-lighthouse }

# виправлення, з якими в цю гру не зіграти: `error-<id>`
error-word-missing = { $where }: після «{ $value }» бракує слова.
error-who = { $where }: потрібно «all» або «most» чи «least» і те, що рахують, наприклад «most wonder».
error-effect-head = { $where }: з «{ $value }» ефект не починається. Він починається числом, дією або моментом із двокрапкою, наприклад «trade:», або словом з таких: { $there }.
error-effect-tail = { $where }: «{ $value }» тут незрозуміле. Далі можуть стояти: { $there }.
error-effect-may = { $where }: «may» стоїть лише після «turn:», а за ним іде дія або «give».
error-effect-give = { $where }: пишуть «turn: may give 2 for 2 points», числа можуть бути інші.
error-effect-of-action = { $where }: названо «{ $value }:», але нічого про це не сказано.
error-effect-gain = { $where }: потрібне число і те, що ним рахують, наприклад «3 points».
error-effect-dearer = { $where }: ціна може лише впасти, тож перед «cost» потрібне число, менше від 0.
error-effect-idle = { $where }: «{ $value }» у цьому ефекті нічого не змінить.
error-effect-only-gains = { $where }: тут стоїть лише те, що отримують, наприклад «3 points», без моменту.
error-effect-no-moment = { $where }: не сказано, коли ефект діє, наприклад «turn:» чи «trade:».
error-effect-by-itself = { $where }: ефект не можна рахувати за тим, що він дає, а «per { $value }» саме так і робить.
error-effect-only-points = { $where }: у цей момент отримують лише бали.
error-effect-bonus = { $where }: дія може додатково дати лише: { $there }.
error-mode-in-deck = { $where }: «{ $value }» уже є в колоді.
error-mode-deck = { $where }: якщо першу цивілізацію задано, треба назвати й колоду.
error-mode-for-one = { $where }: це мають лише режими для одного гравця.
error-mode-track = { $where }: на шкалі часу має лежати { $count } різних карт дій.
error-command-choices = { $where }: з усього, що приносить наказ, вибирати можна лише одне: чудо, технологію або продаж.

# Чого бракує для ходу

missing-coins = { $needs ->
    [one] Потрібна { $needs } монета;
    [few] Потрібні { $needs } монети;
   *[many] Потрібно { $needs } монет;
} у вас { $has }.
missing-workers = { $needs ->
    [one] Потрібен { $needs } вільний робітник;
    [few] Потрібні { $needs } вільні робітники;
   *[many] Потрібно { $needs } вільних робітників;
} у вас { $has }.
missing-stones = { $needs ->
    [one] Потрібен { $needs } камінь;
    [few] Потрібні { $needs } камені;
   *[many] Потрібно { $needs } каменів;
} у вас { $has }.
missing-silk = Потрібно шовку: { $needs }; у вас { $has }.

lesson-turn = Шість раундів, у кожному по одному ходу на гравця.
lesson-turn-1 = Візьміть цивілізацію
    .about = Заснуйте нову й візьміть її робітників, поглиньте одну заради спадщини та робітника або лишайтеся з тим, що є.
lesson-turn-2 = Розставте робітників
    .about = Кожне місце приймає робітників, а деякі й монети, раз за хід. Або відпочиньте: 2 монети й робітник.
lesson-turn-3 = Білі чи червоні
    .about = Робітники з білих місць вертаються до вас. Ті, що на червоних, пропадають.
lesson-turn-4 = Час іде
    .about = Одна дія зникає, інша приходить. Якщо нова несе війну, найслабші втрачають робітника.
lesson-wrong-1 = «Лишаюся з першою цивілізацією.»
    .about = Можна мати три карти, і кожна спадщина лишається. Нове народження ще й дає свіжих робітників.
lesson-wrong-2 = «Відпочинок — змарнований хід.»
    .about = Він дає 2 монети й робітника, а без монет до добрих дій не дістатися.
lesson-wrong-3 = «Сила потрібна лише нападникам.»
    .about = У війні всі з найменшою силою втрачають робітника. Може вистачити й одиниці.
lesson-wrong-4 = «Технології — потім.»
    .about = Ходів шість. Те, що діє щоходу, найцінніше в перших.
