game = Цивілізація: Новий світанок
    .about = Щоходу оберіть одну з п’яти карт фокусу: що довше вона чекала, то вона сильніша. Заселяйте мапу, яку самі склали, торгуйте, досліджуйте, зводьте чудеса й воюйте. Перемагає той, хто перший виконає по завданню з кожної карти умов перемоги. Від однієї до двох годин.

option-map = Мапа
    .about = Гравці складають її частина за частиною або вона викладена як для першої гри.
choice-map-built = складають гравці
choice-map-first = перша гра
option-length = Тривалість
    .about = Три карти умов перемоги або чотири в епічній грі.
choice-length-standard = звичайна
choice-length-epic = епічна

# Що роблять

do-yes = Так
do-no = Ні
do-done = Досить
do-pass = Пас
do-at = Гекс: { $space }
do-resign = Здатися
do-tile = Викласти: { $tile }
do-lay = Місце { $cell }, { $side }, поворот { $turn }
do-compass = За 1: { $way }
do-resolve = Розіграти карту: { $card }
do-spend = Витратити жетон торгівлі
do-spend_natural = Витратити як жетон торгівлі: { $natural }
do-put = Жетон торгівлі на карту: { $card }
do-store = Жетон торгівлі на Великий Зімбабве
do-upgrade = Замінити карту: { $card } → { $card2 }
do-swap = Поміняти місцями: { $card }, { $card2 }
do-gain = Взяти: { $resource }
do-shift = Пересунути жетон контролю: { $space }
do-lift = Зняти жетон контролю: { $space }
do-carry = На карту: { $card }
do-envoy = Взяти карту дипломатії: { $state }
do-treaty = Взяти: { $pact }
do-renounce = Повернути: { $pact }
do-renew = Женева: повернути { $pact }, взяти { $pact2 }
do-send = Відіслати караван: { $space }
do-caravan = Рушити караван: { $space }
do-step = Сюди: { $space }
do-arrive = Прибути сюди
do-exchange = Обміняти: { $resource } → { $resource2 }
do-found = Збудувати місто: { $space }
do-raise = Збудувати: { $wonder }
do-pay = Витратити: { $resource }
do-pay_natural = Використати як ресурс: { $natural }
do-site = Місце: { $space }
do-garden = Висячі сади, жетон контролю: { $space }
do-raze = Заборонене місто, знищити жетон контролю: { $space }
do-point = Ейфелева вежа, вказати: { $space }
do-cede = Віддати: { $space }
do-release = Великий Зімбабве: жетон торгівлі на карту, { $card }
do-drive = Сеул: { $barbarian } → { $space }
do-grant = Жетон торгівлі на карту: { $card }
do-improve = Замінити карту: { $card } → { $card2 }
do-attack = Атакувати: { $space }
do-reinforce = Укріпити: { $space }
do-conquer = Завоювати поліс
do-liberate = Звільнити поліс
do-rob = Жетон торгівлі з карти: { $card }
do-discard = Жетон торгівлі з карти: { $card }
do-roll = Кубик: { $number }
do-deal_leader = Лідер: { $leader }
do-deal_tile = Роздано: { $tile }
do-draw_core = Частина ядра: { $tile }
do-starts = Починає { $seat }
do-draw_victory = Карта умов перемоги: { $goal }
do-turn_up = Відкрито чудо: { $wonder }

# Про що питають

