game = Сквозь века
    .about = Ведите цивилизацию от древности до наших дней: лидеры, чудеса, наука, армии и политика. Побеждает тот, у кого в конце больше всего культуры. От двух до четырёх часов.

# Что делают

do-take = Карта из ряда — { $card }
do-take_at = Карта из ряда, ячейка { $place } — { $card }
do-increase = Рост населения
do-build = Постройка — { $card }
do-upgrade = Улучшение — { $card } → { $card2 }
do-remodel = Бах: перестройка — { $card } → { $card2 }
do-destroy = Уничтожение — { $card }
do-lead = Лидер — { $card }
do-stage = Постройка чуда: { $number ->
    [one] { $number } этап
    [few] { $number } этапа
   *[many] { $number } этапов
}
do-develop = Технология — { $card }
do-revolt = Революция — { $card }
do-play = Карта действия — { $card }
do-tactic = Тактика — { $card }
do-copy = Копия тактики — { $card }
do-enlist = Барбаросса: население и сразу отряд — { $card }
do-sail = Океанские лайнеры: население бесплатно
do-exchange = Хаммурапи: военное действие как гражданское
do-speech = Черчилль: культура
do-arm = Черчилль: наука и ресурсы для войск
do-trade = Торговые пути: обмен еды и ресурсов
do-end = Конец хода
do-prepare = Подготовка события — { $card }
do-attack = Агрессия — { $card }, цель: { $seat }
do-wage = Объявление войны — { $card }, цель: { $seat }
do-offer = Предложение пакта — { $card }, кому: { $seat }, как { $side }
do-cancel = Разрыв пакта — { $seat }
do-resign = Выход из игры
do-retire = Уход Александра за жёлтый жетон
do-settle = Колумб основывает колонию — { $card }
do-pass = Пас
do-peek = Жанна д’Арк: взгляд на ближайшее событие
do-accept = Согласие на пакт
do-refuse = Отказ от пакта
do-bonus = Карта бонуса — { $card }
do-drop = Сброс рубашкой вверх — { $card }
do-defend = Оборона
do-yield = Без обороны
do-bid = Ставка: { $number }
do-send = Отправка отряда — { $card }
do-colonize = Колонизация этими силами
do-food = Еда: { $number }, остальное — ресурсы
do-choose = Выбор — { $card }
do-discard = Сброс — { $card }
do-lose = Потеря с карты — { $card }
do-tuck = Гомер под чудом — { $card }
do-resolve = Сначала — { $card }, цель: { $seat }
do-done = Готово
do-raze = Набег: уничтожение — { $card }
do-claim = Соглашение: карта из ряда, ячейка { $place } — { $card }
do-use = Применение свойства — { $card }
do-deal = В ряд карт: { $card }
do-draw = { $seat } берёт военную карту: { $card }
do-set = Отложено первое событие: { $card }
do-reveal = Открыто событие: { $card }
do-glimpse = { $seat } подсматривает ближайшее событие: { $card }

# О чём спрашивают

ask-ActionPhase = используйте свои действия, затем закончите ход.
help-ActionPhase = Гражданскими действиями берут карты, увеличивают население, строят и развивают; военными набирают отряды и выбирают тактику. Когда сделано достаточно, завершите ход.
ask-TuckHomer = Гомер уходит: положите его под завершённое чудо или верните гражданское действие.
help-TuckHomer = Под чудом он навсегда даёт счастье; иначе к вам сейчас вернётся одно гражданское действие.
ask-MayPeek = Жанна д’Арк может подсмотреть ближайшее событие.
help-MayPeek = Событие увидите только вы, а политическое действие идёт сразу после.
ask-Politics = одно политическое действие или пас.
help-Politics = Раз в ход, до действий: подготовьте событие, нападите, объявите войну или предложите пакт. Пас бесплатен.
ask-AnswerPact = { $asker } предлагает вам пакт: { $card } ({ $asker }: { $side }). Согласны?
help-AnswerPact = Пакт действует для обоих, пока кто-нибудь его не отменит. На карте сказано, что получает каждая сторона.
ask-Defend = { $attacker } атакует: { $card }, сила { $strength }. Добавляйте карты, пока не сравняетесь, или не обороняйтесь.
help-Defend = Карты бонусов добавляют свою защиту, любая другая военная карта рубашкой вверх добавляет 1. Достигнете силы — и с вами ничего не случится.
ask-Raid = уничтожьте городское здание не выше уровня { $level }; владелец: { $rival }.
help-Raid = Вы получите ресурсами половину стоимости здания.
ask-Annex = выберите колонию, которую забираете; владелец: { $rival }.
help-Annex = Всё, что колония даёт постоянно, станет вашим.
ask-Infiltrate = уберите лидера или недостроенное чудо; владелец: { $rival }, культура за каждый уровень: { $culture }.
help-Infiltrate = Оно выходит из игры; чем выше уровень, тем больше культуры вы получите.
ask-ChooseWar = вам нужно решить исход нескольких войн: какая первая?
help-ChooseWar = Каждая война решается отдельно, и добытое в одной остаётся вашим в следующей.
ask-TakeTechnology = заберите особые технологии, на остальное — науку; побеждённый: { $loser }, осталось забрать: { $budget }.
help-TakeTechnology = Взятая технология забирает из суммы свою стоимость; остальное вы получите наукой.
ask-Bid = сделайте ставку на территорию или спасуйте.
help-Bid = Победитель должен послать отряды и карты бонусов на сумму ставки. Отряды теряются, колония остаётся.
ask-SendForce = соберите силы для колонизации: отряды и, если хотите, карты бонуса.
help-SendForce = Посланные отряды теряются: не шлите больше, чем требует ставка.
ask-Split = еда и ресурсы, всего { $amount } ({ $victim }): сколько из них еды?
help-Split = Что не еда, то считается ресурсами; вместе всегда одно и то же количество.
ask-MayBuild = построить бесплатно: { $tech }?
help-MayBuild = Нужен свободный рабочий, но ни действия, ни ресурсов.
ask-Grant = население, здание или технология со скидкой { $discount } либо пас.
help-Grant = Гражданское действие не тратится. Если спасовать, случай уйдёт.
ask-DestroyBuilding = выберите здание, которое будет уничтожено; владелец: { $victim }.
help-DestroyBuilding = Исчезает только здание: его рабочий снова свободен, технология остаётся.
ask-LoseColony = выберите колонию, которую теряете.
help-LoseColony = То, что давала колония, уйдёт вместе с ней.
ask-Ruin = выберите чудо эпохи A или I, которое превратится в руины.
help-Ruin = Руина даёт 2 культуры каждый ход и ничего больше.
ask-TakeFromRow = возьмите карты из ряда; осталось на это гражданских действий: { $budget }.
help-TakeFromRow = Эти карты не тратят ваших гражданских действий. Скажите «готово», когда больше не нужно.
ask-LoseBlue = выберите карту, с которой отдаёте синий жетон; жетонов к сдаче: { $count }.
help-LoseBlue = Жетоны на фермах и шахтах — это ваши запасы еды и ресурсов.
ask-LoseWorker = выберите карту, с которой снимаете рабочего; рабочих к потере: { $count }.
help-LoseWorker = Рабочий возвращается в жёлтый банк, а то, что там стояло, исчезает.
ask-DiscardMilitary = { $count ->
    [one] сбросьте { $count } военную карту.
    [few] сбросьте { $count } военные карты.
   *[many] сбросьте { $count } военных карт.
}
help-DiscardMilitary = Военных карт можно держать столько, сколько у вас военных действий. Другие видят только эпоху сброшенного.
ask-BuildFor = { $discount ->
    [one] постройте или улучшите на { $discount } ресурс дешевле.
    [few] постройте или улучшите на { $discount } ресурса дешевле.
   *[many] постройте или улучшите на { $discount } ресурсов дешевле.
}
help-BuildFor = Карта оплачивает часть цены: выберите, что с ней построить.
ask-DevelopBy = освойте технологию; наука, которую затем получите: { $science }.
help-DevelopBy = Сейчас вы платите всю цену; названная наука придёт после.

