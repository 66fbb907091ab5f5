game = Цивилизация: Новый рассвет
    .about = Каждый ход выбирайте одну из пяти карт фокуса: чем дольше она ждала, тем она сильнее. Заселяйте карту, которую сами сложили, торгуйте, исследуйте, стройте чудеса и воюйте. Побеждает тот, кто первым выполнит по заданию с каждой карты победы. От одного до двух часов.

option-map = Карта мира
    .about = Её складывают игроки, фрагмент за фрагментом, или она выложена как для первой партии.
choice-map-built = складывают игроки
choice-map-first = первая партия
option-length = Длина
    .about = Три карты победы или четыре в эпической игре.
choice-length-standard = обычная
choice-length-epic = эпическая

# Что делают

do-yes = Да
do-no = Нет
do-done = Готово
do-pass = Пас
do-at = Гекс: { $space }
do-resign = Выход из игры
do-tile = Выкладка — { $tile }
do-lay = Место { $cell }, { $side }, поворот { $turn }
do-compass = При 1: { $way }
do-resolve = Розыгрыш карты — { $card }
do-spend = Трата жетона торговли
do-spend_natural = Трата как жетона торговли — { $natural }
do-put = Жетон торговли на карту — { $card }
do-store = Жетон торговли на Большой Зимбабве
do-upgrade = Замена карты — { $card } → { $card2 }
do-swap = Поменять местами: { $card }, { $card2 }
do-gain = Выбор — { $resource }
do-shift = Сдвиг жетона контроля — { $space }
do-lift = Снятие жетона контроля — { $space }
do-carry = На карту — { $card }
do-envoy = Карта дипломатии — { $state }
do-treaty = Взять — { $pact }
do-renounce = Вернуть — { $pact }
do-renew = Женева: вернуть — { $pact }, взять — { $pact2 }
do-send = Отправка каравана — { $space }
do-caravan = Движение каравана — { $space }
do-step = Сюда: { $space }
do-arrive = Прибытие сюда
do-exchange = Обмен — { $resource } → { $resource2 }
do-found = Постройка города — { $space }
do-raise = Постройка — { $wonder }
do-pay = Трата — { $resource }
do-pay_natural = Использование как ресурса — { $natural }
do-site = Место: { $space }
do-garden = Висячие сады, жетон контроля — { $space }
do-raze = Запретный город, уничтожение жетона контроля — { $space }
do-point = Эйфелева башня, указать — { $space }
do-cede = Отдать: { $space }
do-release = Большой Зимбабве: жетон торговли на карту, { $card }
do-drive = Сеул: { $barbarian } → { $space }
do-grant = Жетон торговли на карту — { $card }
do-improve = Замена карты — { $card } → { $card2 }
do-attack = Атака — { $space }
do-reinforce = Укрепление — { $space }
do-conquer = Завоевание города-государства
do-liberate = Освобождение города-государства
do-rob = Жетон торговли с карты — { $card }
do-discard = Жетон торговли с карты — { $card }
do-roll = Кубик: { $number }
do-deal_leader = Лидер: { $leader }
do-deal_tile = Роздано: { $tile }
do-draw_core = Часть ядра: { $tile }
do-starts = Начинает { $seat }
do-draw_victory = Карта победы: { $goal }
do-turn_up = Открыто чудо: { $wonder }

# О чём спрашивают