ask-DealLeader = { $seat } отримує лідера.
ask-AssignCapital = { $seat } отримує столицю.
ask-DealCapital = { $seat } отримує компонент мапи зі столицею.
ask-DrawCore = витягують наступний компонент ядра ({ $side }).
ask-CoreSide = кубик вирішує, якою стороною лежить ядро.
ask-DealTiles = роздають решту компонентів мапи.
ask-FirstLayer = випадок вирішує, хто викладає перший компонент мапи.
ask-ChooseTile = оберіть компонент мапи, який викладете далі.
help-ChooseTile = Кожен викладає три компоненти. Де ляже ваш компонент зі столицею, там почнеться ваша імперія.
ask-LayTile = оберіть, де, яким боком і з яким поворотом лежатиме { $tile }.
help-LayTile = Він має торкатися чотирьох гексів уже викладених компонентів, а якщо може, то і ядра. Місце названо за тим гексом компонента, довкола якого шість інших його гексів.
ask-FirstPlayer = випадок вирішує, хто перший гравець.
ask-Orient = оберіть, куди йтимуть варвари.
help-Orient = Коли так каже диск подій, кидають кубик, і кожен варвар іде на один гекс. Куди саме за кожного числа, каже жетон напряму.
ask-DrawVictory = витягують карту умов перемоги.
ask-StartOfTurn = використайте те, що діє на початку вашого ходу, або йдіть далі.
help-StartOfTurn = Кожна властивість діє раз за хід, у якому завгодно порядку.
ask-EconomyFirst = Стадіон «Маракана»: розіграти карту економіки перед іншою?
help-EconomyFirst = Її одразу скидають у слот 1. Потім ви обираєте карту іншого типу.
ask-ChooseCard = оберіть карту фокусу, яку розіграєте.
help-ChooseCard = Вона діє з номером свого слота, потім повертається у слот 1, а карти перед нею зсуваються вгору. Карти, що чекають, сильнішають.
ask-Repeat = Венеційський арсенал: розіграти ту саму карту ще раз, наче зі слота 1?
ask-AfterReset = { $card } у слоті 1: використайте те, що це дозволяє, або йдіть далі.
help-AfterReset = Капіталізм розігрує іншу карту ряду, наче зі слота 1. Ацтеки після виграної атаки міняють місцями дві карти.
ask-PlaceTokens = жетони контролю біля міст: лишилося { $left }, складність до { $number } ({ $slot }).
help-PlaceTokens = Жетон контролю робить гекс вашим і дає ресурс чи чудо природи, які там є. Місто розвинуте, коли з усіх боків його оточують жетони контролю або вода. Коли жетони карти розміщено, кожен витрачений жетон торгівлі дає ще один.
ask-PlaceNear = розмістіть ще один жетон контролю поруч із будь-яким своїм гексом, складність до { $number }.
ask-ShiftToken = пересуньте один зі своїх жетонів контролю на сусідній порожній гекс або спасуйте.
ask-ShiftTo = оберіть, куди піде жетон контролю: { $space }.
ask-Convert = Мас-медіа: оберіть жетон контролю суперника не далі ніж за 2 гекси від ваших.
help-Convert = Неукріплений замінюють вашим, укріплений перевертають на неукріплену сторону.
ask-SpendOnScience = диск технологій: +{ $steps } ({ $slot }); за жетони торгівлі — далі.
help-SpendOnScience = Кожен жетон торгівлі на карті — ще одна поділка.
ask-Upgrade = диск технологій сягнув нового рівня: замініть карту свого ряду або спасуйте.
help-Upgrade = Нова карта точно цього рівня і займає слот старої з усім, що на ній лежить.
ask-Bomb = Ядерна енергетика: оберіть гекс.
help-Bomb = Там і поруч неукріплені жетони контролю знищують, а укріплені перевертають на неукріплену сторону, ваші теж.
ask-PutTrade = оберіть карту фокусу для жетона торгівлі; лишилося: { $left }.
ask-PutHarvest = розвинуті міста приносять торгівлю: оберіть карту фокусу для жетона торгівлі; лишилося: { $left }.
help-PutTrade = На карті вміщається три. Їх витрачають, коли розігрують карту, а з військової — і в обороні.
ask-PutNatural = оберіть карту фокусу, на якій лежатиме { $natural }.
ask-PutState = оберіть карту фокусу, на якій лежатиме { $state }.
ask-GainResource = оберіть ресурс із резерву.
ask-Lift = у вас немає вільного жетона контролю: зніміть один із мапи.
ask-LiftToPlace = у вас немає вільного жетона контролю: зніміть один із мапи, щоб покласти його сюди: { $space }.
ask-TurnUp = відкривають наступну карту, колода — { $deck }.
ask-Site = оберіть місто для чуда: { $wonder }.
help-Site = У місті може бути одне чудо. Хто захоплює місто, той отримує і чудо.
ask-Resite = оберіть місто, куди переноситься чудо: { $wonder }.
ask-SendEnvoy = взяти карту дипломатії: { $state }?
help-SendEnvoy = Вона діє для вас, доки ви не нападете на цей поліс або його не завоюють.
ask-MakeTreaty = візьміть карту дипломатії ({ $giver }) або спасуйте.
help-MakeTreaty = Від кожного суперника можна мати одну карту (з палацом Потала — чотири), тож зайва повертається. Напад на цього суперника повертає їх йому.
ask-TakeTreaties = Палац Потала: беріть карти дипломатії суперників, щонайбільше ще { $left }.
ask-Renounce = у вас забагато карт дипломатії ({ $giver }): оберіть, яку повернути.
ask-SpendOnSteps = каравани вирушають ({ $slot }); витрачено жетонів торгівлі: { $spent }.
help-SpendOnSteps = Кожен жетон — ще один гекс для кожного каравану.
ask-MoveCaravans = рушайте каравани ({ $slot }): гексів { $steps } кожному та { $pool } спільних, складність до { $number }.
help-MoveCaravans = Караван із карти вирушає зі столиці або розвинутого міста. Його мета — поліс або місто суперника: це дає два жетони торгівлі й карту дипломатії.
ask-CaravanMove = ведіть караван із { $at } ({ $slot }): гексів { $left }, спільних { $pool }.
help-CaravanMove = Він може зупинитися дорогою і йти далі, коли ви знову розіграєте економіку. У полісі чи місті суперника він має прибути або йти далі.
ask-ExchangeResource = обміняйте ресурс на інший із резерву або спасуйте.
ask-GrantToken = Посольство: оберіть карту фокусу ({ $giver }) для жетона торгівлі.
ask-Accept = вам призначено жетон торгівлі, { $slot }: покладіть його туди або на Великий Зімбабве.
ask-Build = збудуйте місто чи чудо ({ $slot }, номер { $number }) або спасуйте.
help-Build = Місто не може стояти поруч з іншим містом чи полісом. Чудо потребує виробництва: його дає карта, по 2 кожен ресурс потрібного типу, по 1 кожен жетон торгівлі з карти.
ask-PayWonder = { $wonder }: ще бракує виробництва: { $owed }. Що витратите ({ $slot })?
help-PayWonder = Ресурс вартий 2, жетон торгівлі 1. Чудо природи можна використати раз за хід, і воно лишається у вас.
ask-Surround = розміщуйте жетони контролю поруч із новим містом { $at }: лишилося { $left }, складність до { $number }.
ask-PointAgain = Ейфелева вежа: крім { $at }, оберіть ще один жетон контролю того самого суперника.
help-PointAgain = Суперник обирає, який із двох стане вашим.
ask-Cede = Ейфелева вежа ({ $to }): оберіть жетон контролю, який віддасте, { $at } чи { $other }.
ask-ImproveCards = замінюйте карти ряду на наступний рівень, щонайбільше ще { $left }.
ask-SpreadOverHills = Стоунгендж: розмістіть ще один жетон контролю на пагорбах поруч із { $at } або йдіть далі.
ask-WageWar = { $card } ({ $number }): атакувати чи укріпити жетони контролю, до { $left }?
help-WageWar = ⚔ 4 : 3 — ваша бойова сила та сила цілі, без кубиків і жетонів торгівлі; за рівності виграє оборона. Що з двох, вирішує перший крок.
ask-MayAttack = { $card } з номером { $number }: оберіть ціль, лишилося атак: { $left }.
help-MayAttack = ⚔ 4 : 3 — ваша бойова сила та сила цілі, без кубиків і жетонів торгівлі. За рівності виграє оборона.
ask-Reinforce = оберіть жетони контролю, які укріпите, щонайбільше ще { $left }.
help-Reinforce = Укріплений жетон має в обороні на 1 більше, дає 1 сусідам і один раз відкидає варварів.
ask-CombatRoll = кидають кубик атаки.
ask-Strengthen = витратьте на цю атаку жетони торгівлі з військової карти або лишіть як є.
help-Strengthen = Кожен вартий 1. Спершу витрачає атака, потім оборона.
ask-ConquerOrLiberate = гекс { $at } ваш: завоювати поліс чи звільнити?
help-ConquerOrLiberate = Завойований стає вашим містом, а його жетон щоходу діє на вашій карті. За звільнення ви берете його карту дипломатії.
ask-Plunder = столицю подолано ({ $loser }): беріть жетони торгівлі, щонайбільше ще { $left }.
ask-Ransom = варвари грабують вашу столицю: оберіть жетон торгівлі, який втратите; лишилося: { $left }.
ask-RaidRoll = кубик показує, куди йдуть варвари.
ask-ScatterRoll = кубик показує, куди йде { $letter }.

# Що розповідають