# О чём рассказывают

log-culture_up = { $seat }: культура +{ $number }
log-culture_down = { $seat }: культура −{ $number }
log-science_up = { $seat }: наука +{ $number }
log-science_down = { $seat }: наука −{ $number }
log-food_up = { $seat }: еда +{ $number }
log-food_down = { $seat }: еда −{ $number }
log-resources_up = { $seat }: ресурсы +{ $number }
log-resources_down = { $seat }: ресурсы −{ $number }
log-grew = { $seat }: население +{ $number }
log-shrank = { $seat }: население −{ $number }
log-yellow_up = { $seat }: жёлтые жетоны +{ $number }
log-yellow_down = { $seat }: жёлтые жетоны −{ $number }
log-blue_up = { $seat }: синие жетоны +{ $number }
log-blue_down = { $seat }: синие жетоны −{ $number }
log-took = { $seat } берёт: { $card }
log-built = { $seat } строит: { $card }
log-upgraded = { $seat } улучшает: { $card } → { $card2 }
log-destroyed = { $seat }, уничтожено: { $card }
log-led = { $seat }, новый лидер: { $card }
log-left = { $seat }, выходит из игры: { $card }
log-staged = { $seat }: { $card }, этапы +{ $number }
log-completed = { $seat } завершает чудо: { $card }
log-developed = { $seat } осваивает: { $card }
log-revolted = { $seat }, революция: { $card }
log-played = { $seat } разыгрывает: { $card }
log-adopted = { $seat }, тактика: { $card }
log-prepared = { $seat } готовит событие ({ $age })
log-happened = Событие: { $card }
log-attacked = { $seat } атакует: { $card }, цель: { $seat2 }
log-repelled = { $seat } отражает атаку
log-struck = { $seat } терпит удар: { $card }
log-waged = { $seat } объявляет войну: { $card }, цель: { $seat2 }
log-won_war = { $seat } побеждает: { $card }, перевес в силе: { $number }
log-drawn_war = Война без победителя: { $card }
log-offered = { $seat } предлагает пакт: { $card } ({ $side }), кому: { $seat2 }
log-agreed = Пакт заключён: { $card } ({ $seat }, { $seat2 })
log-refused = { $seat } отвергает пакт: { $card }
log-ended = Пакт прекращён: { $card }
log-resigned = { $seat } выходит из игры
log-colonized = { $seat } получает колонию: { $card }
log-lost_colony = { $seat } теряет колонию: { $card }
log-unclaimed = Никто не берёт территорию: { $card }
log-drew = { $seat } берёт военные карты: { $number }
log-discarded = { $seat } сбрасывает военную карту ({ $age })
log-rose_up = { $seat }: восстание, производства нет
log-age_began = Начинается { $age }
log-antiquated = { $seat }, устарело: { $card }
log-ruined = { $seat }, в руинах: { $card }
log-sacrificed = { $seat } жертвует отрядом: { $card }
log-scored = Итоговый подсчёт: { $card }
log-forfeited = { $seat } отказывается от следующего политического действия
log-swept = Уходит из ряда: { $card }
log-last_round = Последний раунд определён
log-saw = { $seat } подсматривает ближайшее событие: { $card }
log-starved = { $seat }, не хватает еды: { $number }
log-tucked = { $seat }, Гомер лежит под чудом: { $card }
log-regained = { $seat }: гражданские действия назад +{ $number }
log-spent = { $seat }: потерянные гражданские действия −{ $number }
log-reshuffled = Сброшенные военные карты перетасованы в новую колоду
log-turn_began = Ходит { $seat }
log-civil_up = { $seat }: гражданские действия +{ $number }
log-civil_down = { $seat }: гражданские действия −{ $number }
log-military_up = { $seat }: военные действия на этот ход +{ $number }
log-military_down = { $seat }: военные действия −{ $number }
log-spare_food_up = { $seat }: еда на этот ход +{ $number }
log-spare_food_down = { $seat }: еда на этот ход −{ $number }
log-spare_resources_up = { $seat }: ресурсы на этот ход +{ $number }
log-spare_resources_down = { $seat }: ресурсы на этот ход −{ $number }
log-unit_resources_up = { $seat }: ресурсы на отряды +{ $number }
log-unit_resources_down = { $seat }: ресурсы на отряды −{ $number }
log-unit_science_up = { $seat }: наука на технологии отрядов +{ $number }
log-unit_science_down = { $seat }: наука на технологии отрядов −{ $number }
log-dealt = В ряд выложено: { $card }
log-replaced = { $seat }, заменено: { $card }
log-captured = { $seat } забирает технологию: { $card }, у кого: { $seat2 }
log-shared_tactic = { $seat }, тактика становится общей: { $card }
log-called_off = { $seat } прекращает войну: { $card }
log-bid_made = { $seat }, ставка: { $number }
log-passed_by = { $seat } больше не торгуется
log-renewed = Будущие события становятся текущими
log-unscored = Без подсчёта: событие ({ $age })
log-skipped = { $seat } пропускает фазу политики
log-first_changed = Первым теперь ходит { $seat }
log-round_began = Начинается раунд { $number }
log-turn_ended = { $seat }: ход окончен, все действия снова доступны
log-strongest = { $seat }: наибольшая сила, { $number }
log-weakest = { $seat }: наименьшая сила, { $number }
log-most_culture = { $seat }: больше всего культуры, { $number }
log-least_culture = { $seat }: меньше всего культуры, { $number }
log-happiest = { $seat }: больше всего счастья, { $number }
log-unhappiest = { $seat }: больше всего недовольных рабочих, { $number }
log-compared = Сила: { $seat } { $number }, { $seat2 } { $number2 }

# Кем игрок является для события, рядом с именем
board-role-strongest = наибольшая сила, { $number }
board-role-weakest = наименьшая сила, { $number }
board-role-most_culture = больше всего культуры, { $number }
board-role-least_culture = меньше всего культуры, { $number }
board-role-happiest = больше всего счастья, { $number }
board-role-unhappiest = больше всего недовольных, { $number }

# Как заканчивается

how-culture = по очкам культуры
    .about = Последний раунд сыгран, оставшиеся события эпохи III подсчитаны; побеждает тот, у кого больше всего культуры.
how-last = последняя оставшаяся цивилизация
    .about = Все остальные сдались, поэтому последняя цивилизация побеждает.
part-culture = культура
part-events = последние события
part-leaders = лидеры в конце

# Что сказано на карте