ask-DealLeader = { $seat } получает лидера.
ask-AssignCapital = { $seat } получает столицу.
ask-DealCapital = { $seat } получает фрагмент карты со столицей.
ask-DrawCore = вытягивают следующий фрагмент ядра ({ $side }).
ask-CoreSide = кубик решает, какой стороной лежит ядро.
ask-DealTiles = раздают остальные фрагменты карты.
ask-FirstLayer = случай решает, кто выкладывает первый фрагмент карты.
ask-ChooseTile = выберите фрагмент карты, который выложите следующим.
help-ChooseTile = Каждый выкладывает три фрагмента. Где ляжет ваш фрагмент со столицей, там начнётся ваша империя.
ask-LayTile = выберите, где, какой стороной и с каким поворотом ляжет { $tile }.
help-LayTile = Он должен касаться четырёх гексов уже выложенных фрагментов, а если может, то и ядра. Место названо по тому гексу фрагмента, вокруг которого шесть других его гексов.
ask-FirstPlayer = случай решает, кто первый игрок.
ask-Orient = выберите, куда будут идти варвары.
help-Orient = Когда так велит диск событий, бросают кубик, и каждый варвар идёт на один гекс. Куда именно при каждом числе, говорит жетон направления.
ask-DrawVictory = вытягивают карту победы.
ask-StartOfTurn = используйте то, что действует в начале вашего хода, или идите дальше.
help-StartOfTurn = Каждое свойство действует раз за ход, в любом порядке.
ask-EconomyFirst = Стадион «Маракана»: разыграть карту экономики перед другой?
help-EconomyFirst = Она сразу возвращается в ячейку 1. Затем вы выбираете карту другого типа.
ask-ChooseCard = выберите карту фокуса, которую разыграете.
help-ChooseCard = Она действует с номером своей ячейки, затем возвращается в ячейку 1, а карты перед ней сдвигаются вверх. Карты, которые ждут, становятся сильнее.
ask-Repeat = Венецианский арсенал: разыграть ту же карту ещё раз, как из ячейки 1?
ask-AfterReset = { $card } в ячейке 1: используйте то, что это разрешает, или идите дальше.
help-AfterReset = Капитализм разыгрывает другую карту ряда, как из ячейки 1. Ацтеки после выигранной атаки меняют местами две карты.
ask-PlaceTokens = жетоны контроля рядом с городами: осталось { $left }, сложность до { $number } ({ $slot }).
help-PlaceTokens = Жетон контроля делает гекс вашим и даёт ресурс или чудо природы, которые там есть. Город развит, когда со всех сторон его окружают жетоны контроля или вода. Когда жетоны карты размещены, каждый потраченный жетон торговли даёт ещё один.
ask-PlaceNear = разместите ещё один жетон контроля рядом с любым своим гексом, сложность до { $number }.
ask-ShiftToken = сдвиньте один из своих жетонов контроля на соседний пустой гекс или спасуйте.
ask-ShiftTo = выберите, куда пойдёт жетон контроля: { $space }.
ask-Convert = Средства массовой информации: выберите жетон контроля соперника не дальше 2 гексов от ваших.
help-Convert = Неукреплённый заменяют вашим, укреплённый переворачивают на неукреплённую сторону.
ask-SpendOnScience = диск технологий: +{ $steps } ({ $slot }); за жетоны торговли — дальше.
help-SpendOnScience = Каждый жетон торговли на карте — ещё одно деление.
ask-Upgrade = диск технологий достиг нового уровня: замените карту своего ряда или спасуйте.
help-Upgrade = Новая карта точно этого уровня и занимает ячейку старой со всем, что на ней лежит.
ask-Bomb = Ядерная энергия: выберите гекс.
help-Bomb = Там и рядом неукреплённые жетоны контроля уничтожают, а укреплённые переворачивают на неукреплённую сторону, ваши тоже.
ask-PutTrade = выберите карту фокуса для жетона торговли; осталось: { $left }.
ask-PutHarvest = развитые города приносят торговлю: выберите карту фокуса для жетона торговли; осталось: { $left }.
help-PutTrade = На карте помещается три. Их тратят при розыгрыше карты, а с военной — и в обороне.
ask-PutNatural = выберите карту фокуса, на которой будет лежать { $natural }.
ask-PutState = выберите карту фокуса, на которой будет лежать { $state }.
ask-GainResource = выберите ресурс из запаса.
ask-Lift = у вас нет свободного жетона контроля: снимите один с карты мира.
ask-LiftToPlace = у вас нет свободного жетона контроля: снимите один с карты мира, чтобы положить его сюда: { $space }.
ask-TurnUp = открывают следующую карту, колода — { $deck }.
ask-Site = выберите город для чуда: { $wonder }.
help-Site = В городе может быть одно чудо. Кто захватывает город, тот получает и чудо.
ask-Resite = выберите город, куда переносится чудо: { $wonder }.
ask-SendEnvoy = взять карту дипломатии: { $state }?
help-SendEnvoy = Она действует для вас, пока вы не нападёте на этот город-государство или его не завоюют.
ask-MakeTreaty = возьмите карту дипломатии ({ $giver }) или спасуйте.
help-MakeTreaty = От каждого соперника можно иметь одну карту (с дворцом Потала — четыре), поэтому лишняя возвращается. При нападении на этого соперника они вернутся к нему.
ask-TakeTreaties = Дворец Потала: берите карты дипломатии соперников, ещё не больше { $left }.
ask-Renounce = у вас слишком много карт дипломатии ({ $giver }): выберите, какую вернуть.
ask-SpendOnSteps = караваны выходят ({ $slot }); потрачено жетонов торговли: { $spent }.
help-SpendOnSteps = Каждый жетон — ещё один гекс для каждого каравана.
ask-MoveCaravans = двигайте караваны ({ $slot }): гексов { $steps } каждому и { $pool } общих, сложность до { $number }.
help-MoveCaravans = Караван с карты выходит из столицы или развитого города. Его цель — город-государство или город соперника: это даёт два жетона торговли и карту дипломатии.
ask-CaravanMove = ведите караван из { $at } ({ $slot }): гексов { $left }, общих { $pool }.
help-CaravanMove = Он может остановиться в пути и пойти дальше, когда вы снова разыграете экономику. В городе-государстве или городе соперника он должен прибыть или идти дальше.
ask-ExchangeResource = обменяйте ресурс на другой из запаса или спасуйте.
ask-GrantToken = Посольство: выберите карту фокуса ({ $giver }) для жетона торговли.
ask-Accept = вам предназначен жетон торговли, { $slot }: положите его туда или на Большой Зимбабве.
ask-Build = постройте город или чудо ({ $slot }, номер { $number }) или спасуйте.
help-Build = Город не может стоять рядом с другим городом или городом-государством. Чудо требует производства: его даёт карта, по 2 каждый ресурс нужного типа, по 1 каждый жетон торговли с карты.
ask-PayWonder = { $wonder }: ещё не хватает производства: { $owed }. Что потратите ({ $slot })?
help-PayWonder = Ресурс стоит 2, жетон торговли 1. Чудо природы можно использовать раз за ход, и оно остаётся у вас.
ask-Surround = размещайте жетоны контроля рядом с новым городом { $at }: осталось { $left }, сложность до { $number }.
ask-PointAgain = Эйфелева башня: кроме { $at }, выберите ещё один жетон контроля того же соперника.
help-PointAgain = Соперник выбирает, какой из двух станет вашим.
ask-Cede = Эйфелева башня ({ $to }): выберите жетон контроля, который отдадите, { $at } или { $other }.
ask-ImproveCards = заменяйте карты ряда на следующий уровень, ещё не больше { $left }.
ask-SpreadOverHills = Стоунхендж: разместите ещё один жетон контроля на холмах рядом с { $at } или идите дальше.
ask-WageWar = { $card } ({ $number }): атаковать или укрепить жетоны контроля, до { $left }?
help-WageWar = ⚔ 4 : 3 — ваша боевая сила и сила цели, без кубиков и жетонов торговли; при равенстве побеждает оборона. Что из двух, решает первый шаг.
ask-MayAttack = { $card } с номером { $number }: выберите цель, осталось атак: { $left }.
help-MayAttack = ⚔ 4 : 3 — ваша боевая сила и сила цели, без кубиков и жетонов торговли. При равенстве побеждает оборона.
ask-Reinforce = выберите жетоны контроля, которые укрепите, ещё не больше { $left }.
help-Reinforce = Укреплённый жетон даёт в обороне на 1 больше себе и соседям и один раз отбрасывает варваров.
ask-CombatRoll = бросают кубик атаки.
ask-Strengthen = потратьте на эту атаку жетоны торговли с военной карты или оставьте как есть.
help-Strengthen = Каждый стоит 1. Сначала тратит атака, затем оборона.
ask-ConquerOrLiberate = гекс { $at } ваш: завоевать город-государство или освободить?
help-ConquerOrLiberate = Завоёванный становится вашим городом, а его жетон каждый ход действует на вашей карте. За освобождение вы берёте его карту дипломатии.
ask-Plunder = столица побеждена ({ $loser }): берите жетоны торговли, ещё не больше { $left }.
ask-Ransom = варвары грабят вашу столицу: выберите жетон торговли, который потеряете; осталось: { $left }.
ask-RaidRoll = кубик показывает, куда идут варвары.
ask-ScatterRoll = кубик показывает, куда идёт { $letter }.

# Что рассказывают