log-leads = { $seat } очолює цивілізацію: { $leader }
log-dealt = { $seat }: { $tile }
log-core_tile = { $tile } належить до ядра
log-laid = Викладено: { $tile }, { $side }, поворот { $turn }
log-filled = Прогалина стає водою: { $space }
log-first_player = Перший гравець: { $seat }
log-victory_shown = Карта умов перемоги у грі: { $goal }
log-compass_set = Жетон напряму, за 1: { $way }
log-round_began = Починається раунд { $round }
log-turn_began = Хід: { $seat }
log-resolved = { $seat }: { $card }, номер { $number }
log-reset = { $seat } скидає у слот 1: { $card }
log-swapped_cards = { $seat } міняє місцями: { $card } ↔ { $card2 }
log-placed = { $seat }: розміщено — { $hold }, { $space }
log-returned = { $seat }: знято з мапи — { $hold }, { $space }
log-replaced = { $seat }: замість чужого ({ $seat2 }) — { $hold }, { $space }
log-flipped = { $seat }: тепер { $hold }, { $space }
log-shifted = { $seat } пересуває жетон контролю: { $space } → { $space2 }
log-gained_resource = { $seat }: { $resource } +1
log-paid_resource = { $seat }: { $resource } −1
log-gained_natural = { $seat } отримує: { $natural }
log-lost_natural = { $seat } втрачає: { $natural }
log-used_natural = { $seat } використовує: { $natural }
log-natural_on = { $seat } кладе на карту: { $natural } → { $card }
log-trade_on = { $seat }: +1 жетон торгівлі, { $card }
log-trade_off = { $seat }: −1 жетон торгівлі, { $card }
log-trade_stored = { $seat }: +1 жетон торгівлі, Великий Зімбабве
log-trade_unstored = { $seat }: −1 жетон торгівлі, Великий Зімбабве
log-state_on = { $seat } завойовує поліс: { $state }
log-state_off = { $seat } втрачає поліс: { $state }
log-state_free = Поліс знову вільний: { $state }
log-used_state = { $seat } використовує жетон поліса: { $state }
log-advanced = { $seat }: диск технологій { $number }
log-upgraded = { $seat } замінює карту: { $card } → { $card2 }
log-marked = { $seat } виконує завдання: { $goal }
log-won = { $seat } перемагає
log-resigned = { $seat } здається
log-controls = { $seat } контролює чудо: { $wonder }
log-loses = { $seat } втрачає чудо: { $wonder }
log-wonder_at = { $wonder }, місце: { $space }
log-envoy_sent = { $seat } бере карту дипломатії: { $state }
log-envoy_returned = { $seat } повертає карту дипломатії: { $state }
log-treaty_made = { $seat } бере: { $pact }
log-treaty_ended = { $seat } повертає: { $pact }
log-caravan_sent = { $seat } відсилає караван: { $space }
log-caravan_moved = { $seat }: караван { $space } → { $space2 }
log-caravan_home_again = { $seat }: караван знову на карті, { $space }
log-caravan_aside = { $seat }: караван відкладено, { $space }
log-arrived = { $seat }: караван прибуває, { $space }
log-turned_up = Відкрито чудо: { $wonder }
log-deck_empty = Колода порожня: { $deck }
log-wonder_built = { $seat } будує: { $wonder }, { $space }
log-attacked = { $seat } атакує: { $space }
log-attack_rolled = { $seat }: кидок атаки { $number }
log-defence_rolled = { $seat }: кидок оборони { $number }
log-attack_won = { $seat }: перемога { $number } : { $number2 }, { $space }
log-attack_failed = { $seat }: невдача { $number } : { $number2 }, { $space }
log-robbed = { $seat2 } забирає жетон торгівлі ({ $seat }, { $card })
log-dial_turned = Подія: { $event }
log-direction_rolled = Напрям { $number }
log-barbarian_moved = { $barbarian } йде: { $space }
log-barbarian_fell = { $barbarian } гине: { $space }
log-barbarian_came = { $barbarian } повертається, { $space }
log-laid_out = На всіх мітках мапи лежать жетони
log-natural_free = Знову на своєму гексі: { $natural }, { $space }
log-state_on_card = { $seat } кладе жетон поліса на карту: { $state } → { $card }
log-caravan_added = { $seat }: ще один караван на карті економіки
log-caravan_removed = { $seat }: караван із карти економіки відкладено

# Як завершується

how-agendas = за завданнями
    .about = На початку раунду хтось уже виконав по завданню з кожної карти умов перемоги. Якщо таких кілька, вирішує, у кого більше чудес, потім — у кого більше гексів.
how-alone = лишилася одна імперія
    .about = Усі інші здалися, тож перемагає остання імперія.
part-marks = виконані завдання
part-wonders = чудеса
part-spaces = гекси

# Що каже карта

fact-type = { $type }
fact-focus-tokens-culture = розмістіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} контролю поруч зі своїми містами, складність до номера слота
fact-focus-shifts-token = потім можете пересунути один зі своїх жетонів контролю на сусідній порожній гекс суходолу
fact-focus-token-near-friendly = потім ще 1 жетон контролю поруч із будь-яким своїм гексом, з тим самим обмеженням
fact-focus-converts-token = потім жетон контролю суперника не далі ніж за 2 гекси від ваших замінюють вашим або, якщо він укріплений, перевертають на неукріплену сторону
fact-focus-science = просуньте диск технологій на номер слота
fact-focus-gains-trade = перед тим 1 жетон торгівлі на будь-яку свою карту
fact-focus-gains-new-resource = перед тим 1 ресурс типу, якого у вас немає
fact-focus-bombs-in-slot-5 = перед тим, якщо зі слота 5, оберіть гекс: там і поруч жетони контролю знищують, а укріплені перевертають на неукріплену сторону, ваші теж
fact-focus-steps-economy = кожен караван іде до { $n ->
    [one] { $n } гекса
    [few] { $n } гексів
   *[many] { $n } гексів
}, складність до номера слота
fact-focus-caravans-economy = { $n ->
    [one] { $n } караван
    [few] { $n } каравани
   *[many] { $n } караванів
}
fact-focus-enters = караван може зайти на гекс варварів: це долає їх без жетона торгівлі й завершує його рух
fact-focus-water = каравани можуть заходити на воду
fact-focus-exchanges-resource = потім можете обміняти 1 ресурс на інший із резерву
fact-focus-resolves-another = раз за хід, коли цю карту скинуто у слот 1, розіграйте іншу, наче зі слота 1, не скидаючи її
fact-focus-industry = збудуйте чудо з номером слота як виробництвом або місто на складності до номера слота
fact-focus-reach-industry = місто не далі ніж за { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
} від вашого гекса
fact-focus-from-caravans = або від вашого каравану
fact-focus-slot5-industry = зі слота 5 виробництво { $n }
fact-focus-tokens-industry = після міста до { $n ->
    [one] { $n } жетона
    [few] { $n } жетонів
   *[many] { $n } жетонів
} контролю поруч із ним, складність до номера слота
fact-order-either = укріпіть щонайбільше стільки жетонів контролю, який номер слота, або атакуйте з номером слота
fact-order-attacks_first = атакуйте з номером слота, потім укріпіть щонайбільше стільки жетонів контролю, який номер слота мінус зроблені атаки
fact-order-reinforce_first = укріпіть щонайбільше стільки жетонів контролю, який номер слота, потім атакуйте з номером слота
fact-focus-attacks-military = { $n ->
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}
fact-focus-reach-military = дальність { $n }
fact-focus-bonus-military = +{ $n } до бойової сили
fact-focus-bonus-barbarian-military = ще +{ $n } проти варварів
fact-over-water = рахують і через воду
fact-over-rivals = рахують і через гекси суперників
fact-over-barbarians = рахують і через варварів
fact-type-culture = жетон торгівлі дає розмістити ще 1 жетон контролю
fact-type-science = жетон торгівлі просуває диск технологій ще на 1
fact-type-economy = жетон торгівлі дає кожному каравану ще 1 гекс
fact-type-industry = жетон торгівлі — це 1 виробництва для чуда
fact-type-military = жетон торгівлі — це 1 бойової сили в атаці чи обороні