fact-age = { $age }
fact-kind = { $kind }
fact-type = { $type }
fact-stages = этапы стоят ресурсов: { $stages }
fact-tech-cost = освоение: наука { $n }
fact-revolution = через революцию: наука { $n }
fact-cost = каждый рабочий стоит { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
fact-worker-culture = каждый рабочий: культура +{ $n }
fact-worker-science = каждый рабочий: наука +{ $n }
fact-worker-strength = каждый рабочий: сила +{ $n }
fact-worker-happy = каждый рабочий: счастье +{ $n }
fact-worker-food = каждый рабочий: еда +{ $n }, столько же стоит каждый синий жетон на этой карте
fact-worker-resources = каждый рабочий: ресурсы +{ $n }, столько же стоит каждый синий жетон на этой карте
fact-air-force = каждый отряд может войти в одну армию и удваивает силу её тактики
fact-culture = культура +{ $n }
fact-science = наука +{ $n }
fact-strength = сила +{ $n }
fact-happy = счастье +{ $n }
fact-worker-less-culture = каждый рабочий: культура −{ $n }
fact-worker-less-science = каждый рабочий: наука −{ $n }
fact-worker-less-happy = каждый рабочий: счастье −{ $n }
fact-less-culture = культура −{ $n }
fact-less-science = наука −{ $n }
fact-less-happy = счастье −{ $n }
fact-less-blue = синие жетоны −{ $n }
fact-civil = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
fact-military = { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
fact-more-civil = +{ $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
fact-more-military = +{ $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
fact-urban-limit = городских зданий каждого вида не больше { $n }
fact-stages-at-once = одним действием до { $n ->
    [one] { $n } этапа чуда
    [few] { $n } этапов чуда
   *[many] { $n } этапов чуда
}
fact-discounts = городские здания дешевле: уровень I на { $one }, уровень II на { $two }, уровень III на { $three }
fact-blue = синие жетоны +{ $n }
fact-yellow = жёлтые жетоны +{ $n }
fact-colonization = +{ $n } при колонизации
fact-hand = оба предела карт на руке +{ $n }
fact-says-food-discount = рост населения дешевле, еда −{ $n }
fact-says-leader-discount = взять лидера дешевле на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
fact-says-unit-resources = каждый ход ещё { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}, только на отряды
fact-says-extra-faces = всё остальное, что даёт счастье, даёт его на { $n } больше
fact-says-infantry-as-cavalry = в армиях ваша пехота может считаться кавалерией
fact-says-second-action = раз за игру второе политическое действие в той же фазе
fact-says-peeks = перед политическим действием можете подсмотреть ближайшее событие
fact-says-retires = как политическое действие: может уйти, и вы получаете { $n ->
    [one] { $n } жёлтый жетон
    [few] { $n } жёлтых жетона
   *[many] { $n } жёлтых жетонов
}
fact-says-settles = как политическое действие: может уйти, и территория с вашей руки становится вашей колонией
fact-says-enlists = за 1 военное действие увеличиваете население и строите отряд, еды и ресурсов на { $n } меньше
fact-says-exchanges = раз в ход 1 военное действие считается гражданским
fact-says-remodels = раз в ход улучшаете любое городское здание до театра того же или более высокого уровня
fact-says-discards-to-colonize = при колонизации можете сбросить военные карты (не больше { $n }), каждая даёт +1
fact-says-peaceful = вы не можете разыгрывать агрессии и войны
fact-says-attack-cost-factor = агрессии и войны против вас требуют больше военных действий: ×{ $n }
fact-says-speaks = раз в ход культура +{ $n } или в этот ход на отряды наука { $n } и ресурсы { $n }
fact-says-military-revolutions = ваши революции тратят все военные действия вместо всех гражданских
fact-says-tucks = при смене лидера можете положить его под завершённое чудо, вместо того чтобы вернуть гражданское действие, и чудо даёт счастье +1
fact-says-no-extra-wonder-cost = чудеса, которые у вас есть, не повышают цену следующего
fact-says-sails = раз в ход население +1 бесплатно
fact-says-best-mine-twice = ваша лучшая шахта с рабочим производит ещё раз
fact-says-lab-resources = каждый рабочий в лаборатории производит ещё столько ресурсов, каков уровень лаборатории
fact-says-cheap-after-leader = в ход, когда вы сменили лидера, взять эту карту дешевле на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
fact-attack-cost = стоимость: { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
fact-army = состав армии: { $army }
fact-tactical = каждая армия: сила +{ $n }
fact-obsolete = каждая армия с отрядами старше на две эпохи и больше: сила +{ $n }
field-tactical = сила армии
field-obsolete = сила устаревшей армии
field-copies = число копий
field-stages = стоимость этапов
field-says = как читать её текст
fact-defense = оборона +{ $n }
fact-gain-science = получаете науку: { $n }
fact-gain-culture = получаете культуру: { $n }
fact-gain-food = получаете еду: { $n }
fact-gain-resources = получаете ресурсы: { $n }
fact-gain-population = получаете население: { $n }
fact-draw = добор: { $n ->
    [one] { $n } военная карта
    [few] { $n } военные карты
   *[many] { $n } военных карт
}
fact-pact-culture = { $side }: культура +{ $n }
fact-pact-strength = { $side }: сила +{ $n }
fact-pact-military = { $side }: +{ $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
fact-pact-food = { $side }: производство еды +{ $n }
fact-pact-resources = { $side }: производство ресурсов +{ $n }
fact-pact-less-culture = { $side }: культура −{ $n }
fact-pact-less-strength = { $side }: сила −{ $n }
fact-pact-less-military = { $side }: −{ $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
fact-pact-less-food = { $side }: производство еды −{ $n }
fact-pact-less-resources = { $side }: производство ресурсов −{ $n }
fact-attack-bonus = у стороны, которая атакует другую, для этого сила +{ $n }
fact-says-trade-route = раз в свой ход сторона A может потратить еду ({ $n }) как ресурс, а сторона B — ресурс как еду
fact-shares-science = сторона осваивает технологии дешевле, наука −{ $n }, а другая сторона платит за это 1 очко науки
fact-protects = стороне B никто не может объявить войну
fact-terms-1 = стороны не могут атаковать друг друга
fact-terms-2 = атака одной стороны на другую прекращает пакт

fact-says-alexander = сила +{ $also } за каждый отряд
fact-says-aristotle = наука +{ $n }, когда вы берёте технологию из ряда
fact-says-genghis-khan = в конце вашего хода культура +{ $n }, если вы среди двух сильнейших (при двух игроках: сильнейший), ничьи в вашу пользу
fact-says-joan-of-arc = сила +1 за каждое счастье от храмов и формы правления
fact-says-scholar = ваша лучшая лаборатория или библиотека даёт ещё столько науки, каков её уровень
fact-says-leonardo = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}, когда вы осваиваете технологию
fact-says-michelangelo = культура +1 за каждое счастье от храмов, театров и чудес
fact-says-newton = возвращаете { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}, когда осваиваете технологию
fact-says-bach = культура +{ $also } за каждый театр, а технологии театров осваиваете дешевле, наука −{ $n }
fact-says-cook = культура +2 за первую колонию и +1 за каждую следующую
fact-says-robespierre = культура +{ $n }, когда вы совершаете революцию
fact-says-napoleon = сила +{ $n } за каждый вид отрядов, который у вас есть
fact-says-shakespeare = культура +{ $n } за каждую пару из библиотеки и театра, а когда есть одно из них, другое строите и осваиваете на { $also } дешевле
fact-says-einstein = культура +{ $n }, когда вы осваиваете технологию
fact-says-gates = при уходе или в конце игры даёт столько культуры, сколько ресурсов производят так лаборатории
fact-says-chaplin = ваш лучший театр даёт свою культуру дважды
fact-says-meier = каждая лаборатория даёт столько культуры, каков её уровень, и на 1 меньше науки
fact-says-churchill = если ничего не выбрать, выбрана культура
fact-says-great-wall = сила +{ $n } за каждый отряд пехоты и артиллерии
fact-says-fast-food-chains = по завершении: культура +{ $also } за каждого рабочего в городских зданиях и отрядах, +{ $n } за каждого на фермах и в шахтах
fact-says-first-space-flight = по завершении: столько культуры, какова сумма уровней ваших технологий
fact-says-hollywood = по завершении: культура, которую дают ваши театры и библиотеки, ×{ $n }
fact-says-internet = по завершении: столько культуры, сколько культуры, науки и силы дают ваши городские здания

fact-says-rich-land = постройте или улучшите ферму или шахту на { $n } дешевле
fact-says-urban-growth = постройте или улучшите городское здание на { $n } дешевле
fact-says-efficient-upgrade = улучшите ферму, шахту или городское здание на { $n } дешевле
fact-says-frugality = увеличьте население, затем еда +{ $n }
fact-says-engineering-genius = постройте один этап чуда на { $n } дешевле
fact-says-patriotism = в этот ход ещё 1 военное действие и { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
} на отряды
fact-says-breakthrough = освойте технологию, затем наука +{ $n }
fact-says-reserves = еда или ресурсы: { $n }, всё одного вида
fact-says-against-the-strong = в этот ход ресурсы на отряды за каждую более сильную цивилизацию: { $two } (2 игрока), { $three } (3), { $four } (4)
fact-says-endowment = культура за каждую цивилизацию, у которой её больше: { $two } (2 игрока), { $three } (3), { $four } (4)

fact-says-each = для каждой цивилизации
fact-says-markets = каждая цивилизация получает еду или ресурсы: { $n }, всё одного вида
fact-says-free-building = каждая цивилизация со свободным рабочим может построить бесплатно: { $card }
fact-says-civilization = каждая цивилизация может на { $n } дешевле и без гражданского действия увеличить население, построить ферму, шахту или городское здание либо освоить технологию
fact-says-barbarians = если цивилизация с наибольшей культурой среди двух слабейших (при двух игроках: слабейшая), она теряет 1 рабочего
fact-says-border-conflict = слабейшая цивилизация уничтожает свою ферму, шахту или городское здание, сильнейшая: ресурсы +{ $n }
fact-says-crusades = сильнейшая цивилизация: культура +{ $n }, слабейшая столько же теряет
fact-says-cultural-influence = каждая цивилизация получает свою культуру за один ход
fact-says-foray = две сильнейшие цивилизации (при двух игроках: сильнейшая) получают еду и ресурсы по своему выбору: всего { $n }
fact-says-good-harvest = каждая цивилизация производит еду
fact-says-immigration = у кого больше всего счастья: население +1
fact-says-new-deposits = каждая цивилизация производит ресурсы
fact-says-pestilence = каждая цивилизация: население −1
fact-says-raiders = две слабейшие цивилизации (при двух игроках: слабейшая) теряют еду и ресурсы по своему выбору: всего { $n }
fact-says-rats = каждая цивилизация теряет всю еду
fact-says-rebellion = каждая цивилизация тратит впустую гражданские действия, по { $n } за каждого недовольного рабочего
fact-says-reign-of-terror = слабейшая цивилизация: население −1
fact-says-scientific-breakthrough = каждая цивилизация получает свою науку за один ход
fact-says-uncertain-borders = сильнейшая цивилизация забирает из банка слабейшей { $n ->
    [one] { $n } жёлтый жетон
    [few] { $n } жёлтых жетона
   *[many] { $n } жёлтых жетонов
}
fact-says-civil-unrest = каждая цивилизация за каждого недовольного рабочего: культура −{ $n }, а те, у кого их больше всего, теряют ещё 1 синий жетон
fact-says-cold-war = две сильнейшие цивилизации (при двух игроках: сильнейшая): наука +{ $n }
fact-says-crime-wave = две слабейшие цивилизации (при двух игроках: слабейшая): культура −{ $n }, синие жетоны −1
fact-says-economic-progress = у каждой цивилизации по порядку: коррупция, производство еды, потребление, производство ресурсов
fact-says-emigration = каждая цивилизация теряет население: половину числа недовольных рабочих с округлением вверх
fact-says-iconoclasm = уходят лидеры всех эпох, кроме текущей
fact-says-independence-declaration = слабейшая цивилизация теряет колонию по своему выбору
fact-says-international-agreement = сильнейшая цивилизация может взять из ряда карты всего до 5 гражданских действий, не тратя их, и тогда теряет следующее политическое действие, а затем ряд пополняется
fact-says-national-pride = цивилизация с наибольшей культурой: культура +{ $n }
fact-says-politics-of-strength = сильнейшая цивилизация берёт военные карты: { $draw }, слабейшая сбрасывает: { $n } (в эпоху IV: получает и теряет столько культуры)
fact-says-popularization-of-science = каждая цивилизация получает столько культуры, сколько науки получает за ход
fact-says-prosperity = каждая цивилизация за каждое счастье: еда +1, не больше { $n }
fact-says-ravages-of-time = каждая цивилизация превращает в руины своё чудо эпохи A или I, и теперь оно даёт только культуру +2
fact-says-refugees = сильнейшая цивилизация: культура +{ $n } и население +1, слабейшая столько же теряет
fact-says-terrorism = цивилизация с наименьшей культурой уничтожает по одному городскому зданию у каждой другой
fact-says-impact-of-agriculture = культура, равная производству еды за ход, и ещё +{ $n }, если это больше потребления
fact-says-impact-of-architecture = культура, равная сумме уровней ваших городских зданий
fact-says-impact-of-balance = культура: наименьшее из науки, культуры, еды и ресурсов за ход, ×{ $n }
fact-says-impact-of-colonies = культура +{ $n } за каждую колонию
fact-says-impact-of-competition = культура, равная сумме уровней ваших отрядов и арен
fact-says-impact-of-government = культура +{ $n } за каждое гражданское действие и +1 за каждое военное
fact-says-impact-of-happiness = культура +{ $n } за каждое счастье и на столько же меньше за каждого недовольного рабочего
fact-says-impact-of-industry = культура, равная ресурсам, которые производят ваши шахты
fact-says-impact-of-population = культура +{ $n } за каждого довольного рабочего сверх десяти
fact-says-impact-of-progress = культура +{ $n } за каждый уровень вашей формы правления и особых технологий
fact-says-impact-of-science = культура по месту в науке: 10 и 0 (2 игрока), 14, 7 и 0 (3), 15, 10, 5 и 0 (4)
fact-says-impact-of-strength = культура по месту в силе: 10 и 0 (2 игрока), 14, 7 и 0 (3), 15, 10, 5 и 0 (4)
fact-says-impact-of-technology = культура +{ $n } за каждую технологию эпохи III
fact-says-impact-of-variety = культура +{ $n } за каждый вид отрядов, каждый вид городских зданий и каждую особую технологию, которые у вас есть
fact-says-impact-of-wonders = культура за каждое завершённое чудо по его эпохе: A 5, I 4, II 3, III 2

fact-says-enslave = соперник: население −1
fact-says-plunder = заберите у соперника еду и ресурсы по своему выбору: всего до { $n }
fact-says-raid = уничтожьте { $n ->
    [one] городское здание соперника до уровня { $level }
    [few] два городских здания соперника, одно до уровня { $level }, другое ниже этого уровня
   *[many] два городских здания соперника, одно до уровня { $level }, другое ниже этого уровня
}, затем возьмите ресурсы за половину стоимости с округлением вверх
fact-says-annex = заберите у соперника колонию
fact-says-infiltrate = лидер или недостроенное чудо соперника уходит, а вам за каждый его уровень: культура +{ $n }
fact-says-spy = заберите у соперника науку: до { $n }
fact-says-armed-intervention = заберите у соперника культуру: до { $n }
fact-says-war-over-technology = победитель забирает науку, равную разнице в силе, в том числе особыми технологиями по их цене
fact-says-war-over-territory = победитель забирает из банка побеждённого 1 жёлтый жетон и ещё по 1 за каждые { $n } разницы в силе
fact-says-war-over-culture = победитель забирает культуру: { $n } и ещё столько, какова разница в силе
fact-says-international-tourism = каждая сторона: культура +1 за каждое завершённое чудо другой

# То же несколькими знаками, для терминала; что они значат, говорит `legend`

legend = ♫ культура · ⚛ наука · ⚔ сила · ☺ счастье · ⚘ еда · ⚒ ресурсы · ○ гражданское действие · ● военное действие · ♟ рабочий · ■ синий жетон; 3 (≤8) — столько, когда в банке не больше 8 жетонов; +1: 2⚒ — цена ещё одного
signs-stages = ({ $stages })⚒
signs-army = { $army }
signs-tech-cost = −{ $n }⚛
signs-cost = −{ $n }⚒
signs-worker-culture = +{ $n }♫
signs-worker-science = +{ $n }⚛
signs-worker-strength = +{ $n }⚔
signs-worker-happy = +{ $n }☺
signs-worker-food = +{ $n }⚘
signs-worker-resources = +{ $n }⚒
signs-culture = +{ $n }♫
signs-science = +{ $n }⚛
signs-strength = +{ $n }⚔
signs-happy = +{ $n }☺
signs-less-science = −{ $n }⚛
signs-less-happy = −{ $n }☺
signs-civil = { $n }○
signs-military = { $n }●
signs-more-civil = +{ $n }○
signs-more-military = +{ $n }●
signs-blue = +{ $n }■
signs-attack-cost = −{ $n }●
signs-tactical = +{ $n }⚔
signs-gain-science = +{ $n }⚛
signs-gain-culture = +{ $n }♫
signs-gain-food = +{ $n }⚘
signs-gain-resources = +{ $n }⚒

# В нескольких словах, для терминала, где знаки этого не скажут

short-revolution = революция −{ $n }⚛
short-urban-limit = ≤{ $n } городских на тип
short-colonization = колонизация +{ $n }
short-yellow = жёлтых +{ $n }
short-stages-at-once = этапов за раз: { $n }
short-discounts = городские −{ $one }/−{ $two }/−{ $three }⚒ по уровню
short-hand = пределы руки +{ $n }
short-says-food-discount = население дешевле на { $n }⚘
short-says-leader-discount = лидеры дешевле на { $n }○
short-says-unit-resources = каждый ход +{ $n }⚒ на отряды
short-says-extra-faces = всё остальное с ☺: +{ $n }☺
short-says-infantry-as-cavalry = пехота как кавалерия
short-says-second-action = раз за игру два политических действия
short-says-peeks = видит событие
short-says-retires = уходит: жёлтые +{ $n }
short-says-settles = уходит за колонию
short-says-enlists = за 1● ♟ и отряд, по −{ $n }
short-says-exchanges = раз в ход ● как ○
short-says-remodels = раз в ход городское → ♬
short-says-discards-to-colonize = колонизация: ≤{ $n } карт, по +1
short-says-peaceful = не нападает
short-says-attack-cost-factor = нападения на вас ●×{ $n }
short-says-speaks = каждый ход +{ $n }♫ или +{ $n }⚛ +{ $n }⚒ на отряды
short-says-military-revolutions = революция берёт ●
short-says-tucks = оставляет ▲ +1☺
short-says-no-extra-wonder-cost = чудеса без лишних ○
short-says-sails = каждый ход население +1 бесплатно
short-says-best-mine-twice = лучшая шахта ×2
short-says-lab-resources = ⚗ дают ⚒ по уровню
short-says-cheap-after-leader = дешевле на { $n }○ после нового лидера
short-air-force = удваивает тактику
short-obsolete = старые отряды +{ $n }⚔
short-less-blue = −{ $n }■
short-gain-population = население +{ $n }
short-draw = военных карт +{ $n }
short-says-alexander = +{ $also }⚔ за каждый отряд
short-says-aristotle = +{ $n }⚛ за каждую взятую технологию
short-says-genghis-khan = +{ $n }♫, если среди сильных
short-says-joan-of-arc = +1⚔ за каждое ☺ от ⛪ и правления
short-says-scholar = лучшая ⚗ или ☷: +⚛ по уровню
short-says-leonardo = технология: +{ $n }⚒
short-says-michelangelo = +1♫ за каждое ☺ от ⛪ ♬ ▲
short-says-newton = технология: +{ $n }○
short-says-bach = +{ $also }♫ за каждый ♬, ♬ −{ $n }⚛
short-says-cook = +2♫ за одну колонию, +1♫ за другие
short-says-robespierre = революция: +{ $n }♫
short-says-napoleon = +{ $n }⚔ за каждый вид отрядов
short-says-shakespeare = +{ $n }♫ за каждую пару ☷ ♬, другое −{ $also }
short-says-einstein = технология: +{ $n }♫
short-says-gates = в конце ♫ за ⚗
short-says-chaplin = лучший театр ×2♫
short-says-meier = лаборатории: +♫ по уровню, −1⚛
short-says-great-wall = +{ $n }⚔ за каждую пехоту и артиллерию
short-says-fast-food-chains = готово: { $also }♫ за каждого ♟, { $n }♫ на ♧ ⛏
short-says-first-space-flight = готово: ♫ по уровням технологий
short-says-hollywood = готово: ♫×{ $n } от ♬ ☷
short-says-internet = готово: ♫ по ♫ ⚛ ⚔ городских
short-says-against-the-strong = ⚒ на отряды, { $two }/{ $three }/{ $four } за каждого более сильного
short-says-endowment = ♫ { $two }/{ $three }/{ $four } за каждого, у кого больше ♫
short-defense = оборона +{ $n }⚔
short-says-rich-land = ферма или шахта −{ $n }⚒
short-says-urban-growth = городское здание −{ $n }⚒
short-says-efficient-upgrade = улучшение −{ $n }⚒
short-says-engineering-genius = этап чуда −{ $n }⚒
short-says-frugality = население, затем +{ $n }⚘
short-says-patriotism = в этот ход +1● и +{ $n }⚒ на отряды
short-says-breakthrough = технология, затем +{ $n }⚛
short-says-reserves = +{ $n }⚘ или +{ $n }⚒
short-says-border-conflict = слабейшая: −1 ♧, ⛏ или городское, сильнейшая +{ $n }⚒
short-says-crusades = сильнейшая +{ $n }♫, слабейшая −{ $n }♫
short-says-cultural-influence = все: +♫ по рейтингу ♫
short-says-good-harvest = все производят ⚘
short-says-immigration = больше всех ☺: население +1
short-says-new-deposits = все производят ⚒
short-says-pestilence = все: население −1
short-says-rats = все теряют всю ⚘
short-says-rebellion = все: −{ $n }○ за каждое ☹
short-says-reign-of-terror = слабейшая: население −1
short-says-scientific-breakthrough = все: +⚛ по рейтингу ⚛
short-says-uncertain-borders = сильнейшая берёт у слабейшей жёлтых: { $n }
short-says-civil-unrest = все: −{ $n }♫ за каждое ☹, больше всех ☹: −1■
short-says-iconoclasm = прежние лидеры уходят
short-says-independence-declaration = слабейшая теряет колонию
short-says-national-pride = больше всех ♫: +{ $n }♫
short-says-popularization-of-science = все: +♫ по рейтингу ⚛
short-says-prosperity = все: +1⚘ за каждое ☺, не больше { $n }
short-says-terrorism = меньше всех ♫: −1 городское у каждого другого
short-says-impact-of-architecture = ♫ по уровням городских зданий
short-says-impact-of-colonies = { $n }♫ за каждую колонию
short-says-impact-of-competition = ♫ по уровням отрядов и арен
short-says-impact-of-government = { $n }♫ за каждое ○, 1♫ за каждое ●
short-says-impact-of-happiness = { $n }♫ за каждое ☺, −{ $n }♫ за каждое ☹
short-says-impact-of-industry = ♫ по ⚒ шахт
short-says-impact-of-population = { $n }♫ за каждого довольного сверх десяти
short-says-impact-of-technology = { $n }♫ за каждую технологию эпохи III
short-says-impact-of-wonders = ♫ за чудеса: A 5, I 4, II 3, III 2
short-says-enslave = соперник: население −1
short-says-plunder = взять ≤{ $n } ⚘ и ⚒
short-says-annex = взять колонию
short-says-churchill = иначе ♫
short-says-raid = −{ $n } городских уровня ≤{ $level }, половина их ⚒
short-says-spy = взять ≤{ $n }⚛
short-says-armed-intervention = взять ≤{ $n }♫
short-says-war-over-culture = победитель берёт { $n }♫ и разницу ⚔
short-pact-culture = { $side }: +{ $n }♫
short-pact-less-culture = { $side }: −{ $n }♫
short-pact-strength = { $side }: +{ $n }⚔
short-pact-military = { $side }: +{ $n }●
short-pact-food = { $side }: +{ $n }⚘
short-pact-resources = { $side }: +{ $n }⚒
short-pact-less-resources = { $side }: −{ $n }⚒
short-terms-1 = без нападений
short-terms-2 = до нападения
short-says-markets = все: +{ $n }⚘ или ⚒
short-says-free-building = все бесплатно: { $card }
short-says-civilization = все: рост, здание или технология на { $n } дешевле
short-says-barbarians = больше всех ♫ и среди слабых: −1♟
short-says-foray = 1–2 сильнейшие: +{ $n } ⚘ и ⚒
short-says-raiders = 1–2 слабейшие: −{ $n } ⚘ и ⚒
short-says-cold-war = 1–2 сильнейшие: +{ $n }⚛
short-says-crime-wave = 1–2 слабейшие: −{ $n }♫ −1■
short-says-economic-progress = все производят ⚘ и ⚒
short-says-emigration = все: −1♟ за каждые 2 ☹
short-says-international-agreement = сильнейшая берёт карты ряда на 5○
short-says-politics-of-strength = сильнейшая: +{ $draw } военные карты, слабейшая: −{ $n }
short-says-ravages-of-time = все: чудо эпохи A или I становится руиной
short-says-refugees = сильнейшая +{ $n }♫ +1♟, слабейшая −{ $n }♫ −1♟
short-says-impact-of-agriculture = ♫ за произведённую ⚘, +{ $n }, если её хватает
short-says-impact-of-balance = { $n }♫ × меньшее из ⚛ ♫ ⚘ ⚒
short-says-impact-of-progress = { $n }♫ за уровень правления, особых
short-says-impact-of-science = ♫ по месту в ⚛
short-says-impact-of-strength = ♫ по месту в ⚔
short-says-impact-of-variety = { $n }♫ за тип: отряды, городские, особые
short-says-infiltrate = соперник без лидера или чуда, +{ $n }♫ за уровень
short-says-war-over-technology = победитель берёт ⚛ на разницу ⚔
short-says-war-over-territory = победитель берёт 1 жёлтый и ещё 1 за { $n }⚔ разницы
short-says-international-tourism = +1♫ за каждое чудо другой стороны
short-says-trade-route = раз в ход { $n }⚘ как ⚒ или ⚒ как ⚘
short-attack-bonus = нападение +{ $n }⚔
short-shares-science = технология −{ $n }⚛, другая сторона платит 1⚛
short-protects = B без войны
short-pact-less-strength = { $side }: −{ $n }⚔
short-pact-less-military = { $side }: −{ $n }●
short-pact-less-food = { $side }: −{ $n }⚘

# Сколько что стоит

unit-civil = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
unit-military = { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
unit-food = { $n ->
    [one] { $n } единица еды
    [few] { $n } единицы еды
   *[many] { $n } единиц еды
}
unit-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
unit-science = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
}
sign-civil = { $n }○
sign-military = { $n }●
sign-food = { $n }⚘
sign-resources = { $n }⚒
sign-science = { $n }⚛
price-printed = на карте
price-slot = место в ряду
price-wonders = ваши чудеса
price-bank = жёлтый банк
price-granted = по этой карте
price-replaced = вместо «{ $thing }»
price-floor = до нуля
price-revolution = все действия
price-spare = из них только на этот ход: { $n }

# Заголовки, счётчики, пометки

label-age-A = Эпоха A
label-age-I = Эпоха I
label-age-II = Эпоха II
label-age-III = Эпоха III
label-age-IV = Эпоха IV
label-round = раунд
label-last-round = последний раунд
label-cards-left = осталось гражданских карт
label-military-left = осталось военных карт
label-row-leaves = карт, что следующими уйдут из ряда
label-row = Ряд карт
label-row-1 = За 1 действие
label-row-2 = За 2 действия
label-row-3 = За 3 действия
label-current = Текущие события
label-future = Будущие события
label-past = Прошедшие события
label-tactics = Общие тактики
label-lot = Территория
label-auction = Аукцион
label-bid = высшая ставка
label-bidder = Ставит
label-bidders = Кто торгуется
label-units = отряды
label-colonizing = при колонизации
label-force = Сила для колонизации
label-force-most = ваша сила самое большее
label-force-units = отряды вместе
label-force-armies = армии
label-force-cards = карты бонуса
label-force-sent = отправлено из ставки
label-attack = Нападение
label-attack-sums = Силы сторон
label-attack-strength = нападение
label-defense-strength = защита
label-defense-cards = добавляют карты
label-cards-used = использовано карт
label-pact-offer = Предложенный договор
label-victim = Чьи карты
label-points = Показатели
label-culture = культура
label-science = наука
label-strength = сила
label-unit-science = наука на отряды
label-actions = Действия
label-civil-actions = гражданские действия
label-military-actions = военные действия
label-stores = Запасы
label-food = еда
label-resources = ресурсы
label-unit-resources = ресурсы на отряды
label-people = Население
label-unused = свободные рабочие
label-yellow = Жёлтый банк
label-next-worker = следующий за еду
label-happiness = счастье
label-discontent = недовольные
label-urban-limit = городских не больше
label-faces-needed = нужно счастья
label-blue = Синий банк
label-tokens = жетоны
label-workers = рабочие
label-stages = построенные этапы
mark-marker = остаток жетонов
label-corruption = коррупция
label-end-of-turn = Конец хода
label-gains-culture = культура
label-gains-science = наука
label-gains-food = еда
label-eats = потребление
label-hunger = не хватает еды
label-loses-culture = потеря культуры
label-gains-resources = ресурсы
label-loses-resources = коррупция
label-loses-food = потеря еды
label-draws = карт взять
label-discards = карт сбросить
label-uprising = восстание без производства, не хватает рабочих
label-technologies = Технологии
label-type-farm = Фермы
label-type-mine = Шахты
label-type-lab = Лаборатории
label-type-temple = Храмы
label-type-arena = Арены
label-type-library = Библиотеки
label-type-theater = Театры
label-type-infantry = Пехота
label-type-cavalry = Кавалерия
label-type-artillery = Артиллерия
label-type-air_force = Авиация
label-in-play = В игре
label-wonders = Чудеса
label-colonies = Колонии
label-tactic = Тактика
label-politics = Войны и пакты
label-civil-hand = Гражданские карты
label-military-hand = Военные карты
label-chosen = Уже выбрано
label-resigned = Вне игры
label-left-as = по счёту
note-actions = { $number }○
note-more = +1: { $price }⚒
on-workers = { $n }♟
on-tokens = { $n }■
on-stages = { $n }/{ $of }
on-units = { $n }⚔
on-colonizing = +{ $n }⛴
note-ruined = в руинах
note-homer = с Гомером
note-own = ещё не общая
note-passed = пас
note-bids = ставит { $number }
note-to-bid = торгуется сейчас
note-waits = ждёт
note-hand-full = рука полна
note-owned = уже есть
note-one-leader = 1 на эпоху
note-one-wonder = только одно
note-used = использовано
note-fresh = новая
note-side-a = сторона A
note-side-b = сторона B

# Вещи

age-A = эпоха A
age-I = эпоха I
age-II = эпоха II
age-III = эпоха III
age-IV = эпоха IV

side-a = сторона A
side-b = сторона B

kind-leader = лидер
kind-wonder = чудо
kind-action = карта действия
kind-event = событие
kind-territory = территория
kind-aggression = агрессия
kind-war = война
kind-pact = пакт
kind-tactic = тактика
kind-bonus = карта бонуса

type-farm = ферма
type-mine = шахта
type-lab = лаборатория
type-temple = храм
type-arena = арена
type-library = библиотека
type-theater = театр
type-infantry = пехота
type-cavalry = кавалерия
type-artillery = артиллерия
type-air_force = авиация
type-civil = особая технология: гражданская
type-military = особая технология: военная
type-colonization = особая технология: колонизация
type-construction = особая технология: строительство
type-government = форма правления

unit-infantry = пехота ×{ $n }
unit-cavalry = кавалерия ×{ $n }
unit-artillery = артиллерия ×{ $n }

card-agriculture = Земледелие
card-bronze = Бронза
card-philosophy = Философия
card-religion = Религия
card-warriors = Воины
card-despotism = Деспотизм
card-irrigation = Ирригация
card-selective_breeding = Селекция
card-mechanized_agriculture = Механизация сельского хозяйства
card-iron = Железо
card-coal = Уголь
card-oil = Нефть
card-alchemy = Алхимия
card-scientific_method = Научный метод
card-computers = Компьютеры
card-theology = Теология
card-organized_religion = Организованная религия
card-bread_and_circuses = Хлеб и зрелища
card-team_sports = Командный спорт
card-professional_sports = Профессиональный спорт
card-printing_press = Книгопечатание
card-journalism = Журналистика
card-multimedia = Мультимедиа
card-drama = Драма
card-opera = Опера
card-movies = Кино
card-swordsmen = Мечники
card-riflemen = Стрелки
card-modern_infantry = Современная пехота
card-knights = Рыцари
card-cavalrymen = Кавалеристы
card-tanks = Танки
card-cannon = Пушки
card-rockets = Ракеты
card-air_forces = Военно-воздушные силы
card-monarchy = Монархия
card-theocracy = Теократия
card-constitutional_monarchy = Конституционная монархия
card-republic = Республика
card-communism = Коммунизм
card-fundamentalism = Фундаментализм
card-democracy = Демократия
card-masonry = Каменная кладка
card-architecture = Архитектура
card-engineering = Инженерное дело
card-code_of_laws = Свод законов
card-justice_system = Судебная система
card-civil_service = Государственная служба
card-warfare = Военное дело
card-strategy = Стратегия
card-military_theory = Военная теория
card-cartography = Картография
card-navigation = Навигация
card-satellites = Спутники
card-alexander_the_great = Александр Македонский
card-aristotle = Аристотель
card-hammurabi = Хаммурапи
card-homer = Гомер
card-julius_caesar = Юлий Цезарь
card-moses = Моисей
card-christopher_columbus = Христофор Колумб
card-frederick_barbarossa = Фридрих Барбаросса
card-genghis_khan = Чингисхан
card-joan_of_arc = Жанна д’Арк
card-leonardo_da_vinci = Леонардо да Винчи
card-michelangelo = Микеланджело
card-isaac_newton = Исаак Ньютон
card-j_s_bach = Иоганн Себастьян Бах
card-james_cook = Джеймс Кук
card-maximilien_robespierre = Максимилиан Робеспьер
card-napoleon_bonaparte = Наполеон Бонапарт
card-william_shakespeare = Уильям Шекспир
card-albert_einstein = Альберт Эйнштейн
card-bill_gates = Билл Гейтс
card-charlie_chaplin = Чарли Чаплин
card-mahatma_gandhi = Махатма Ганди
card-sid_meier = Сид Мейер
card-winston_churchill = Уинстон Черчилль
card-pyramids = Пирамиды
card-hanging_gardens = Висячие сады
card-colossus = Колосс
card-library_of_alexandria = Александрийская библиотека
card-great_wall = Великая стена
card-st_peters_basilica = Собор Святого Петра
card-taj_mahal = Тадж-Махал
card-universitas_carolina = Карлов университет
card-eiffel_tower = Эйфелева башня
card-kremlin = Кремль
card-ocean_liner_service = Океанские лайнеры
card-transcontinental_railroad = Трансконтинентальная железная дорога
card-fast_food_chains = Сети быстрого питания
card-first_space_flight = Первый полёт в космос
card-hollywood = Голливуд
card-internet = Интернет
card-rich_land_a = Богатые земли A
card-rich_land_i = Богатые земли I
card-rich_land_ii = Богатые земли II
card-urban_growth_a = Рост городов A
card-urban_growth_i = Рост городов I
card-urban_growth_ii = Рост городов II
card-urban_growth_iii = Рост городов III
card-frugality_a = Бережливость A
card-frugality_i = Бережливость I
card-frugality_ii = Бережливость II
card-engineering_genius_a = Инженерный гений A
card-engineering_genius_i = Инженерный гений I
card-engineering_genius_ii = Инженерный гений II
card-engineering_genius_iii = Инженерный гений III
card-patriotism_a = Патриотизм A
card-patriotism_i = Патриотизм I
card-patriotism_ii = Патриотизм II
card-patriotism_iii = Патриотизм III
card-cultural_heritage_a = Культурное наследие A
card-cultural_heritage_i = Культурное наследие I
card-stockpile_a = Запасы A
card-breakthrough_i = Прорыв I
card-breakthrough_ii = Прорыв II
card-reserves_i = Резервы I
card-reserves_ii = Резервы II
card-reserves_iii = Резервы III
card-efficient_upgrade_ii = Эффективная модернизация II
card-efficient_upgrade_iii = Эффективная модернизация III
card-revolutionary_idea_ii = Революционная идея II
card-revolutionary_idea_iii = Революционная идея III
card-wave_of_nationalism_ii = Волна национализма II
card-military_build_up_iii = Наращивание вооружений III
card-endowment_for_the_arts_iii = Поддержка искусств III
card-development_of_agriculture = Развитие земледелия
card-development_of_crafts = Развитие ремёсел
card-development_of_markets = Развитие рынков
card-development_of_politics = Развитие политики
card-development_of_religion = Развитие религии
card-development_of_science = Развитие науки
card-development_of_settlement = Развитие поселений
card-development_of_trade_routes = Развитие торговых путей
card-development_of_warfare = Развитие военного дела
card-development_of_civilization = Развитие цивилизации
card-barbarians = Варвары
card-border_conflict = Пограничный конфликт
card-crusades = Крестовые походы
card-cultural_influence = Культурное влияние
card-foray = Вылазка
card-good_harvest = Хороший урожай
card-immigration = Иммиграция
card-new_deposits = Новые месторождения
card-pestilence = Мор
card-raiders = Налётчики
card-rats = Крысы
card-rebellion = Бунт
card-reign_of_terror = Царство террора
card-scientific_breakthrough = Научный прорыв
card-uncertain_borders = Неясные границы
card-civil_unrest = Народные волнения
card-cold_war = Холодная война
card-crime_wave = Волна преступности
card-economic_progress = Экономический прогресс
card-emigration = Эмиграция
card-iconoclasm = Иконоборчество
card-independence_declaration = Декларация независимости
card-international_agreement = Международное соглашение
card-national_pride = Национальная гордость
card-politics_of_strength = Политика силы
card-popularization_of_science = Популяризация науки
card-prosperity = Процветание
card-ravages_of_time = Разрушительное время
card-refugees = Беженцы
card-terrorism = Терроризм
card-impact_of_agriculture = Влияние земледелия
card-impact_of_architecture = Влияние архитектуры
card-impact_of_balance = Влияние равновесия
card-impact_of_colonies = Влияние колоний
card-impact_of_competition = Влияние соперничества
card-impact_of_government = Влияние правления
card-impact_of_happiness = Влияние счастья
card-impact_of_industry = Влияние промышленности
card-impact_of_population = Влияние населения
card-impact_of_progress = Влияние прогресса
card-impact_of_science = Влияние науки
card-impact_of_strength = Влияние силы
card-impact_of_technology = Влияние технологий
card-impact_of_variety = Влияние разнообразия
card-impact_of_wonders = Влияние чудес
card-developed_territory_i = Развитая территория I
card-historic_territory_i = Историческая территория I
card-inhabited_territory_i = Населённая территория I
card-strategic_territory_i = Стратегическая территория I
card-vast_territory_i = Обширная территория I
card-wealthy_territory_i = Богатая территория I
card-developed_territory_ii = Развитая территория II
card-historic_territory_ii = Историческая территория II
card-inhabited_territory_ii = Населённая территория II
card-strategic_territory_ii = Стратегическая территория II
card-vast_territory_ii = Обширная территория II
card-wealthy_territory_ii = Богатая территория II
card-enslave_i = Порабощение I
card-plunder_i = Грабёж I
card-raid_i = Набег I
card-annex_ii = Аннексия II
card-infiltrate_ii = Внедрение II
card-plunder_ii = Грабёж II
card-raid_ii = Набег II
card-spy_ii = Шпионаж II
card-armed_intervention_iii = Вооружённое вмешательство III
card-plunder_iii = Грабёж III
card-raid_iii = Набег III
card-war_over_technology = Война за технологии
card-war_over_territory = Война за территорию
card-war_over_culture = Война за культуру
card-open_borders_agreement = Соглашение об открытых границах
card-trade_routes_agreement = Соглашение о торговых путях
card-acceptance_of_supremacy = Признание превосходства
card-international_trade_agreement = Международное торговое соглашение
card-promise_of_military_protection = Обещание военной защиты
card-scientific_cooperation = Научное сотрудничество
card-international_tourism = Международный туризм
card-loss_of_sovereignty = Утрата суверенитета
card-military_pact = Военный пакт
card-peace_treaty = Мирный договор
card-fighting_band = Боевой отряд
card-legion = Легион
card-medieval_army = Средневековая армия
card-phalanx = Фаланга
card-heavy_cavalry = Тяжёлая кавалерия
card-fortifications = Укрепления
card-mobile_artillery = Мобильная артиллерия
card-conquistadors = Конкистадоры
card-defensive_army = Оборонительная армия
card-napoleonic_army = Наполеоновская армия
card-classic_army = Классическая армия
card-entrenchments = Окопы
card-mechanized_army = Механизированная армия
card-shock_troops = Ударные войска
card-modern_army = Современная армия
card-military_bonus_i = Военный бонус I
card-military_bonus_ii = Военный бонус II
card-military_bonus_iii = Военный бонус III

# исправления, с которыми в эту игру не сыграть: `error-<id>`
error-only-wonders = { $where }: это есть только у чудес.
error-no-stages = { $where }: у чуда есть хотя бы один этап.
error-no-army = { $where }: в армии есть хотя бы один отряд.
error-copies-on-boards = { $where }: эта технология лежит на планшете каждого игрока, поэтому копий должно быть «2 3 4».
error-copies-civil = { $where }: чем больше игроков, тем копий столько же или больше, но не меньше.
error-copies-pact = { $where }: для двух игроков копий пакта нет, а для трёх и четырёх их поровну.
error-copies-military = { $where }: копий военной карты поровну при любом числе игроков.
error-no-civil-cards = { $where }: не остаётся гражданских карт эпохи { $age } (игроков: { $players }).
error-few-first-events = { $where }: событий эпохи A должно остаться не меньше { $least }.

# чего не хватает для отклонённого действия: `missing-<what>`
missing-civil_actions = { $needs ->
    [one] Нужно { $needs } гражданское действие;
    [few] Нужно { $needs } гражданских действия;
   *[many] Нужно { $needs } гражданских действий;
} у вас { $has }.
missing-military_actions = { $needs ->
    [one] Нужно { $needs } военное действие;
    [few] Нужно { $needs } военных действия;
   *[many] Нужно { $needs } военных действий;
} у вас { $has }.
missing-food = Нужно еды: { $needs }; у вас { $has }.
missing-resources = { $needs ->
    [one] Нужен { $needs } ресурс;
    [few] Нужно { $needs } ресурса;
   *[many] Нужно { $needs } ресурсов;
} у вас { $has }.
missing-science = Нужно науки: { $needs }; у вас { $has }.
missing-workers = { $needs ->
    [one] Нужен { $needs } свободный рабочий;
    [few] Нужно { $needs } свободных рабочих;
   *[many] Нужно { $needs } свободных рабочих;
} у вас { $has }.
missing-blue_tokens = { $needs ->
    [one] Нужен { $needs } синий жетон;
    [few] Нужно { $needs } синих жетона;
   *[many] Нужно { $needs } синих жетонов;
} у вас { $has }.
missing-strength = Нужна сила { $needs }; у вас { $has }.
missing-force = Нужны силы для колонизации: { $needs }; у вас { $has }.

lesson-turn = Ряд карт движется с каждым ходом, а с ним и эпохи.
lesson-turn-1 = Сначала политика
    .about = Ход открывает одно политическое действие: подготовить событие, напасть, предложить пакт или пропустить.
lesson-turn-2 = Потратьте действия
    .about = Белые берут карты, строят и изучают технологии. Чем правее карта в ряду, тем больше действий она стоит.
lesson-turn-3 = Дайте рабочим дело
    .about = Еда даёт рабочего, ресурсы ставят его на карту, наука открывает лучшие карты.
lesson-turn-4 = Завершите ход
    .about = Карты приносят науку, культуру, еду и ресурсы; люди едят.
lesson-wrong-1 = «Побеждает культура, значит, сначала культура.»
    .about = Сначала фермы, шахты, наука и действия. Культура, начатая чуть позже, быстро нагонит.
lesson-wrong-2 = «Я живу мирно, на меня не нападут.»
    .about = Нападают на слабейших и грабят их. Держитесь близко к силе остальных.
lesson-wrong-3 = «Откладываю на потом.»
    .about = Запасы опустошают синий банк, и тогда часть забирает коррупция. Тратьте.
lesson-wrong-4 = «Чем больше людей, тем лучше.»
    .about = Каждый шаг требует ещё одного счастливого лица и еды. Слишком много недовольных — и ничего не производится.