log-leads = { $seat } возглавляет цивилизацию: { $leader }
log-dealt = { $seat }: { $tile }
log-core_tile = { $tile } входит в ядро
log-laid = Выложено: { $tile }, { $side }, поворот { $turn }
log-filled = Пробел становится водой: { $space }
log-first_player = Первый игрок: { $seat }
log-victory_shown = Карта победы в игре: { $goal }
log-compass_set = Жетон направления, при 1: { $way }
log-round_began = Начинается раунд { $round }
log-turn_began = Ход: { $seat }
log-resolved = { $seat }: { $card }, номер { $number }
log-reset = { $seat } возвращает в ячейку 1: { $card }
log-swapped_cards = { $seat } меняет местами: { $card } ↔ { $card2 }
log-placed = { $seat }: размещено — { $hold }, { $space }
log-returned = { $seat }: снято с карты — { $hold }, { $space }
log-replaced = { $seat }: вместо чужого ({ $seat2 }) — { $hold }, { $space }
log-flipped = { $seat }: теперь { $hold }, { $space }
log-shifted = { $seat } сдвигает жетон контроля: { $space } → { $space2 }
log-gained_resource = { $seat }: { $resource } +1
log-paid_resource = { $seat }: { $resource } −1
log-gained_natural = { $seat } получает: { $natural }
log-lost_natural = { $seat } теряет: { $natural }
log-used_natural = { $seat } использует: { $natural }
log-natural_on = { $seat } кладёт на карту: { $natural } → { $card }
log-trade_on = { $seat }: +1 жетон торговли, { $card }
log-trade_off = { $seat }: −1 жетон торговли, { $card }
log-trade_stored = { $seat }: +1 жетон торговли, Большой Зимбабве
log-trade_unstored = { $seat }: −1 жетон торговли, Большой Зимбабве
log-state_on = { $seat } завоёвывает город-государство: { $state }
log-state_off = { $seat } теряет город-государство: { $state }
log-state_free = Город-государство снова свободен: { $state }
log-used_state = { $seat } использует жетон города-государства: { $state }
log-advanced = { $seat }: диск технологий { $number }
log-upgraded = { $seat } заменяет карту: { $card } → { $card2 }
log-marked = { $seat } выполняет задание: { $goal }
log-won = { $seat } побеждает
log-resigned = { $seat } выходит из игры
log-controls = { $seat } контролирует чудо: { $wonder }
log-loses = { $seat } теряет чудо: { $wonder }
log-wonder_at = { $wonder }, место: { $space }
log-envoy_sent = { $seat } берёт карту дипломатии: { $state }
log-envoy_returned = { $seat } возвращает карту дипломатии: { $state }
log-treaty_made = { $seat } берёт: { $pact }
log-treaty_ended = { $seat } возвращает: { $pact }
log-caravan_sent = { $seat } отправляет караван: { $space }
log-caravan_moved = { $seat }: караван { $space } → { $space2 }
log-caravan_home_again = { $seat }: караван снова на карте, { $space }
log-caravan_aside = { $seat }: караван отложен, { $space }
log-arrived = { $seat }: караван прибывает, { $space }
log-turned_up = Открыто чудо: { $wonder }
log-deck_empty = Колода пуста: { $deck }
log-wonder_built = { $seat } строит: { $wonder }, { $space }
log-attacked = { $seat } атакует: { $space }
log-attack_rolled = { $seat }: бросок атаки { $number }
log-defence_rolled = { $seat }: бросок обороны { $number }
log-attack_won = { $seat }: победа { $number } : { $number2 }, { $space }
log-attack_failed = { $seat }: неудача { $number } : { $number2 }, { $space }
log-robbed = { $seat2 } забирает жетон торговли ({ $seat }, { $card })
log-dial_turned = Событие: { $event }
log-direction_rolled = Направление { $number }
log-barbarian_moved = { $barbarian } идёт: { $space }
log-barbarian_fell = { $barbarian } гибнет: { $space }
log-barbarian_came = { $barbarian } возвращается, { $space }
log-laid_out = На всех метках карты лежат жетоны
log-natural_free = Снова на своём гексе: { $natural }, { $space }
log-state_on_card = { $seat } кладёт жетон города-государства на карту: { $state } → { $card }
log-caravan_added = { $seat }: ещё один караван на карте экономики
log-caravan_removed = { $seat }: караван с карты экономики отложен

# Как заканчивается

how-agendas = по заданиям
    .about = К началу раунда кто-то выполнил по заданию с каждой карты победы. Если таких несколько, решает, у кого больше чудес, затем — у кого больше гексов.
how-alone = осталась одна империя
    .about = Все остальные вышли из игры, поэтому побеждает последняя империя.
part-marks = выполненные задания
part-wonders = чудеса
part-spaces = гексы

# Что говорит карта

fact-type = { $type }
fact-focus-tokens-culture = разместите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} контроля рядом со своими городами, сложность до номера ячейки
fact-focus-shifts-token = затем можете сдвинуть один из своих жетонов контроля на соседний пустой гекс суши
fact-focus-token-near-friendly = затем ещё 1 жетон контроля рядом с любым своим гексом, с тем же ограничением
fact-focus-converts-token = затем жетон контроля соперника не дальше 2 гексов от ваших заменяют вашим или, если он укреплён, переворачивают на неукреплённую сторону
fact-focus-science = продвиньте диск технологий на номер ячейки
fact-focus-gains-trade = перед этим 1 жетон торговли на любую свою карту
fact-focus-gains-new-resource = перед этим 1 ресурс типа, которого у вас нет
fact-focus-bombs-in-slot-5 = перед этим, если из ячейки 5, выберите гекс: там и рядом жетоны контроля уничтожают, а укреплённые переворачивают на неукреплённую сторону, ваши тоже
fact-focus-steps-economy = каждый караван идёт до { $n ->
    [one] { $n } гекса
    [few] { $n } гексов
   *[many] { $n } гексов
}, сложность до номера ячейки
fact-focus-caravans-economy = { $n ->
    [one] { $n } караван
    [few] { $n } каравана
   *[many] { $n } караванов
}
fact-focus-enters = караван может войти на гекс варваров: это побеждает их без жетона торговли и завершает его движение
fact-focus-water = караваны могут входить на воду
fact-focus-exchanges-resource = затем можете обменять 1 ресурс на другой из запаса
fact-focus-resolves-another = раз за ход, когда эта карта вернулась в ячейку 1, разыграйте другую, как из ячейки 1, не возвращая её
fact-focus-industry = постройте чудо с номером ячейки как производством или город на сложности до номера ячейки
fact-focus-reach-industry = город не дальше { $n ->
    [one] { $n } гекса
    [few] { $n } гексов
   *[many] { $n } гексов
} от вашего гекса
fact-focus-from-caravans = или от вашего каравана
fact-focus-slot5-industry = из ячейки 5 производство { $n }
fact-focus-tokens-industry = после города до { $n ->
    [one] { $n } жетона
    [few] { $n } жетонов
   *[many] { $n } жетонов
} контроля рядом с ним, сложность до номера ячейки
fact-order-either = укрепите не больше жетонов контроля, чем номер ячейки, или атакуйте с номером ячейки
fact-order-attacks_first = атакуйте с номером ячейки, затем укрепите не больше жетонов контроля, чем номер ячейки минус сделанные атаки
fact-order-reinforce_first = укрепите не больше жетонов контроля, чем номер ячейки, затем атакуйте с номером ячейки
fact-focus-attacks-military = { $n ->
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}
fact-focus-reach-military = дальность { $n }
fact-focus-bonus-military = +{ $n } к боевой силе
fact-focus-bonus-barbarian-military = ещё +{ $n } против варваров
fact-over-water = считают и через воду
fact-over-rivals = считают и через гексы соперников
fact-over-barbarians = считают и через варваров
fact-type-culture = жетон торговли даёт разместить ещё 1 жетон контроля
fact-type-science = жетон торговли продвигает диск технологий ещё на 1
fact-type-economy = жетон торговли даёт каждому каравану ещё 1 гекс
fact-type-industry = жетон торговли — это 1 производства для чуда
fact-type-military = жетон торговли — это 1 боевой силы в атаке или обороне