fact-row = початковий ряд: { $types }
fact-leader-america = щоразу, як отримуєте чи використовуєте чудо природи, покладіть його на будь-яку свою карту фокусу, де його раз за хід можна витратити як жетон торгівлі або як ресурс
fact-leader-aztec = коли військову карту скинуто у слот 1, а ви цього ходу виграли атаку, можете поміняти місцями будь-які дві карти свого ряду
fact-leader-egypt = чудеса коштують вам на 1 менше
fact-leader-france = карта культури розміщує більше жетонів контролю за найпізнішою добою ваших чудес: античність 1, середньовіччя 2, сучасність 3
fact-leader-japan = у ваш хід пустелі й гори поруч із водою чи на краю мапи мають складність 3
fact-leader-rome = каравани можуть вирушати з будь-якого вашого міста, розвинутого чи ні
fact-leader-scythia = +3 до бойової сили в атаці й обороні на лугах і пагорбах
fact-leader-sumeria = 1 ресурс на ваш вибір щоразу, як долаєте варварів
signs-leader-america = чудеса природи — ще й жетони торгівлі
signs-leader-aztec = міняє дві карти після виграної атаки
signs-leader-egypt = чудеса −1
signs-leader-france = культура +1, +2, +3 за добою її чудес
signs-leader-japan = прибережні пустелі й гори — як 3
signs-leader-rome = каравани з будь-якого міста
signs-leader-scythia = +3 в бою на лугах і пагорбах
signs-leader-sumeria = ресурс за подоланих варварів

# Кількома словами, для термінала, де знаки цього не скажуть

short-focus-tokens-culture = жетонів контролю: { $n }, складність до слота
short-focus-shifts-token = потім пересуває жетон контролю
short-focus-token-near-friendly = потім ще 1 біля будь-якого свого гекса
short-focus-converts-token = потім заміняє жетон суперника
short-focus-science = диск технологій + номер слота
short-focus-gains-trade = спершу 1 жетон торгівлі
short-focus-gains-new-resource = спершу 1 новий ресурс
short-focus-bombs-in-slot-5 = зі слота 5 бомба
short-focus-steps-economy = каравани: гексів { $n }, складність до слота
short-focus-enters = каравани долають варварів
short-focus-water = каравани йдуть водою
short-focus-exchanges-resource = потім обмін ресурсу
short-focus-resolves-another = потім інша карта, як зі слота 1
short-focus-industry = чудо або місто за слотом
short-focus-reach-industry = місто, гексів до нього: { $n }
short-focus-from-caravans = або від каравану
short-focus-slot5-industry = слот 5: виробництво { $n }
short-focus-tokens-industry = з містом жетонів контролю: { $n }
short-order-either = атака або укріплення за слотом
short-order-attacks_first = атака, потім укріплення
short-order-reinforce_first = укріплення, потім атака
short-attack = атака +{ $n }
short-defence = оборона +{ $n }
short-wonder-stonehenge = жетони контролю йдуть далі пагорбами
short-wonder-hanging_gardens = щоходу 1 жетон контролю, складність ≤ { $n }
short-wonder-forbidden_city = щоходу знищує жетон контролю суперника
short-wonder-chichen_itza = жетони контролю на будь-яких лісах
short-wonder-sydney_opera_house = жетони суперників розвивають міста
short-wonder-eiffel_tower = щоходу замінює жетон контролю суперника
short-wonder-colossus = каравани: разом гексів +{ $n }
short-wonder-great_lighthouse = міста будь-де на краю мапи
short-wonder-great_zimbabwe = зберігає жетонів торгівлі: { $n }
short-wonder-machu_picchu = нижчі слоти — як { $n }
short-wonder-big_ben = бій +{ $n } за кожен караван поруч
short-wonder-estadio_do_maracana = карта економіки ще й перед іншою
short-wonder-oracle = щоходу міняє дві сусідні карти
short-wonder-pyramids = карт з рівня I на II: { $n }
short-wonder-porcelain_tower = карт на наступний рівень: { $n }
short-wonder-potala_palace = карт дипломатії: { $n }, усі від суперника
short-wonder-oxford_university = карти можуть змінювати тип
short-wonder-kremlin = атака +{ $n }, якщо в них менше укріплених
short-wonder-petra = варвари повертають назад
short-wonder-venetian_arsenal = слот 5 ще раз як слот 1
short-wonder-pentagon = атаки будь-де
short-state-carthage = бій +{ $n } за кожне місто й поліс поблизу
short-state-kumasi = ліси { $n } для культури й промисловості
short-state-brussels = чудеса −{ $n } за кожне розвинуте місто
short-state-seoul = щоходу пересуває варварів
short-state-geneva = щоходу міняє карту дипломатії
short-state-mohenjo_daro = складність −{ $n } для жетонів контролю
short-state-buenos_aires = чудеса −{ $n }, якщо немає жодного цього типу
short-state-kabul = атака +{ $n } на міста й поліси
short-pact-joint_war = атака +{ $n } на решту
short-pact-defensive_pact = оборона +{ $n } від решти
short-pact-embassy = ресурс за караван до їхньої столиці
short-pact-open_borders = їхні гекси рахуються для ваших розвинутих міст
short-agenda-civilized = міста: { $n }
short-agenda-money_grubber = чудес економіки: { $n }
short-agenda-warmonger = полісів: { $n }, або столиця
short-agenda-paranoid = військових чудес: { $n }
short-agenda-explorer = гексів біля води чи краю: { $n }
short-agenda-aesthetic = чудес культури: { $n }
short-agenda-technophile = { $n } на диску технологій
short-agenda-scholarly = чудес науки: { $n }
short-agenda-populous = розвинутих міст: { $n }
short-agenda-preservationist = чудес природи: { $n }

fact-deck = { $type }, { $era }
fact-cost = вартість: { $cost }
fact-pays = { $resource } +2
fact-attack = +{ $n } до бойової сили, коли ви атакуєте
fact-defence = +{ $n } до бойової сили, коли ви обороняєтеся
fact-wonder-stonehenge = розмістивши жетон контролю на пагорбах, можете розмістити ще на пагорбах поруч, і так далі
fact-wonder-hanging_gardens = на початку вашого ходу можете викласти 1 жетон контролю поруч зі своїм містом, складність до { $n }
fact-wonder-forbidden_city = на початку вашого ходу можете знищити жетон контролю суперника поруч зі своїм гексом
fact-wonder-chichen_itza = жетони контролю можна розміщувати на будь-яких порожніх лісах, навіть не біля своїх міст
fact-wonder-sydney_opera_house = жетони контролю суперників роблять міста розвинутими, як і ваші
fact-wonder-eiffel_tower = на початку вашого ходу можете вказати на два жетони контролю одного суперника, і він обирає, який із них замінити вашим невикористаним
fact-wonder-colossus = ваші каравани щоразу мають разом ще { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
} руху
fact-wonder-great_lighthouse = місто можна будувати на будь-якому порожньому гексі на краю мапи, хоч як далеко
fact-wonder-great_zimbabwe = тут можуть чекати отримані вами жетони торгівлі, щонайбільше { $n }, щоб на початку ходу перейти на карти фокусу
fact-wonder-machu_picchu = карти в нижчих слотах розігруються, наче зі слота { $n }
fact-wonder-big_ben = +{ $n } до бойової сили за кожен ваш караван поруч з атакованим гексом, в атаці й обороні
fact-wonder-estadio_do_maracana = перед іншою картою можете розіграти і скинути у слот 1 карту економіки
fact-wonder-oracle = на початку вашого ходу можете поміняти місцями дві сусідні карти свого ряду
fact-wonder-pyramids = збудувавши, замініть карти рівня I на рівень II, щонайбільше { $n }
fact-wonder-porcelain_tower = збудувавши, замініть карти на наступний рівень, щонайбільше { $n }
fact-wonder-potala_palace = можете мати всі карти дипломатії суперника, а збудувавши, берете карти будь-яких суперників, щонайбільше { $n }
fact-wonder-oxford_university = карту, крім наукової, можна замінити картою іншого типу
fact-wonder-kremlin = +{ $n } до бойової сили, коли ви атакуєте суперника, в якого менше укріплених жетонів контролю, ніж у вас
fact-wonder-petra = варвари не можуть заходити у ваші міста й на укріплені жетони контролю, а повертають назад
fact-wonder-venetian_arsenal = раз за хід карту зі слота 5 можна розіграти ще раз, наче зі слота 1
fact-wonder-pentagon = ваші атаки сягають усієї мапи

fact-pact-joint_war = +{ $n } до бойової сили, коли ви атакуєте будь-кого, крім цього гравця
fact-pact-defensive_pact = +{ $n } до бойової сили, коли ви обороняєтеся від будь-кого, крім цього гравця
fact-pact-embassy = коли ваш караван прибуває до столиці цього гравця (також заради цієї карти), покладіть 1 жетон торгівлі на його карту фокусу й візьміть 1 ресурс на вибір
fact-pact-open_borders = міста й жетони контролю цього гравця роблять міста розвинутими, як ваші жетони контролю
fact-state-carthage = +{ $n } до бойової сили за кожен поліс і кожне ваше місто не далі ніж за 2 гекси від атакованого, але не проти Карфагена
fact-state-kumasi = ліси мають складність { $n } для ваших карт культури й промисловості
fact-state-brussels = чудо коштує на { $n } менше за кожне ваше розвинуте місто
fact-state-seoul = на початку вашого ходу можете пересунути варварів на сусідній порожній гекс суходолу
fact-state-geneva = на початку вашого ходу можете обміняти карту дипломатії на іншу того самого суперника
fact-state-mohenjo_daro = для розміщення жетонів контролю вся складність на { $n } менша
fact-state-buenos_aires = чудо коштує на { $n } менше, якщо ви не контролюєте жодного його типу
fact-state-kabul = +{ $n } до бойової сили, коли ви атакуєте місто чи інший поліс
fact-counts-as = раз за хід заміняє 1 ресурс ({ $resource }), поки гекс ваш

fact-agenda-civilized = міст на мапі разом зі столицею: { $n }
fact-agenda-money_grubber = контролюйте економічні чудеса: { $n }
fact-agenda-warmonger = подолайте столицю суперника або майте завойовані поліси: { $n }
fact-agenda-paranoid = контролюйте військові чудеса: { $n }
fact-agenda-explorer = ваших гексів поруч із водою чи на краю мапи: { $n }
fact-agenda-aesthetic = контролюйте культурні чудеса: { $n }
fact-agenda-technophile = досягніть { $n } на диску технологій
fact-agenda-scholarly = контролюйте наукові чудеса: { $n }
fact-agenda-populous = розвинутих міст: { $n }
fact-agenda-preservationist = майте чудеса природи: { $n }