fact-row = начальный ряд: { $types }
fact-leader-america = каждый раз, получая или используя чудо природы, положите его на любую свою карту фокуса, где его раз за ход можно потратить как жетон торговли или как ресурс
fact-leader-aztec = когда военная карта вернулась в ячейку 1, а вы в этот ход выиграли атаку, можете поменять местами любые две карты своего ряда
fact-leader-egypt = чудеса стоят вам на 1 меньше
fact-leader-france = карта культуры размещает больше жетонов контроля по самой поздней эпохе ваших чудес: древность 1, средневековье 2, современность 3
fact-leader-japan = в ваш ход пустыни и горы рядом с водой или на краю карты имеют сложность 3
fact-leader-rome = караваны могут выходить из любого вашего города, развитого или нет
fact-leader-scythia = +3 к боевой силе в атаке и обороне на лугах и холмах
fact-leader-sumeria = 1 ресурс на ваш выбор каждый раз, когда побеждаете варваров
signs-leader-america = чудеса природы — ещё и жетоны торговли
signs-leader-aztec = меняет две карты после выигранной атаки
signs-leader-egypt = чудеса −1
signs-leader-france = культура +1, +2, +3 по эпохе её чудес
signs-leader-japan = прибрежные пустыни и горы — как 3
signs-leader-rome = караваны из любого города
signs-leader-scythia = +3 в бою на лугах и холмах
signs-leader-sumeria = ресурс за побеждённых варваров

# В нескольких словах, для терминала, где знаки этого не скажут

short-focus-tokens-culture = жетонов контроля: { $n }, сложность до ячейки
short-focus-shifts-token = затем сдвигает жетон контроля
short-focus-token-near-friendly = затем ещё 1 у любого своего гекса
short-focus-converts-token = затем заменяет жетон соперника
short-focus-science = диск технологий + номер ячейки
short-focus-gains-trade = сначала 1 жетон торговли
short-focus-gains-new-resource = сначала 1 новый ресурс
short-focus-bombs-in-slot-5 = из ячейки 5 бомба
short-focus-steps-economy = караваны: гексов { $n }, сложность до ячейки
short-focus-enters = караваны побеждают варваров
short-focus-water = караваны идут по воде
short-focus-exchanges-resource = затем обмен ресурса
short-focus-resolves-another = затем другая карта, как из ячейки 1
short-focus-industry = чудо или город по ячейке
short-focus-reach-industry = город, гексов до него: { $n }
short-focus-from-caravans = или от каравана
short-focus-slot5-industry = ячейка 5: производство { $n }
short-focus-tokens-industry = с городом жетонов контроля: { $n }
short-order-either = атака или укрепление по ячейке
short-order-attacks_first = атака, затем укрепление
short-order-reinforce_first = укрепление, затем атака
short-attack = атака +{ $n }
short-defence = оборона +{ $n }
short-wonder-stonehenge = жетоны контроля идут дальше по холмам
short-wonder-hanging_gardens = каждый ход 1 жетон контроля, сложность ≤ { $n }
short-wonder-forbidden_city = каждый ход уничтожает жетон контроля соперника
short-wonder-chichen_itza = жетоны контроля на любых лесах
short-wonder-sydney_opera_house = жетоны соперников развивают города
short-wonder-eiffel_tower = каждый ход заменяет жетон контроля соперника
short-wonder-colossus = караваны: вместе гексов +{ $n }
short-wonder-great_lighthouse = города где угодно на краю карты
short-wonder-great_zimbabwe = хранит жетонов торговли: { $n }
short-wonder-machu_picchu = нижние ячейки — как { $n }
short-wonder-big_ben = бой +{ $n } за каждый караван рядом
short-wonder-estadio_do_maracana = карта экономики ещё и перед другой
short-wonder-oracle = каждый ход меняет две соседние карты
short-wonder-pyramids = карт с уровня I на II: { $n }
short-wonder-porcelain_tower = карт на следующий уровень: { $n }
short-wonder-potala_palace = карт дипломатии: { $n }, все от соперника
short-wonder-oxford_university = карты могут менять тип
short-wonder-kremlin = атака +{ $n }, если у них меньше укреплённых
short-wonder-petra = варвары поворачивают назад
short-wonder-venetian_arsenal = ячейка 5 ещё раз как ячейка 1
short-wonder-pentagon = атаки где угодно
short-state-carthage = бой +{ $n } за каждый город и город-государство рядом
short-state-kumasi = леса { $n } для культуры и промышленности
short-state-brussels = чудеса −{ $n } за каждый развитый город
short-state-seoul = каждый ход сдвигает варваров
short-state-geneva = каждый ход меняет карту дипломатии
short-state-mohenjo_daro = сложность −{ $n } для жетонов контроля
short-state-buenos_aires = чудеса −{ $n }, если нет ни одного этого типа
short-state-kabul = атака +{ $n } на города и города-государства
short-pact-joint_war = атака +{ $n } на остальных
short-pact-defensive_pact = оборона +{ $n } от остальных
short-pact-embassy = ресурс за караван в их столицу
short-pact-open_borders = их гексы считаются для ваших развитых городов
short-agenda-civilized = города: { $n }
short-agenda-money_grubber = чудес экономики: { $n }
short-agenda-warmonger = полисы: { $n } или столица
short-agenda-paranoid = военных чудес: { $n }
short-agenda-explorer = у воды или края: { $n }
short-agenda-aesthetic = чудес культуры: { $n }
short-agenda-technophile = { $n } на диске технологий
short-agenda-scholarly = чудес науки: { $n }
short-agenda-populous = развитых городов: { $n }
short-agenda-preservationist = чудес природы: { $n }