fact-capital-tile = на ньому стоїть столиця
fact-wonder-tile = з чудом природи
fact-state-tile = з полісом
fact-side-a = сторона A, гекси від 0 до 9: { $spaces }
fact-side-a-resource = сторона A: { $resource }
fact-side-a-natural = сторона A: { $natural }
fact-side-a-state = сторона A: { $state }
fact-side-a-barbarian = сторона A: { $barbarian }
fact-side-b = сторона B, гекси від 0 до 9: { $spaces }
fact-side-b-resource = сторона B: { $resource }
fact-side-b-natural = сторона B: { $natural }
fact-side-b-state = сторона B: { $state }
fact-side-b-barbarian = сторона B: { $barbarian }
fact-difficulty = складність { $n }
fact-water = лише для карт, які це дозволяють
fact-no-terrain = без ландшафту, навіть коли жетона вже немає
fact-hold-control = гекс ваш, його боронить його складність
fact-hold-reinforced = на 1 більше в обороні собі й сусідам, один раз відкидає варварів
fact-hold-city = боронить подвійна складність, не поруч з іншим містом чи полісом
fact-hold-capital = місто, яке не втрачають, а подолане воно віддає жетони торгівлі
fact-event-spawn = варвари, яких немає на мапі, повертаються на свої мітки, де немає міста, жетона контролю чи інших варварів
fact-event-blank = нічого не стається
fact-event-movement = кубик показує, в якому напрямі всі варвари йдуть на 1 гекс і грабують, що зустрінуть
fact-event-trade = кожен отримує по 1 жетону торгівлі за кожне своє розвинуте місто
fact-resource = 2 виробництва для чуда, яке його приймає
fact-barbarian = боронять кубик і складність гекса, за подоланого — 1 жетон торгівлі
fact-caravan = приносить 2 жетони торгівлі й карту дипломатії з поліса чи міста суперника

counted-culture = культура
counted-science = наука
counted-economy = економіка
counted-industry = промисловість
counted-military = воєнна сила
counted-grassland = луги
counted-hills = пагорби
counted-forest = ліси
counted-desert = пустелі
counted-mountains = гори
counted-water = вода
counted-natural_wonder = чудо природи

field-says = як читати її текст
field-cost = скільки коштує
field-row = початковий ряд
field-a = ландшафт сторони A
field-b = ландшафт сторони B
field-attack = бойова сила
field-attacks = кількість атак
field-reach = дальність
field-bonus = бойова сила
field-bonus_barbarian = бойова сила проти варварів
field-through = через що рахують
field-order = як поєднано атаки й укріплення
field-from_caravans = чи рахують від караванів

# Знаки термінала; `legend` каже, що вони значать

legend = ○ жетон контролю · ◎ укріплений · ⌂ місто · ♔ столиця · ✓ розвинуте · ✦ чудо світу · ♞ караван · ☠ варвар · ◌ мітка, де він відроджується · ♜ поліс (⚔ воєнна сила, ♫ культура, ⚒ промисловість, ✎ наука; ♖ завойований) · ✿ чудо природи · ▦ мармур · ☿ ртуть · ⛁ нафта · ◊ діамант · • жетон торгівлі; ландшафт: „ луги 1 · ∩ пагорби 2 · ♣ ліси 3 · ∴ пустелі 4 · ∧ гори 5 · ≈ вода; у бою ⚄ кубик, = бойова сила; для цілей ⚔ ваша бойова сила, ⛨ їхня, без кубиків

# Скільки що коштує

unit-production = { $n } виробництва
unit-trade = { $n ->
    [one] { $n } жетон торгівлі
    [few] { $n } жетони торгівлі
   *[many] { $n } жетонів торгівлі
}
unit-marble = { $n } мармуру
unit-mercury = { $n } ртуті
unit-oil = { $n } нафти
unit-diamond = { $n ->
    [one] { $n } діамант
    [few] { $n } діаманти
   *[many] { $n } діамантів
}
sign-production = { $n }⚒
sign-trade = { $n }•
sign-marble = { $n }▦
sign-mercury = { $n }☿
sign-oil = { $n }⛁
sign-diamond = { $n }◊
price-printed = надруковано

# Стіл

label-course = Перебіг
label-round = раунд
label-first = Перший гравець
label-event-dial = Майбутні події
label-compass = Варвари за кубиком
label-way-0 = ↗
label-way-1 = →
label-way-2 = ↘
label-way-3 = ↙
label-way-4 = ←
label-way-5 = ↖
label-tiles = Компоненти мапи
label-battle = Атака
label-attacker = Атака
label-defender = Оборона
label-targets = Цілі
label-die = кубик
label-tokens = витрачені жетони
label-combat = бойова сила
label-map = Мапа
label-wonders = Чудеса
label-decks = Колоди чудес
label-culture-deck = культурні
label-economy-deck = економічні
label-science-deck = наукові
label-military-deck = військові
label-victory-cards = Карти умов перемоги
label-progress = Завдання
label-wanted = треба
label-supply = Резерв
label-city-states = Поліси
label-marble = мармур
label-mercury = ртуть
label-oil = нафта
label-diamond = діаманти
label-leader = Лідер
label-focus-row = Ряд фокусу
label-slot-1 = 1 луги
label-slot-2 = 2 пагорби
label-slot-3 = 3 ліси
label-slot-4 = 4 пустелі
label-slot-5 = 5 гори
label-trade = жетони торгівлі
label-caravan = каравани
label-spent = використано цього ходу
label-stock = Ресурси
label-store = на Великому Зімбабве
label-pieces = Фігурки й жетони
label-cities = міста
label-mature-cities = розвинуті
label-friendly-spaces = гекси
label-unused-tokens = вільні жетони контролю
label-dial = диск технологій
label-next-level-2 = рівень II на
label-next-level-3 = рівень III на
label-next-level-4 = рівень IV на
label-technology = Технології
label-tech-dial = Диск технологій
label-tile-sides = Компоненти мапи без повороту: сторона A, далі сторона B
label-marks = Виконані завдання
label-held-wonders = Чудеса
label-naturals = Чудеса природи
label-treaties = Дипломатія
label-gives = Власні карти для інших
label-caravans = Каравани в дорозі
label-resigned = Поза грою
label-left-as = за порядком
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
mark-level = рівень { $number }
mark-dial = диск технологій
note-does-culture = жетони { $second }, складність ≤ { $number }
note-does-science = диск +{ $number }, до { $second }
note-does-economy = каравани на { $second }, складність ≤ { $number }
note-does-industry = чудо на { $number } виробництва або місто за { $second }
note-does-military = атака { $number } + кубик, дальність { $second }
note-does-military-anywhere = атака { $number } + кубик, будь-яка дальність
note-production = є { $second } з { $number }
note-capital-tile = столиця
note-wonder-tile = чудо природи
note-state-tile = поліс
note-sums = ⚔ { $number } : { $second }
note-cards-left = лишилося карт: { $number }
note-face-down = завойовано
note-used = використано цього ходу
note-prey-barbarian = варвари
note-prey-city_state = поліс
note-prey-city = місто
note-prey-control = жетон контролю
on-trade = { $n }•
on-caravan = { $n }♞
on-spent = (використано)
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
terrain-grassland = луги
terrain-hills = пагорби
terrain-forest = ліси
terrain-desert = пустелі
terrain-mountains = гори
terrain-water = вода
terrain-natural_wonder = чудо природи
edge-region = межа компонента мапи

# Речі

card-early_empire = Рання імперія I
card-drama_and_poetry = Драма і поезія II
card-civil_service = Державна служба III
card-mass_media = Мас-медіа IV
card-astrology = Астрологія I
card-mathematics = Математика II
card-replaceable_parts = Взаємозамінні деталі III
card-nuclear_power = Ядерна енергетика IV
card-foreign_trade = Зовнішня торгівля I
card-currency = Валюта II
card-steam_power = Сила пари III
card-capitalism = Капіталізм IV
card-pottery = Гончарна справа I
card-animal_husbandry = Тваринництво II
card-nationalism = Націоналізм III
card-urbanization = Урбанізація IV
card-masonry = Мулярство I
card-iron_working = Металургія II
card-mass_production = Масове виробництво III
card-flight = Політ IV

type-culture = культура
type-science = наука
type-economy = економіка
type-industry = промисловість
type-military = воєнна сила

slot-1 = слот 1
slot-2 = слот 2
slot-3 = слот 3
slot-4 = слот 4
slot-5 = слот 5

leader-america = Америка
leader-aztec = Ацтеки
leader-egypt = Єгипет
leader-france = Франція
leader-japan = Японія
leader-rome = Рим
leader-scythia = Скіфія
leader-sumeria = Шумер

wonder-stonehenge = Стоунгендж
wonder-hanging_gardens = Висячі сади
wonder-forbidden_city = Заборонене місто
wonder-chichen_itza = Чичен-Іца
wonder-sydney_opera_house = Сіднейська опера
wonder-eiffel_tower = Ейфелева вежа
wonder-colossus = Колос
wonder-great_lighthouse = Великий маяк
wonder-great_zimbabwe = Великий Зімбабве
wonder-machu_picchu = Мачу-Пікчу
wonder-big_ben = Біг-Бен
wonder-estadio_do_maracana = Стадіон «Маракана»
wonder-oracle = Оракул
wonder-pyramids = Піраміди
wonder-porcelain_tower = Порцелянова вежа
wonder-potala_palace = Палац Потала
wonder-oxford_university = Оксфордський університет
wonder-kremlin = Кремль
wonder-petra = Петра
wonder-terracotta_army = Теракотова армія
wonder-alhambra = Альгамбра
wonder-venetian_arsenal = Венеційський арсенал
wonder-ruhr_valley = Рурська долина
wonder-pentagon = Пентагон

deck-culture_deck = культурні чудеса
deck-economy_deck = економічні чудеса
deck-science_deck = наукові чудеса
deck-military_deck = військові чудеса
era-ancient = античність
era-medieval = середньовіччя
era-modern = сучасність

pact-joint_war_a = Спільна війна (A)
pact-defensive_pact_a = Оборонний пакт (A)
pact-embassy_a = Посольство (A)
pact-open_borders_a = Відкриті кордони (A)
pact-joint_war_b = Спільна війна (B)
pact-defensive_pact_b = Оборонний пакт (B)
pact-embassy_b = Посольство (B)
pact-open_borders_b = Відкриті кордони (B)
pact-joint_war_c = Спільна війна (C)
pact-defensive_pact_c = Оборонний пакт (C)
pact-embassy_c = Посольство (C)
pact-open_borders_c = Відкриті кордони (C)
pact-joint_war_d = Спільна війна (D)
pact-defensive_pact_d = Оборонний пакт (D)
pact-embassy_d = Посольство (D)
pact-open_borders_d = Відкриті кордони (D)

state-carthage = Карфаген
state-kumasi = Кумасі
state-brussels = Брюссель
state-seoul = Сеул
state-geneva = Женева
state-mohenjo_daro = Мохенджо-Даро
state-buenos_aires = Буенос-Айрес
state-kabul = Кабул

natural-torres_del_paine = Торрес-дель-Пайне
natural-cliffs_of_dover = Скелі Дувра
natural-mount_everest = Еверест
natural-crater_lake = Озеро Крейтер
natural-grand_mesa = Гранд-Меса
natural-galapagos_islands = Галапагоські острови
natural-mount_kilimanjaro = Кіліманджаро
natural-pantanal = Пантанал

resource-marble = мармур
resource-mercury = ртуть
resource-oil = нафта
resource-diamond = діамант

barbarian-barbarian_a = Варвар A
barbarian-barbarian_b = Варвар B
barbarian-barbarian_c = Варвар C
barbarian-barbarian_d = Варвар D
barbarian-barbarian_e = Варвар E
barbarian-barbarian_f = Варвар F
barbarian-barbarian_g = Варвар G
barbarian-barbarian_h = Варвар H
barbarian-barbarian_i = Варвар I

agenda-civilized = Цивілізованість
agenda-money_grubber = Користолюбство
agenda-warmonger = Войовничість
agenda-paranoid = Параноя
agenda-explorer = Мандри
agenda-aesthetic = Естетика
agenda-technophile = Технофілія
agenda-scholarly = Ученість
agenda-populous = Багатолюдність
agenda-preservationist = Охорона природи
goal-civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
goal-warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
goal-explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
goal-technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
goal-populous_preservationist = { agenda-populous } / { agenda-preservationist }

tile-tile_01 = Компонент 1
tile-tile_02 = Компонент 2
tile-tile_03 = Компонент 3
tile-tile_04 = Компонент 4
tile-tile_05 = Компонент 5
tile-tile_06 = Компонент 6
tile-tile_07 = Компонент 7
tile-tile_08 = Компонент 8
tile-tile_09 = Компонент 9
tile-tile_10 = Компонент 10
tile-tile_11 = Компонент 11
tile-tile_12 = Компонент 12
tile-tile_13 = Компонент 13
tile-tile_14 = Компонент 14
tile-tile_15 = Компонент 15
tile-tile_16 = Компонент 16
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

hold-control = жетон контролю
hold-reinforced = укріплений жетон контролю
hold-city = місто
hold-capital = столиця
piece-caravan = караван
piece-mature = розвинуте
piece-conquered = завойований поліс
piece-lair = мітка варварів
note-barbarian_a = варвара A
note-barbarian_b = варвара B
note-barbarian_c = варвара C
note-barbarian_d = варвара D
note-barbarian_e = варвара E
note-barbarian_f = варвара F
note-barbarian_g = варвара G
note-barbarian_h = варвара H
note-barbarian_i = варвара I
piece-met = виконано
piece-attack = бойова сила атаки
piece-defence = бойова сила оборони
event-spawn = варвари повертаються
event-blank = нічого
event-movement = варвари рухаються
event-trade = торгівля