fact-deck = { $type }, { $era }
fact-cost = стоимость: { $cost }
fact-pays = { $resource } +2
fact-attack = +{ $n } к боевой силе, когда вы атакуете
fact-defence = +{ $n } к боевой силе, когда вы обороняетесь
fact-wonder-stonehenge = разместив жетон контроля на холмах, можете разместить ещё на холмах рядом, и так далее
fact-wonder-hanging_gardens = в начале вашего хода можете выложить 1 жетон контроля рядом со своим городом, сложность до { $n }
fact-wonder-forbidden_city = в начале вашего хода можете уничтожить жетон контроля соперника рядом со своим гексом
fact-wonder-chichen_itza = жетоны контроля можно размещать на любых пустых лесах, даже вдали от своих городов
fact-wonder-sydney_opera_house = жетоны контроля соперников делают города развитыми, как и ваши
fact-wonder-eiffel_tower = в начале вашего хода можете указать на два жетона контроля одного соперника, и он выбирает, какой из них заменить вашим неиспользованным
fact-wonder-colossus = у ваших караванов каждый раз вместе ещё { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
} движения
fact-wonder-great_lighthouse = город можно строить на любом пустом гексе на краю карты, как бы далеко он ни был
fact-wonder-great_zimbabwe = здесь могут ждать полученные вами жетоны торговли, не больше { $n }, чтобы в начале хода перейти на карты фокуса
fact-wonder-machu_picchu = карты в ячейках с меньшим номером разыгрываются как из ячейки { $n }
fact-wonder-big_ben = +{ $n } к боевой силе за каждый ваш караван рядом с атакуемым гексом, в атаке и обороне
fact-wonder-estadio_do_maracana = перед другой картой можете разыграть и вернуть в ячейку 1 карту экономики
fact-wonder-oracle = в начале вашего хода можете поменять местами две соседние карты своего ряда
fact-wonder-pyramids = построив, замените карты уровня I на уровень II, не больше { $n }
fact-wonder-porcelain_tower = построив, замените карты на следующий уровень, не больше { $n }
fact-wonder-potala_palace = можете иметь все карты дипломатии соперника, а построив, берёте карты любых соперников, не больше { $n }
fact-wonder-oxford_university = карту, кроме научной, можно заменить картой другого типа
fact-wonder-kremlin = +{ $n } к боевой силе, когда вы атакуете соперника, у которого меньше укреплённых жетонов контроля, чем у вас
fact-wonder-petra = варвары не могут входить в ваши города и на укреплённые жетоны контроля, а поворачивают назад
fact-wonder-venetian_arsenal = раз за ход карту из ячейки 5 можно разыграть ещё раз, как из ячейки 1
fact-wonder-pentagon = ваши атаки достигают любого места карты

fact-pact-joint_war = +{ $n } к боевой силе, когда вы атакуете кого угодно, кроме этого игрока
fact-pact-defensive_pact = +{ $n } к боевой силе, когда вы обороняетесь от кого угодно, кроме этого игрока
fact-pact-embassy = когда ваш караван прибывает в столицу этого игрока (также ради этой карты), положите 1 жетон торговли на его карту фокуса и возьмите 1 ресурс на выбор
fact-pact-open_borders = города и жетоны контроля этого игрока делают города развитыми, как ваши жетоны контроля
fact-state-carthage = +{ $n } к боевой силе за каждый город-государство и каждый ваш город не дальше 2 гексов от атакуемого, но не против Карфагена
fact-state-kumasi = леса имеют сложность { $n } для ваших карт культуры и промышленности
fact-state-brussels = чудо стоит на { $n } меньше за каждый ваш развитый город
fact-state-seoul = в начале вашего хода можете сдвинуть варваров на соседний пустой гекс суши
fact-state-geneva = в начале вашего хода можете обменять карту дипломатии на другую того же соперника
fact-state-mohenjo_daro = для размещения жетонов контроля вся сложность на { $n } меньше
fact-state-buenos_aires = чудо стоит на { $n } меньше, если вы не контролируете ни одного его типа
fact-state-kabul = +{ $n } к боевой силе, когда вы атакуете город или другой город-государство
fact-counts-as = раз за ход заменяет 1 ресурс ({ $resource }), пока гекс ваш

fact-agenda-civilized = городов на карте вместе со столицей: { $n }
fact-agenda-money_grubber = контролируйте экономические чудеса: { $n }
fact-agenda-warmonger = победите столицу соперника или владейте завоёванными городами-государствами: { $n }
fact-agenda-paranoid = контролируйте военные чудеса: { $n }
fact-agenda-explorer = ваших гексов рядом с водой или на краю карты: { $n }
fact-agenda-aesthetic = контролируйте культурные чудеса: { $n }
fact-agenda-technophile = достигните { $n } на диске технологий
fact-agenda-scholarly = контролируйте научные чудеса: { $n }
fact-agenda-populous = развитых городов: { $n }
fact-agenda-preservationist = владейте чудесами природы: { $n }

fact-capital-tile = на нём стоит столица
fact-wonder-tile = с чудом природы
fact-state-tile = с городом-государством
fact-side-a = сторона A, гексы от 0 до 9: { $spaces }
fact-side-a-resource = сторона A: { $resource }
fact-side-a-natural = сторона A: { $natural }
fact-side-a-state = сторона A: { $state }
fact-side-a-barbarian = сторона A: { $barbarian }
fact-side-b = сторона B, гексы от 0 до 9: { $spaces }
fact-side-b-resource = сторона B: { $resource }
fact-side-b-natural = сторона B: { $natural }
fact-side-b-state = сторона B: { $state }
fact-side-b-barbarian = сторона B: { $barbarian }
fact-difficulty = сложность { $n }
fact-water = только для карт, которые это разрешают
fact-no-terrain = без местности, даже когда жетона уже нет
fact-hold-control = гекс ваш, его защищает его сложность
fact-hold-reinforced = на 1 больше в обороне себе и соседям, один раз отбрасывает варваров
fact-hold-city = защищает двойная сложность, не рядом с другим городом или городом-государством
fact-hold-capital = город, который не теряют, а побеждённый он отдаёт жетоны торговли
fact-event-spawn = варвары, которых нет на карте, возвращаются на свои метки, где нет города, жетона контроля или других варваров
fact-event-blank = ничего не происходит
fact-event-movement = кубик показывает, в каком направлении все варвары идут на 1 гекс и грабят, что встретят
fact-event-trade = каждый получает по 1 жетону торговли за каждый свой развитый город
fact-resource = 2 производства для чуда, которое его принимает
fact-barbarian = защищают кубик и сложность гекса, за побеждённого — 1 жетон торговли
fact-caravan = приносит 2 жетона торговли и карту дипломатии из города-государства или города соперника

counted-culture = культура
counted-science = наука
counted-economy = экономика
counted-industry = промышленность
counted-military = военное дело
counted-grassland = луга
counted-hills = холмы
counted-forest = леса
counted-desert = пустыни
counted-mountains = горы
counted-water = вода
counted-natural_wonder = чудо природы

field-says = как читать её текст
field-cost = сколько стоит
field-row = начальный ряд
field-a = местность стороны A
field-b = местность стороны B
field-attack = боевая сила
field-attacks = число атак
field-reach = дальность
field-bonus = боевая сила
field-bonus_barbarian = боевая сила против варваров
field-through = через что считают
field-order = как сочетаются атаки и укрепление
field-from_caravans = считают ли от караванов

# Знаки терминала; `legend` говорит, что они значат

legend = ○ жетон контроля · ◎ укреплённый · ⌂ город · ♔ столица · ✓ развитый · ✦ чудо света · ♞ караван · ☠ варвар · ◌ метка, где он возвращается · ♜ город-государство (⚔ военное дело, ♫ культура, ⚒ промышленность, ✎ наука; ♖ завоёванный) · ✿ чудо природы · ▦ мрамор · ☿ ртуть · ⛁ нефть · ◊ алмаз · • жетон торговли; местность: „ луга 1 · ∩ холмы 2 · ♣ леса 3 · ∴ пустыни 4 · ∧ горы 5 · ≈ вода; в бою ⚄ кубик, = боевая сила; для целей ⚔ ваша боевая сила, ⛨ их, без кубиков

# Что сколько стоит

unit-production = { $n } производства
unit-trade = { $n ->
    [one] { $n } жетон торговли
    [few] { $n } жетона торговли
   *[many] { $n } жетонов торговли
}
unit-marble = { $n } мрамора
unit-mercury = { $n } ртути
unit-oil = { $n } нефти
unit-diamond = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
}
sign-production = { $n }⚒
sign-trade = { $n }•
sign-marble = { $n }▦
sign-mercury = { $n }☿
sign-oil = { $n }⛁
sign-diamond = { $n }◊
price-printed = напечатано

# Стол

label-course = Ход игры
label-round = раунд
label-first = Первый игрок
label-event-dial = Будущие события
label-compass = Варвары по кубику
label-way-0 = ↗
label-way-1 = →
label-way-2 = ↘
label-way-3 = ↙
label-way-4 = ←
label-way-5 = ↖
label-tiles = Фрагменты карты
label-battle = Атака
label-attacker = Атакует
label-defender = Обороняется
label-targets = Цели
label-die = кубик
label-tokens = потраченные жетоны
label-combat = боевая сила
label-map = Карта мира
label-wonders = Чудеса
label-decks = Колоды чудес
label-culture-deck = культурные
label-economy-deck = экономические
label-science-deck = научные
label-military-deck = военные
label-victory-cards = Карты победы
label-progress = Задания
label-wanted = нужно
label-supply = Запас
label-city-states = Города-государства
label-marble = мрамор
label-mercury = ртуть
label-oil = нефть
label-diamond = алмазы
label-leader = Лидер
label-focus-row = Ряд фокуса
label-slot-1 = 1 луга
label-slot-2 = 2 холмы
label-slot-3 = 3 леса
label-slot-4 = 4 пустыни
label-slot-5 = 5 горы
label-trade = жетоны торговли
label-caravan = караваны
label-spent = использовано в этот ход
label-stock = Ресурсы
label-store = на Большом Зимбабве
label-pieces = Фигурки и жетоны
label-cities = города
label-mature-cities = развитые
label-friendly-spaces = гексы
label-unused-tokens = свободные жетоны контроля
label-dial = диск технологий
label-next-level-2 = уровень II на
label-next-level-3 = уровень III на
label-next-level-4 = уровень IV на
label-technology = Технологии
label-tech-dial = Диск технологий
label-tile-sides = Фрагменты карты без поворота: сторона A, затем сторона B
label-marks = Выполненные задания
label-held-wonders = Чудеса
label-naturals = Чудеса природы
label-treaties = Дипломатия
label-gives = Свои карты для других
label-caravans = Караваны в пути
label-resigned = Вне игры
label-left-as = по счёту
label-carthage = { state-carthage }
label-kumasi = { state-kumasi }
label-brussels = { state-brussels }
label-seoul = { state-seoul }
label-geneva = { state-geneva }
label-mohenjo_daro = { state-mohenjo_daro }
label-buenos_aires = { state-buenos_aires }
label-kabul = { state-kabul }
label-torres_del_paine = { natural-torres_del_paine }
label-cliffs_of_dover = { natural-cliffs_of_dover }
label-mount_everest = { natural-mount_everest }
label-crater_lake = { natural-crater_lake }
label-grand_mesa = { natural-grand_mesa }
label-galapagos_islands = { natural-galapagos_islands }
label-mount_kilimanjaro = { natural-mount_kilimanjaro }
label-pantanal = { natural-pantanal }
mark-level = уровень { $number }
mark-dial = диск технологий
note-does-culture = жетоны { $second }, сложность ≤ { $number }
note-does-science = диск +{ $number }, до { $second }
note-does-economy = караваны на { $second }, сложность ≤ { $number }
note-does-industry = чудо на { $number } производства или город за { $second }
note-does-military = атака { $number } + кубик, дальность { $second }
note-does-military-anywhere = атака { $number } + кубик, любая дальность
note-production = есть { $second } из { $number }
note-capital-tile = столица
note-wonder-tile = чудо природы
note-state-tile = город-государство
note-sums = ⚔ { $number } : { $second }
note-cards-left = осталось карт: { $number }
note-face-down = завоёван
note-used = использовано в этот ход
note-prey-barbarian = варвары
note-prey-city_state = город-государство
note-prey-city = город
note-prey-control = жетон контроля
on-trade = { $n }•
on-caravan = { $n }♞
on-spent = (использовано)
on-die = ⚄{ $n }
on-tokens = +{ $n }•
on-combat = ={ $n }
on-attack = ⚔{ $n }
on-defence = ⛨{ $n }
on-control = ○
on-reinforced = ◎
on-city = ⌂
on-capital = ♔
on-mature = ✓
on-conquered = ♖
on-lair = ◌
on-wonder = ✦
on-marble = ▦
on-mercury = ☿
on-oil = ⛁
on-diamond = ◊
on-torres_del_paine = ✿◊
on-cliffs_of_dover = ✿▦
on-mount_everest = ✿⛁
on-crater_lake = ✿☿
on-grand_mesa = ✿◊
on-galapagos_islands = ✿☿
on-mount_kilimanjaro = ✿⛁
on-pantanal = ✿▦
on-carthage = ♜⚔
on-kumasi = ♜♫
on-brussels = ♜⚒
on-seoul = ♜✎
on-geneva = ♜✎
on-mohenjo_daro = ♜♫
on-buenos_aires = ♜⚒
on-kabul = ♜⚔
on-barbarian_a = ☠A
on-barbarian_b = ☠B
on-barbarian_c = ☠C
on-barbarian_d = ☠D
on-barbarian_e = ☠E
on-barbarian_f = ☠F
on-barbarian_g = ☠G
on-barbarian_h = ☠H
on-barbarian_i = ☠I
on-grassland = „
on-hills = ∩
on-forest = ♣
on-desert = ∴
on-mountains = ∧
on-water = ≈
on-natural_wonder = ✿
terrain-grassland = луга
terrain-hills = холмы
terrain-forest = леса
terrain-desert = пустыни
terrain-mountains = горы
terrain-water = вода
terrain-natural_wonder = чудо природы
edge-region = граница фрагмента карты