# виправлення, з якими в цю гру не зіграти: `error-<id>`
error-tile-letters = { $where }: потрібно { $count } літер, по одній на кожен гекс, з таких: { $there }; а не «{ $value }».
error-tile-natural = { $where }: гекс { $hex } має бути «{ $letter }» тоді й лише тоді, коли на ньому надруковано чудо природи.
error-tile-water = { $where }: гекс { $hex } не може бути «{ $letter }»: надруковане там лежить на суходолі.

# чого бракує для ходу: `missing-<what>`
missing-production = { $needs ->
    [one] Потрібна { $needs } одиниця виробництва;
    [few] Потрібні { $needs } одиниці виробництва;
   *[many] Потрібно { $needs } одиниць виробництва;
} у вас { $has }.
missing-unused_cities = { $needs ->
    [one] Потрібне { $needs } невикористане місто;
    [few] Потрібні { $needs } невикористані міста;
   *[many] Потрібно { $needs } невикористаних міст;
} у вас { $has }.
missing-free_cities = { $needs ->
    [one] Потрібне { $needs } місто без чуда;
    [few] Потрібні { $needs } міста без чуда;
   *[many] Потрібно { $needs } міст без чуда;
} у вас { $has }.
missing-difficulty = Складність гекса { $needs }; дозволено до { $has }.
missing-reach = { $needs ->
    [one] До нього { $needs } гекс;
    [few] До нього { $needs } гекси;
   *[many] До нього { $needs } гексів;
} карта сягає на { $has }.
missing-trade = { $needs ->
    [one] Потрібен { $needs } жетон торгівлі;
    [few] Потрібні { $needs } жетони торгівлі;
   *[many] Потрібно { $needs } жетонів торгівлі;
} на карті: { $has }.
missing-room = { $needs ->
    [one] Потрібне місце для { $needs } жетона торгівлі;
    [few] Потрібне місце для { $needs } жетонів торгівлі;
   *[many] Потрібне місце для { $needs } жетонів торгівлі;
} вільних місць: { $has }.
missing-resources = { $needs ->
    [one] Потрібен { $needs } такий ресурс;
    [few] Потрібні { $needs } такі ресурси;
   *[many] Потрібно { $needs } таких ресурсів;
} у вас { $has }.
missing-supply = { $needs ->
    [one] Потрібен { $needs } такий ресурс у запасі;
    [few] Потрібні { $needs } такі ресурси в запасі;
   *[many] Потрібно { $needs } таких ресурсів у запасі;
} там { $has }.
missing-touched_hexes = { $needs ->
    [one] Треба торкатися { $needs } гекса інших компонентів;
    [few] Треба торкатися { $needs } гексів інших компонентів;
   *[many] Треба торкатися { $needs } гексів інших компонентів;
} тут їх { $has }.
missing-water = { $needs ->
    [one] На прогалини потрібен { $needs } жетон води;
    [few] На прогалини потрібні { $needs } жетони води;
   *[many] На прогалини потрібно { $needs } жетонів води;
} лишилося { $has }.

# the board: what cards would do, sums of battles, its own texts
note-idle = нічого не дасть
label-ways = Куди може піти караван
note-way = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
   *[many] { $number } кроків
}
note-way-through = дорогою
note-way-arrives = прибуває: 2 жетони торгівлі й карта дипломатії
note-way-defeats = перемагає варвара й завершує рух
label-prospects = Що дала б кожна карта
label-winning-rolls = виграшні кидки
label-returned-cards = карт дипломатії, які треба повернути
label-open-places = місця
label-targets-in-reach = цілі
label-to-reinforce = жетони для зміцнення
label-sites = місця для міста
label-payable-wonders = чудеса, які можна збудувати
label-new-cards = нові карти
label-next-steps = наступні кроки
label-caravans-to-send = каравани, які можна вислати
on-winning-rolls = виграють кидків: { $n }
on-returned-cards = { $n ->
    [one] повертаєте { $n } карту дипломатії
    [few] повертаєте { $n } карти дипломатії
   *[many] повертаєте { $n } карт дипломатії
}
on-open-places = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[many] { $n } вільних місць
}
on-targets-in-reach = { $n ->
    [one] { $n } ціль
    [few] { $n } цілі
   *[many] { $n } цілей
}
on-to-reinforce = зміцнити: { $n }
on-sites = { $n ->
    [one] { $n } місце для міста
    [few] { $n } місця для міста
   *[many] { $n } місць для міста
}
on-payable-wonders = чудес можна збудувати: { $n }
on-new-cards = нових карт на вибір: { $n }
on-next-steps = { $n ->
    [one] { $n } можливий крок
    [few] { $n } можливі кроки
   *[many] { $n } можливих кроків
}
on-caravans-to-send = караванів можна вислати: { $n }
unit-combat = { $n } бойової сили
sign-combat = { $n }⚔
price-slot = місце в ряду
price-die = кубик
price-tokens = торгові жетони
price-ground = складність
price-city-ground = місто, { $count } × { $each }
price-support = зміцнені жетони
price-city-state = поліс

lesson-turn = Ходять по колу, доки хтось не виконає по одній цілі з кожної карти перемоги.
lesson-turn-1 = Оберіть карту
    .about = У ряду лежать п’ять карт: культура, наука, економіка, промисловість і війна. Одна з них діє.
lesson-turn-2 = Комірка — це її сила
    .about = У комірці 5 вона робить значно більше, ніж у комірці 1, і сягає складніших земель.
lesson-turn-3 = Вона починає знову
    .about = Карта повертається в комірку 1, а ті, що лежали перед нею, посуваються вгору.
lesson-turn-4 = Світ рухається
    .about = Перед кожним ходом першого гравця крутиться диск подій: варвари рухаються чи вертаються, міста торгують.
lesson-wrong-1 = «Щоходу граю найкращу карту.»
    .about = У комірці 1 вона слабка. Дайте картам дозріти й плануйте, яка коли дійде до комірки 5.
lesson-wrong-2 = «Жетони торгівлі притримаю.»
    .about = Карта тримає три, решта пропадає. Кожен робить свою карту сильнішою на один.
lesson-wrong-3 = «Добра земля далеко.»
    .about = Спершу заповніть землю довкола міст: місто, довкола якого все ваше, торгує й висилає каравани.
lesson-wrong-4 = «Цілі — наприкінці.»
    .about = На кожній карті треба виконати одну. Оберіть рано й дивіться, як близько суперники.