# Предметы

card-early_empire = Ранняя империя I
card-drama_and_poetry = Драма и поэзия II
card-civil_service = Государственная служба III
card-mass_media = Средства массовой информации IV
card-astrology = Астрология I
card-mathematics = Математика II
card-replaceable_parts = Взаимозаменяемые детали III
card-nuclear_power = Ядерная энергия IV
card-foreign_trade = Внешняя торговля I
card-currency = Валюта II
card-steam_power = Сила пара III
card-capitalism = Капитализм IV
card-pottery = Гончарное дело I
card-animal_husbandry = Животноводство II
card-nationalism = Национализм III
card-urbanization = Урбанизация IV
card-masonry = Каменная кладка I
card-iron_working = Обработка железа II
card-mass_production = Массовое производство III
card-flight = Полёт IV

type-culture = культура
type-science = наука
type-economy = экономика
type-industry = промышленность
type-military = военное дело

slot-1 = ячейка 1
slot-2 = ячейка 2
slot-3 = ячейка 3
slot-4 = ячейка 4
slot-5 = ячейка 5

leader-america = Америка
leader-aztec = Ацтеки
leader-egypt = Египет
leader-france = Франция
leader-japan = Япония
leader-rome = Рим
leader-scythia = Скифия
leader-sumeria = Шумер

wonder-stonehenge = Стоунхендж
wonder-hanging_gardens = Висячие сады
wonder-forbidden_city = Запретный город
wonder-chichen_itza = Чичен-Ица
wonder-sydney_opera_house = Сиднейская опера
wonder-eiffel_tower = Эйфелева башня
wonder-colossus = Колосс
wonder-great_lighthouse = Великий маяк
wonder-great_zimbabwe = Большой Зимбабве
wonder-machu_picchu = Мачу-Пикчу
wonder-big_ben = Биг-Бен
wonder-estadio_do_maracana = Стадион «Маракана»
wonder-oracle = Оракул
wonder-pyramids = Пирамиды
wonder-porcelain_tower = Фарфоровая башня
wonder-potala_palace = Дворец Потала
wonder-oxford_university = Оксфордский университет
wonder-kremlin = Кремль
wonder-petra = Петра
wonder-terracotta_army = Терракотовая армия
wonder-alhambra = Альгамбра
wonder-venetian_arsenal = Венецианский арсенал
wonder-ruhr_valley = Рурская долина
wonder-pentagon = Пентагон

deck-culture_deck = культурные чудеса
deck-economy_deck = экономические чудеса
deck-science_deck = научные чудеса
deck-military_deck = военные чудеса
era-ancient = древность
era-medieval = средневековье
era-modern = современность

pact-joint_war_a = Совместная война (A)
pact-defensive_pact_a = Оборонительный пакт (A)
pact-embassy_a = Посольство (A)
pact-open_borders_a = Открытые границы (A)
pact-joint_war_b = Совместная война (B)
pact-defensive_pact_b = Оборонительный пакт (B)
pact-embassy_b = Посольство (B)
pact-open_borders_b = Открытые границы (B)
pact-joint_war_c = Совместная война (C)
pact-defensive_pact_c = Оборонительный пакт (C)
pact-embassy_c = Посольство (C)
pact-open_borders_c = Открытые границы (C)
pact-joint_war_d = Совместная война (D)
pact-defensive_pact_d = Оборонительный пакт (D)
pact-embassy_d = Посольство (D)
pact-open_borders_d = Открытые границы (D)

state-carthage = Карфаген
state-kumasi = Кумаси
state-brussels = Брюссель
state-seoul = Сеул
state-geneva = Женева
state-mohenjo_daro = Мохенджо-Даро
state-buenos_aires = Буэнос-Айрес
state-kabul = Кабул

natural-torres_del_paine = Торрес-дель-Пайне
natural-cliffs_of_dover = Скалы Дувра
natural-mount_everest = Эверест
natural-crater_lake = Озеро Крейтер
natural-grand_mesa = Гранд-Меса
natural-galapagos_islands = Галапагосские острова
natural-mount_kilimanjaro = Килиманджаро
natural-pantanal = Пантанал

resource-marble = мрамор
resource-mercury = ртуть
resource-oil = нефть
resource-diamond = алмаз

barbarian-barbarian_a = Варвар A
barbarian-barbarian_b = Варвар B
barbarian-barbarian_c = Варвар C
barbarian-barbarian_d = Варвар D
barbarian-barbarian_e = Варвар E
barbarian-barbarian_f = Варвар F
barbarian-barbarian_g = Варвар G
barbarian-barbarian_h = Варвар H
barbarian-barbarian_i = Варвар I

agenda-civilized = Цивилизованность
agenda-money_grubber = Корыстолюбие
agenda-warmonger = Воинственность
agenda-paranoid = Паранойя
agenda-explorer = Странствия
agenda-aesthetic = Эстетика
agenda-technophile = Технофилия
agenda-scholarly = Учёность
agenda-populous = Многолюдность
agenda-preservationist = Охрана природы
goal-civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
goal-warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
goal-explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
goal-technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
goal-populous_preservationist = { agenda-populous } / { agenda-preservationist }

tile-tile_01 = Фрагмент 1
tile-tile_02 = Фрагмент 2
tile-tile_03 = Фрагмент 3
tile-tile_04 = Фрагмент 4
tile-tile_05 = Фрагмент 5
tile-tile_06 = Фрагмент 6
tile-tile_07 = Фрагмент 7
tile-tile_08 = Фрагмент 8
tile-tile_09 = Фрагмент 9
tile-tile_10 = Фрагмент 10
tile-tile_11 = Фрагмент 11
tile-tile_12 = Фрагмент 12
tile-tile_13 = Фрагмент 13
tile-tile_14 = Фрагмент 14
tile-tile_15 = Фрагмент 15
tile-tile_16 = Фрагмент 16
side-a = сторона A
side-b = сторона B
turn-0 = 0°
turn-1 = 60°
turn-2 = 120°
turn-3 = 180°
turn-4 = 240°
turn-5 = 300°
way-0 = ↗
way-1 = →
way-2 = ↘
way-3 = ↙
way-4 = ←
way-5 = ↖

hold-control = жетон контроля
hold-reinforced = укреплённый жетон контроля
hold-city = город
hold-capital = столица
piece-caravan = караван
piece-mature = развитый
piece-conquered = завоёванный город-государство
piece-lair = метка варваров
note-barbarian_a = варвара A
note-barbarian_b = варвара B
note-barbarian_c = варвара C
note-barbarian_d = варвара D
note-barbarian_e = варвара E
note-barbarian_f = варвара F
note-barbarian_g = варвара G
note-barbarian_h = варвара H
note-barbarian_i = варвара I
piece-met = выполнено
piece-attack = боевая сила атаки
piece-defence = боевая сила обороны
event-spawn = варвары возвращаются
event-blank = ничего
event-movement = варвары движутся
event-trade = торговля

# исправления, с которыми в эту игру не сыграть: `error-<id>`
error-tile-letters = { $where }: нужно { $count } букв, по одной на каждый гекс, из таких: { $there }; а не «{ $value }».
error-tile-natural = { $where }: гекс { $hex } должен быть «{ $letter }» тогда и только тогда, когда на нём напечатано чудо природы.
error-tile-water = { $where }: гекс { $hex } не может быть «{ $letter }»: напечатанное там лежит на суше.

# чего не хватает для хода: `missing-<what>`
missing-production = { $needs ->
    [one] Нужна { $needs } единица производства;
    [few] Нужны { $needs } единицы производства;
   *[many] Нужно { $needs } единиц производства;
} у вас { $has }.
missing-unused_cities = { $needs ->
    [one] Нужен { $needs } неиспользованный город;
    [few] Нужны { $needs } неиспользованных города;
   *[many] Нужно { $needs } неиспользованных городов;
} у вас { $has }.
missing-free_cities = { $needs ->
    [one] Нужен { $needs } город без чуда;
    [few] Нужны { $needs } города без чуда;
   *[many] Нужно { $needs } городов без чуда;
} у вас { $has }.
missing-difficulty = Сложность гекса { $needs }; разрешено до { $has }.
missing-reach = { $needs ->
    [one] До него { $needs } гекс;
    [few] До него { $needs } гекса;
   *[many] До него { $needs } гексов;
} дальность карты { $has }.
missing-trade = { $needs ->
    [one] Нужен { $needs } жетон торговли;
    [few] Нужны { $needs } жетона торговли;
   *[many] Нужно { $needs } жетонов торговли;
} на карте: { $has }.
missing-room = { $needs ->
    [one] Нужно место для { $needs } жетона торговли;
    [few] Нужно место для { $needs } жетонов торговли;
   *[many] Нужно место для { $needs } жетонов торговли;
} свободных мест: { $has }.
missing-resources = { $needs ->
    [one] Нужен { $needs } такой ресурс;
    [few] Нужны { $needs } таких ресурса;
   *[many] Нужно { $needs } таких ресурсов;
} у вас { $has }.
missing-supply = { $needs ->
    [one] Нужен { $needs } такой ресурс в запасе;
    [few] Нужны { $needs } таких ресурса в запасе;
   *[many] Нужно { $needs } таких ресурсов в запасе;
} там { $has }.
missing-touched_hexes = { $needs ->
    [one] Нужно касаться { $needs } гекса других фрагментов;
    [few] Нужно касаться { $needs } гексов других фрагментов;
   *[many] Нужно касаться { $needs } гексов других фрагментов;
} здесь их { $has }.
missing-water = { $needs ->
    [one] На пробелы нужен { $needs } жетон воды;
    [few] На пробелы нужны { $needs } жетона воды;
   *[many] На пробелы нужно { $needs } жетонов воды;
} осталось { $has }.

# the board: what cards would do, sums of battles, its own texts
note-idle = ничего не даст
label-ways = Куда может пойти караван
note-way = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
}
note-way-through = по пути
note-way-arrives = прибывает: 2 жетона торговли и карта дипломатии
note-way-defeats = побеждает варвара и заканчивает ход
label-prospects = Что дала бы каждая карта
label-winning-rolls = выигрышные броски
label-returned-cards = карт дипломатии, которые нужно вернуть
label-open-places = места
label-targets-in-reach = цели
label-to-reinforce = жетоны для укрепления
label-sites = места для города
label-payable-wonders = чудеса, которые можно построить
label-new-cards = новые карты
label-next-steps = следующие шаги
label-caravans-to-send = караваны, которые можно отправить
on-winning-rolls = выигрывают броски: { $n }
on-returned-cards = { $n ->
    [one] возвращаете { $n } карту дипломатии
    [few] возвращаете { $n } карты дипломатии
   *[many] возвращаете { $n } карт дипломатии
}
on-open-places = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
on-targets-in-reach = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}
on-to-reinforce = укрепить: { $n }
on-sites = { $n ->
    [one] { $n } место для города
    [few] { $n } места для города
   *[many] { $n } мест для города
}
on-payable-wonders = чудес можно построить: { $n }
on-new-cards = новых карт на выбор: { $n }
on-next-steps = { $n ->
    [one] { $n } возможный шаг
    [few] { $n } возможных шага
   *[many] { $n } возможных шагов
}
on-caravans-to-send = караванов можно отправить: { $n }
unit-combat = { $n } боевой силы
sign-combat = { $n }⚔
price-slot = место в ряду
price-die = кубик
price-tokens = торговые жетоны
price-ground = сложность
price-city-ground = город, { $count } × { $each }
price-support = укреплённые жетоны
price-city-state = город-государство

lesson-turn = Ходят по кругу, пока кто-то не выполнит по одной цели с каждой карты победы.
lesson-turn-1 = Выберите карту
    .about = В ряду лежат пять карт: культура, наука, экономика, промышленность и война. Одна из них действует.
lesson-turn-2 = Ячейка — её сила
    .about = В ячейке 5 она делает намного больше, чем в ячейке 1, и достаёт до трудных земель.
lesson-turn-3 = Она начинает снова
    .about = Карта возвращается в ячейку 1, а те, что лежали перед ней, сдвигаются вверх.
lesson-turn-4 = Мир движется
    .about = Перед каждым ходом первого игрока крутится диск событий: варвары движутся или возвращаются, города торгуют.
lesson-wrong-1 = «Каждый ход играю лучшую карту.»
    .about = В ячейке 1 она слаба. Дайте картам созреть и планируйте, какая когда дойдёт до ячейки 5.
lesson-wrong-2 = «Жетоны торговли приберегу.»
    .about = Карта держит три, остальные пропадают. Каждый делает свою карту сильнее на один.
lesson-wrong-3 = «Хорошая земля далеко.»
    .about = Сначала заполните землю вокруг городов: город, вокруг которого всё ваше, торгует и высылает караваны.
lesson-wrong-4 = «Цели — в конце.»
    .about = На каждой карте нужно выполнить одну. Выберите рано и смотрите, как близко соперники.
