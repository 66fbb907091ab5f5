game = Крізь епохи
    .about = Проведіть цивілізацію від давнини до сучасності: лідери, чудеса, наука, армії та політика. Перемагає той, хто наприкінці має найбільше культури. Дві–чотири години.

# Що роблять

do-take = Взяти: { $card }
do-take_at = Взяти з комірки { $place }: { $card }
do-increase = Збільшити населення
do-build = Збудувати: { $card }
do-upgrade = Поліпшити: { $card } → { $card2 }
do-remodel = Бах: { $card } → { $card2 }
do-destroy = Знищити: { $card }
do-lead = Лідер: { $card }
do-stage = Звести { $number ->
    [one] { $number } етап
    [few] { $number } етапи
   *[many] { $number } етапів
} чуда
do-develop = Розвинути: { $card }
do-revolt = Революція: { $card }
do-play = Зіграти: { $card }
do-tactic = Тактика: { $card }
do-copy = Скопіювати тактику: { $card }
do-enlist = Барбаросса: населення і загін водночас, { $card }
do-sail = Океанські лайнери: населення безкоштовно
do-exchange = Хаммурапі: військова дія замість цивільної
do-speech = Черчилль: культура
do-arm = Черчилль: наука й ресурси для війська
do-trade = Торгові шляхи: обміняти їжу та ресурси
do-end = Завершити хід
do-prepare = Підготувати подію: { $card }
do-attack = Напасти: { $card }, суперник — { $seat }
do-wage = Оголосити: { $card }, суперник — { $seat }
do-offer = Запропонувати пакт: { $card }, інша сторона — { $seat }, як { $side }
do-cancel = Скасувати пакт в ігровій зоні: { $seat }
do-resign = Капітулювати
do-retire = Олександр іде, натомість жовтий кубик
do-settle = Колумб заселяє: { $card }
do-pass = Пас
do-peek = Жанна д’Арк: глянути на наступну подію
do-accept = Погодитися на пакт
do-refuse = Відмовитися від пакту
do-bonus = Карта бонусу: { $card }
do-drop = Скинути долілиць: { $card }
do-defend = Захиститися
do-yield = Не захищатися
do-bid = Ставка { $number }
do-send = Відправити загін: { $card }
do-colonize = Колонізувати цими військами
do-food = Їжа — { $number }, решта ресурсами
do-choose = Обрати: { $card }
do-discard = Скинути: { $card }
do-lose = Забрати з карти: { $card }
do-tuck = Гомер під чудо: { $card }
do-resolve = Спершу провести: { $card }, суперник — { $seat }
do-done = Досить
do-raze = Рейд, знищити: { $card }
do-claim = Угода, взяти з комірки { $place }: { $card }
do-use = Скористатися властивістю: { $card }
do-deal = У ряд карт: { $card }
do-draw = { $seat } бере військову карту: { $card }
do-set = Першу подію викладено: { $card }
do-reveal = Відкрито подію: { $card }
do-glimpse = { $seat } дивиться на наступну подію: { $card }

# Про що питають

ask-ActionPhase = витратьте свої дії та завершіть хід.
help-ActionPhase = Цивільними діями беруть карти, збільшують населення, будують і розвивають; військовими набирають загони й обирають тактику. Коли зроблено досить, завершіть хід.
ask-TuckHomer = Гомер іде: покладіть його під збудоване чудо або поверніть собі цивільну дію.
help-TuckHomer = Під дивом він назавжди дає щастя; інакше до вас зараз повертається одна цивільна дія.
ask-MayPeek = Жанна д’Арк може глянути на наступну подію.
help-MayPeek = Подію побачите лише ви, а політична дія йде одразу потім.
ask-Politics = одна політична дія або пас.
help-Politics = Раз на хід, перед діями: підготуйте подію, нападіть, оголосіть війну або запропонуйте договір. Пас нічого не коштує.
ask-AnswerPact = { $asker } пропонує вам пакт: { $card } ({ $asker } — { $side }). Чи погоджуєтеся?
help-AnswerPact = Договір діє для обох, доки хтось його не скасує. На карті сказано, що дістає кожна сторона.
ask-Defend = { $attacker } атакує: { $card }, сила { $strength }. Додавайте карти, доки не зрівняєтеся, або не захищайтеся.
help-Defend = Карти бонусів додають свій захист, будь-яка інша військова карта, покладена долілиць, додає 1. Досягнете сили — і з вами нічого не станеться.
ask-Raid = знищте міську будівлю, власник — { $rival }, рівень щонайбільше { $level }.
help-Raid = Ви отримаєте ресурсами половину вартості будівлі.
ask-Annex = оберіть колонію, яку заберете; власник — { $rival }.
help-Annex = Усе, що колонія дає постійно, стане вашим.
ask-Infiltrate = вилучіть лідера або недобудоване чудо, власник — { $rival }; культура за кожен рівень: { $culture }.
help-Infiltrate = Воно виходить із гри; що вищий рівень, то більше культури ви отримаєте.
ask-ChooseWar = час провести кілька ваших війн: котру першою?
help-ChooseWar = Кожна війна вирішується окремо, і здобуте в одній лишається вашим у наступній.
ask-TakeTechnology = беріть особливі технології, а решту — наукою; переможений — { $loser }, ще взяти: { $budget }.
help-TakeTechnology = Взята технологія забирає із суми свою вартість; решту ви отримаєте наукою.
ask-Bid = зробіть ставку за територію або спасуйте.
help-Bid = Переможець має надіслати загони й карти бонусів на суму ставки. Загони втрачено, колонія лишається.
ask-SendForce = складіть колонізаційні війська: загони й, за бажання, карти бонусів.
help-SendForce = Надіслані загони втрачено: не шліть більше, ніж вимагає ставка.
ask-Split = їжа та ресурси, разом { $amount } ({ $victim }): скільки з цього їжі?
help-Split = Що не їжа, те рахується ресурсами; разом завжди та сама кількість.
ask-MayBuild = безкоштовно збудувати: { $tech }?
help-MayBuild = Потрібен незалучений робітник, але ні дії, ні ресурсів.
ask-Grant = населення, будівля або технологія зі знижкою { $discount }; або спасуйте.
help-Grant = Цивільна дія не витрачається. Якщо спасувати, нагода мине.
ask-DestroyBuilding = оберіть будівлю, яку знищити; власник — { $victim }.
help-DestroyBuilding = Зникає лише будівля: її робітник знову незалучений, технологія лишається.
ask-LoseColony = оберіть колонію, яку втратите.
help-LoseColony = Те, що давала колонія, зникне разом із нею.
ask-Ruin = оберіть чудо епохи A або I, яке стане руїною.
help-Ruin = Руїна дає 2 культури щоходу й нічого більше.
ask-TakeFromRow = беріть карти з ряду; цивільних дій на це лишилося: { $budget }.
help-TakeFromRow = Ці карти не витрачають ваших цивільних дій. Скажіть «готово», коли більше не треба.
ask-LoseBlue = оберіть карту, з якої віддасте синій кубик; віддати кубиків: { $count }.
help-LoseBlue = Кубики на фермах і шахтах — це ваші запаси їжі та ресурсів.
ask-LoseWorker = оберіть карту, з якої зникне робітник; втратити робітників: { $count }.
help-LoseWorker = Робітник повертається до жовтого банку, а те, що там стояло, зникає.
ask-DiscardMilitary = { $count ->
    [one] скиньте { $count } військову карту.
    [few] скиньте { $count } військові карти.
   *[many] скиньте { $count } військових карт.
}
help-DiscardMilitary = Військових карт можна тримати стільки, скільки у вас військових дій. Інші бачать лише епоху скинутого.
ask-BuildFor = { $discount ->
    [one] збудуйте або поліпшіть на { $discount } ресурс дешевше.
    [few] збудуйте або поліпшіть на { $discount } ресурси дешевше.
   *[many] збудуйте або поліпшіть на { $discount } ресурсів дешевше.
}
help-BuildFor = Карта сплачує частину ціни: оберіть, що з нею збудувати.
ask-DevelopBy = розвиньте технологію; після цього отримаєте науки: { $science }.
help-DevelopBy = Зараз ви платите всю ціну; названа наука прийде потім.

# Про що розповідають

log-culture_up = { $seat }: культура +{ $number }
log-culture_down = { $seat }: культура −{ $number }
log-science_up = { $seat }: наука +{ $number }
log-science_down = { $seat }: наука −{ $number }
log-food_up = { $seat }: їжа +{ $number }
log-food_down = { $seat }: їжа −{ $number }
log-resources_up = { $seat }: ресурси +{ $number }
log-resources_down = { $seat }: ресурси −{ $number }
log-grew = { $seat }: населення +{ $number }
log-shrank = { $seat }: населення −{ $number }
log-yellow_up = { $seat }: жовті кубики +{ $number }
log-yellow_down = { $seat }: жовті кубики −{ $number }
log-blue_up = { $seat }: сині кубики +{ $number }
log-blue_down = { $seat }: сині кубики −{ $number }
log-took = { $seat } бере: { $card }
log-built = { $seat } будує: { $card }
log-upgraded = { $seat } поліпшує: { $card } → { $card2 }
log-destroyed = { $seat }, знищено: { $card }
log-led = { $seat }, новий лідер: { $card }
log-left = { $seat }, покидає гру: { $card }
log-staged = { $seat }: { $card }, етапи +{ $number }
log-completed = { $seat } завершує чудо: { $card }
log-developed = { $seat } розвиває: { $card }
log-revolted = { $seat }, революція: { $card }
log-played = { $seat } грає: { $card }
log-adopted = { $seat }, тактика: { $card }
log-prepared = { $seat } готує подію ({ $age })
log-happened = Подія: { $card }
log-attacked = { $seat } атакує, суперник — { $seat2 }: { $card }
log-repelled = { $seat } відбиває агресію
log-struck = { $seat } зазнає агресії: { $card }
log-waged = { $seat } оголошує війну, суперник — { $seat2 }: { $card }
log-won_war = { $seat } перемагає: { $card }, різниця сил { $number }
log-drawn_war = Війна без переможця: { $card }
log-offered = { $seat } пропонує пакт, інша сторона — { $seat2 }: { $card } ({ $side })
log-agreed = Пакт укладено: { $seat } і { $seat2 }, { $card }
log-refused = { $seat } відмовляється від пакту: { $card }
log-ended = Пакт більше не діє: { $card }
log-resigned = { $seat } капітулює
log-colonized = { $seat } отримує колонію: { $card }
log-lost_colony = { $seat } втрачає колонію: { $card }
log-unclaimed = Територію ніхто не колонізував: { $card }
log-drew = { $seat } бере військові карти: { $number }
log-discarded = { $seat } скидає військову карту ({ $age })
log-rose_up = { $seat }: повстання, виробництва немає
log-age_began = Починається нова епоха: { $age }
log-antiquated = { $seat }, застаріло: { $card }
log-ruined = { $seat }, у руїнах: { $card }
log-sacrificed = { $seat } жертвує загоном: { $card }
log-scored = Остаточний підрахунок: { $card }
log-forfeited = { $seat } відмовляється від наступної політичної дії
log-swept = З ряду карт вибуває: { $card }
log-last_round = Визначено останній раунд
log-saw = { $seat } дивиться на наступну подію: { $card }
log-starved = { $seat }, бракує їжі: { $number }
log-tucked = { $seat }: Гомер лежить під чудом, { $card }
log-regained = { $seat }: повернуто цивільні дії +{ $number }
log-spent = { $seat }: втрачено цивільні дії −{ $number }
log-reshuffled = Скид військових карт перетасовано в нову колоду
log-turn_began = Хід: { $seat }
log-civil_up = { $seat }: цивільні дії +{ $number }
log-civil_down = { $seat }: цивільні дії −{ $number }
log-military_up = { $seat }: військові дії на цей хід +{ $number }
log-military_down = { $seat }: військові дії −{ $number }
log-spare_food_up = { $seat }: їжа на цей хід +{ $number }
log-spare_food_down = { $seat }: їжа на цей хід −{ $number }
log-spare_resources_up = { $seat }: ресурси на цей хід +{ $number }
log-spare_resources_down = { $seat }: ресурси на цей хід −{ $number }
log-unit_resources_up = { $seat }: ресурси на загони +{ $number }
log-unit_resources_down = { $seat }: ресурси на загони −{ $number }
log-unit_science_up = { $seat }: наука на технології загонів +{ $number }
log-unit_science_down = { $seat }: наука на технології загонів −{ $number }
log-dealt = До ряду карт додано: { $card }
log-replaced = { $seat }, замінено: { $card }
log-captured = { $seat } забирає технологію, суперник — { $seat2 }: { $card }
log-shared_tactic = { $seat }, тактика стає спільною: { $card }
log-called_off = { $seat } припиняє війну: { $card }
log-bid_made = { $seat }, ставка: { $number }
log-passed_by = { $seat } більше не торгується
log-renewed = Майбутні події стають поточними
log-unscored = Без підрахунку: подія ({ $age })
log-skipped = { $seat } пропускає фазу політики
log-first_changed = Тепер перший гравець — { $seat }
log-round_began = Починається раунд { $number }
log-turn_ended = { $seat }: хід завершено, усі дії знову доступні
log-strongest = { $seat }: найбільша сила, { $number }
log-weakest = { $seat }: найменша сила, { $number }
log-most_culture = { $seat }: найбільше культури, { $number }
log-least_culture = { $seat }: найменше культури, { $number }
log-happiest = { $seat }: найбільше щастя, { $number }
log-unhappiest = { $seat }: найбільше невдоволених робітників, { $number }
log-compared = Сила: { $seat } { $number }, { $seat2 } { $number2 }

# Ким гравець є для події, біля імені
board-role-strongest = найбільша сила, { $number }
board-role-weakest = найменша сила, { $number }
board-role-most_culture = найбільше культури, { $number }
board-role-least_culture = найменше культури, { $number }
board-role-happiest = найбільше щастя, { $number }
board-role-unhappiest = найбільше невдоволених, { $number }

# Чим закінчується

how-culture = за культурою
    .about = Останній раунд зіграно, решту подій епохи III підраховано; перемагає той, у кого найбільше культури.
how-last = лишилася одна цивілізація
    .about = Усі інші здалися, тож остання цивілізація перемагає.
part-culture = культура
part-events = останні події
part-leaders = лідери наприкінці

# Що каже карта

fact-age = { $age }
fact-kind = { $kind }
fact-type = { $type }
fact-stages = ресурси на етапи: { $stages }
fact-tech-cost = розвиток: наука { $n }
fact-revolution = революція: наука { $n }
fact-cost = кожен робітник коштує { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
fact-worker-culture = кожен робітник: { $n } культури
fact-worker-science = кожен робітник: { $n } науки
fact-worker-strength = кожен робітник: { $n } сили
fact-worker-happy = кожен робітник: { $n } щастя
fact-worker-food = кожен робітник виробляє { $n } їжі, стільки ж вартий кожен синій кубик тут
fact-worker-resources = кожен робітник виробляє { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}, стільки ж вартий кожен синій кубик тут
fact-air-force = кожен загін може приєднатися до однієї армії та подвоює її тактичну силу
fact-culture = +{ $n } культури
fact-science = +{ $n } науки
fact-strength = +{ $n } сили
fact-happy = +{ $n } щастя
fact-worker-less-culture = кожен робітник: −{ $n } культури
fact-worker-less-science = кожен робітник: −{ $n } науки
fact-worker-less-happy = кожен робітник: −{ $n } щастя
fact-less-culture = −{ $n } культури
fact-less-science = −{ $n } науки
fact-less-happy = −{ $n } щастя
fact-less-blue = −{ $n ->
    [one] { $n } синій кубик
    [few] { $n } сині кубики
   *[many] { $n } синіх кубиків
}
fact-civil = { $n ->
    [one] { $n } цивільна дія
    [few] { $n } цивільні дії
   *[many] { $n } цивільних дій
}
fact-military = { $n ->
    [one] { $n } військова дія
    [few] { $n } військові дії
   *[many] { $n } військових дій
}
fact-more-civil = +{ $n ->
    [one] { $n } цивільна дія
    [few] { $n } цивільні дії
   *[many] { $n } цивільних дій
}
fact-more-military = +{ $n ->
    [one] { $n } військова дія
    [few] { $n } військові дії
   *[many] { $n } військових дій
}
fact-urban-limit = щонайбільше { $n } міських будівель кожного типу
fact-stages-at-once = до { $n } етапів чуда за одну дію
fact-discounts = міські будівлі дешевші: рівень I на { $one }, рівень II на { $two }, рівень III на { $three }
fact-blue = +{ $n ->
    [one] { $n } синій кубик
    [few] { $n } сині кубики
   *[many] { $n } синіх кубиків
}
fact-yellow = +{ $n ->
    [one] { $n } жовтий кубик
    [few] { $n } жовті кубики
   *[many] { $n } жовтих кубиків
}
fact-colonization = +{ $n } до сили колонізаційних військ
fact-hand = обидва ліміти карт на руці +{ $n }
fact-says-food-discount = збільшення населення коштує на { $n } їжі менше
fact-says-leader-discount = узяти лідера коштує на { $n ->
    [one] { $n } цивільну дію
    [few] { $n } цивільні дії
   *[many] { $n } цивільних дій
} менше
fact-says-unit-resources = щоходу ще { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
} лише на військові загони
fact-says-extra-faces = усе інше, що дає щастя, дає ще { $n }
fact-says-infantry-as-cavalry = ваша піхота в арміях може вважатися кіннотою
fact-says-second-action = раз за гру друга політична дія в тій самій фазі
fact-says-peeks = перед політичною дією можете глянути на наступну подію
fact-says-retires = політичною дією його можна вилучити з гри, щоб отримати { $n ->
    [one] { $n } жовтий кубик
    [few] { $n } жовті кубики
   *[many] { $n } жовтих кубиків
}
fact-says-settles = політичною дією його можна вилучити з гри, і територія з вашої руки стане колонією
fact-says-enlists = за 1 військову дію збільшіть населення і створіть загін, їжі та ресурсів на { $n } менше
fact-says-exchanges = раз за хід використайте 1 військову дію як цивільну
fact-says-remodels = раз за хід поліпшіть будь-яку міську будівлю до театру того самого або вищого рівня
fact-says-discards-to-colonize = під час колонізації скиньте до { $n ->
    [one] { $n } військової карти
    [few] { $n } військових карт
   *[many] { $n } військових карт
}, по +1 за кожну
fact-says-peaceful = ви не можете здійснювати агресії та оголошувати війни
fact-says-attack-cost-factor = агресії та війни проти вас коштують військових дій більше, множник { $n }
fact-says-speaks = раз за хід отримайте { $n } культури, або майте на цей хід { $n } науки й { $n } ресурсів для військових загонів
fact-says-military-revolutions = ваші революції витрачають усі військові дії замість усіх цивільних
fact-says-tucks = замінюючи його, можете покласти його під збудоване чудо замість повернути цивільну дію, і чудо даватиме ще 1 щастя
fact-says-no-extra-wonder-cost = чудо не коштує додаткових цивільних дій за ваші чудеса
fact-says-sails = раз за хід 1 населення безкоштовно
fact-says-best-mine-twice = ваша найкраща шахта з робітником виробляє ще раз
fact-says-lab-resources = кожен робітник у лабораторії також виробляє ресурси, стільки, який рівень лабораторії
fact-says-cheap-after-leader = якщо цього ходу ви замінили лідера, узяти його коштує на { $n ->
    [one] { $n } цивільну дію
    [few] { $n } цивільні дії
   *[many] { $n } цивільних дій
} менше
fact-attack-cost = коштує { $n ->
    [one] { $n } військову дію
    [few] { $n } військові дії
   *[many] { $n } військових дій
}
fact-army = армія: { $army }
fact-tactical = кожна армія: { $n } сили
fact-obsolete = кожна армія із загонами, на дві епохи старшими за карту: { $n } сили
field-tactical = сила армії
field-obsolete = сила застарілої армії
field-copies = кількість копій
field-stages = вартість етапів
field-says = як читати її текст
fact-defense = захист +{ $n }
fact-gain-science = отримайте { $n } науки
fact-gain-culture = отримайте { $n } культури
fact-gain-food = отримайте { $n } їжі
fact-gain-resources = отримайте { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
fact-gain-population = отримайте { $n } населення
fact-draw = візьміть { $n ->
    [one] { $n } військову карту
    [few] { $n } військові карти
   *[many] { $n } військових карт
}
fact-pact-culture = { $side }: +{ $n } культури
fact-pact-strength = { $side }: +{ $n } сили
fact-pact-military = { $side }: +{ $n ->
    [one] { $n } військова дія
    [few] { $n } військові дії
   *[many] { $n } військових дій
}
fact-pact-food = { $side } виробляє на { $n } їжі більше
fact-pact-resources = { $side } виробляє на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
} більше
fact-pact-less-culture = { $side }: −{ $n } культури
fact-pact-less-strength = { $side }: −{ $n } сили
fact-pact-less-military = { $side }: −{ $n ->
    [one] { $n } військова дія
    [few] { $n } військові дії
   *[many] { $n } військових дій
}
fact-pact-less-food = { $side } виробляє на { $n } їжі менше
fact-pact-less-resources = { $side } виробляє на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
} менше
fact-attack-bonus = хто з учасників атакує іншого, має для цього +{ $n } сили
fact-says-trade-route = раз за свій хід сторона A може використати { $n } їжі як ресурс, сторона B — ресурс як їжу
fact-shares-science = учасник розвиває технологію на { $n } науки дешевше, а інший платить за це 1 науки
fact-protects = ніхто не може оголосити війну стороні B
fact-terms-1 = учасники не можуть атакувати один одного
fact-terms-2 = пакт перестає діяти, коли один учасник атакує іншого

fact-says-alexander = +{ $also } сили за кожен військовий загін
fact-says-aristotle = { $n } науки щоразу, як берете технологію з ряду карт
fact-says-genghis-khan = { $n } культури наприкінці вашого ходу, якщо ви серед двох найсильніших (у грі вдвох — найсильніші), нічиї на вашу користь
fact-says-joan-of-arc = +1 сили за кожне щастя ваших храмів і форми правління
fact-says-scholar = ваша найкраща лабораторія або бібліотека дає ще стільки науки, який її рівень
fact-says-leonardo = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
} щоразу, як розвиваєте технологію
fact-says-michelangelo = +1 культури за кожне щастя ваших храмів, театрів і чудес
fact-says-newton = повертається { $n ->
    [one] { $n } цивільна дія
    [few] { $n } цивільні дії
   *[many] { $n } цивільних дій
} щоразу, як розвиваєте технологію
fact-says-bach = +{ $also } культури за кожен театр, а розвиток театрів коштує на { $n } науки менше
fact-says-cook = +2 культури за першу колонію і +1 за кожну наступну
fact-says-robespierre = { $n } культури, коли оголошуєте революцію
fact-says-napoleon = +{ $n } сили за кожен тип ваших військових загонів
fact-says-shakespeare = +{ $n } культури за кожну пару з бібліотеки й театру, а хто має одне з двох, будує і розвиває друге на { $also } дешевше
fact-says-einstein = { $n } культури щоразу, як розвиваєте технологію
fact-says-gates = коли він іде, або наприкінці гри, культура за виробництво лабораторій
fact-says-chaplin = ваш найкращий театр дає культуру двічі
fact-says-meier = кожна лабораторія дає стільки культури, який її рівень, і на 1 науки менше
fact-says-churchill = якщо нічого не обрати, буде культура
fact-says-great-wall = +{ $n } сили за кожен загін піхоти й артилерії
fact-says-fast-food-chains = після завершення: { $also } культури за кожного робітника в міських будівлях і загонах, { $n } за кожного на фермах і в шахтах
fact-says-first-space-flight = після завершення: культура за сумою рівнів усіх ваших технологій
fact-says-hollywood = після завершення: культура ваших театрів і бібліотек, помножена на { $n }
fact-says-internet = після завершення: культура за сумою культури, науки й сили ваших міських будівель

fact-says-rich-land = збудуйте або поліпшіть ферму чи шахту на { $n } дешевше
fact-says-urban-growth = збудуйте або поліпшіть міську будівлю на { $n } дешевше
fact-says-efficient-upgrade = поліпшіть ферму, шахту чи міську будівлю на { $n } дешевше
fact-says-frugality = збільшіть населення, потім отримайте { $n } їжі
fact-says-engineering-genius = зведіть один етап чуда на { $n } дешевше
fact-says-patriotism = на цей хід ще 1 військова дія і { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
} для військових загонів
fact-says-breakthrough = розвиньте технологію, потім отримайте { $n } науки
fact-says-reserves = отримайте { $n } їжі або ресурсів, усе одного виду
fact-says-against-the-strong = на цей хід ресурси для військових загонів за кожну сильнішу цивілізацію: { $two } (2 гравці), { $three } (3), { $four } (4)
fact-says-endowment = культура за кожну цивілізацію, що має більше культури: { $two } (2 гравці), { $three } (3), { $four } (4)

fact-says-each = для кожної цивілізації
fact-says-markets = кожна цивілізація отримує { $n } їжі або ресурсів, усе одного виду
fact-says-free-building = кожна цивілізація з незалученим робітником може безкоштовно збудувати: { $card }
fact-says-civilization = кожна цивілізація може збільшити населення, збудувати ферму, шахту чи міську будівлю або розвинути технологію, на { $n } дешевше й без цивільної дії
fact-says-barbarians = якщо цивілізація з найбільшою культурою серед двох найслабших (у грі вдвох — найслабша), вона втрачає 1 населення
fact-says-border-conflict = найслабша цивілізація знищує свою ферму, шахту чи міську будівлю, найсильніша отримує { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
fact-says-crusades = найсильніша цивілізація отримує { $n } культури, найслабша стільки ж втрачає
fact-says-cultural-influence = кожна цивілізація отримує стільки культури, який її приріст культури
fact-says-foray = дві найсильніші цивілізації (у грі вдвох — найсильніша) отримують разом { $n } їжі та ресурсів на свій вибір
fact-says-good-harvest = кожна цивілізація виробляє їжу
fact-says-immigration = усі цивілізації з найбільшим щастям отримують 1 населення
fact-says-new-deposits = кожна цивілізація виробляє ресурси
fact-says-pestilence = кожна цивілізація втрачає 1 населення
fact-says-raiders = дві найслабші цивілізації (у грі вдвох — найслабша) втрачають разом { $n } їжі та ресурсів на свій вибір
fact-says-rats = кожна цивілізація втрачає всю їжу
fact-says-rebellion = кожна цивілізація марно витрачає цивільні дії за кожного невдоволеного робітника, по { $n }
fact-says-reign-of-terror = найслабша цивілізація втрачає 1 населення
fact-says-scientific-breakthrough = кожна цивілізація отримує стільки науки, який її приріст науки
fact-says-uncertain-borders = найсильніша цивілізація забирає { $n ->
    [one] { $n } жовтий кубик
    [few] { $n } жовті кубики
   *[many] { $n } жовтих кубиків
} з банку найслабшої
fact-says-civil-unrest = кожна цивілізація втрачає { $n } культури за кожного невдоволеного робітника, а ті, де їх найбільше, — ще й 1 синій кубик
fact-says-cold-war = дві найсильніші цивілізації (у грі вдвох — найсильніша) отримують { $n } науки
fact-says-crime-wave = дві найслабші цивілізації (у грі вдвох — найслабша) втрачають { $n } культури та 1 синій кубик
fact-says-economic-progress = у кожної цивілізації корупція, виробництво їжі, споживання та виробництво ресурсів
fact-says-emigration = кожна цивілізація втрачає населення, половину від кількості невдоволених робітників, округлену вгору
fact-says-iconoclasm = лідери всіх епох, крім поточної, покидають гру
fact-says-independence-declaration = найслабша цивілізація втрачає колонію на свій вибір
fact-says-international-agreement = найсильніша цивілізація може взяти з ряду карти загалом на 5 цивільних дій, не витрачаючи своїх, і за це відмовляється від наступної політичної дії, потім ряд поповнюють
fact-says-national-pride = цивілізація з найбільшою культурою отримує { $n } культури
fact-says-politics-of-strength = найсильніша цивілізація бере військові карти ({ $draw }), найслабша скидає ({ $n }), а в епосі IV вони стільки ж отримують і втрачають культури
fact-says-popularization-of-science = кожна цивілізація отримує стільки культури, який її приріст науки
fact-says-prosperity = кожна цивілізація отримує 1 їжі за кожне щастя, щонайбільше { $n }
fact-says-ravages-of-time = кожна цивілізація обертає чудо епохи A або I на руїну, яка дає +2 культури й більше нічого
fact-says-refugees = найсильніша цивілізація отримує { $n } культури й 1 населення, найслабша стільки ж втрачає
fact-says-terrorism = цивілізація з найменшою культурою знищує по міській будівлі в кожної іншої
fact-says-impact-of-agriculture = стільки культури, скільки їжі ви виробляєте за хід, і ще { $n }, якщо це більше за споживання
fact-says-impact-of-architecture = культура за сумою рівнів ваших міських будівель
fact-says-impact-of-balance = найменше з вашого виробництва науки, культури, їжі та ресурсів за хід, помножене на { $n }
fact-says-impact-of-colonies = { $n } культури за кожну колонію
fact-says-impact-of-competition = культура за сумою рівнів ваших військових загонів і арен
fact-says-impact-of-government = { $n } культури за кожну цивільну дію і 1 за кожну військову
fact-says-impact-of-happiness = { $n } культури за кожне щастя, мінус стільки ж за кожного невдоволеного робітника
fact-says-impact-of-industry = стільки культури, скільки ресурсів виробляють ваші шахти
fact-says-impact-of-population = { $n } культури за кожного вдоволеного робітника понад десять
fact-says-impact-of-progress = { $n } культури за кожен рівень вашої форми правління та особливих технологій
fact-says-impact-of-science = культура за приростом науки: 10 і 0 (2 гравці), 14, 7 і 0 (3), 15, 10, 5 і 0 (4)
fact-says-impact-of-strength = культура за силою: 10 і 0 (2 гравці), 14, 7 і 0 (3), 15, 10, 5 і 0 (4)
fact-says-impact-of-technology = { $n } культури за кожну технологію епохи III
fact-says-impact-of-variety = { $n } культури за кожен тип ваших військових загонів, кожен тип міських будівель і кожну особливу технологію
fact-says-impact-of-wonders = культура за кожне збудоване чудо за його епохою: A 5, I 4, II 3, III 2

fact-says-enslave = суперник втрачає 1 населення
fact-says-plunder = заберіть у суперника до { $n } їжі та ресурсів разом, на ваш вибір
fact-says-raid = знищте { $n ->
    [one] міську будівлю суперника рівня щонайбільше { $level }
    [few] дві міські будівлі суперника, одну рівня щонайбільше { $level } і одну нижчого рівня
   *[many] дві міські будівлі суперника, одну рівня щонайбільше { $level } і одну нижчого рівня
}, і отримайте ресурсами половину вартості, округлену вгору
fact-says-annex = заберіть колонію суперника
fact-says-infiltrate = лідер або недобудоване чудо суперника покидає гру, і ви отримуєте { $n } культури за кожен його рівень
fact-says-spy = заберіть у суперника до { $n } науки
fact-says-armed-intervention = заберіть у суперника до { $n } культури
fact-says-war-over-technology = переможець забирає стільки науки, яка різниця сил, або особливі технології за їхньою вартістю
fact-says-war-over-territory = переможець забирає з банку переможеного 1 жовтий кубик і ще по 1 за кожні { $n } різниці сил
fact-says-war-over-culture = переможець забирає { $n } культури і ще стільки, яка різниця сил
fact-says-international-tourism = кожен учасник: +1 культури за кожне збудоване чудо іншого

# Те саме кількома знаками, для термінала; що вони означають, каже `legend`

legend = ♫ культура · ⚛ наука · ⚔ сила · ☺ щастя · ⚘ їжа · ⚒ ресурси · ○ цивільна дія · ● військова дія · ♟ робітник · ■ синій кубик; 3 (≤8) — стільки, щойно в банку 8 кубиків або менше; +1: 2⚒ — ціна ще одного
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

# Кількома словами, для термінала, де знаки цього не скажуть

short-revolution = революція −{ $n }⚛
short-urban-limit = ≤{ $n } міських на тип
short-colonization = колонізація +{ $n }
short-yellow = жовтих +{ $n }
short-stages-at-once = етапів за дію: { $n }
short-discounts = міські −{ $one }/−{ $two }/−{ $three }⚒ за рівнем
short-hand = ліміти руки +{ $n }
short-says-food-discount = населення дешевше на { $n }⚘
short-says-leader-discount = лідери дешевші на { $n }○
short-says-unit-resources = щоходу +{ $n }⚒ на загони
short-says-extra-faces = усе інше з ☺: +{ $n }☺
short-says-infantry-as-cavalry = піхота як кіннота
short-says-second-action = раз за гру дві політичні дії
short-says-peeks = бачить наступну подію
short-says-retires = іде: жовті +{ $n }
short-says-settles = іде за колонію
short-says-enlists = за 1● ♟ і загін, по −{ $n }
short-says-exchanges = раз за хід ● як ○
short-says-remodels = раз за хід міська → ♬
short-says-discards-to-colonize = колонізація: ≤{ $n } карт, по +1
short-says-peaceful = не нападає
short-says-attack-cost-factor = напади на вас ●×{ $n }
short-says-speaks = щоходу +{ $n }♫ або +{ $n }⚛ +{ $n }⚒ на загони
short-says-military-revolutions = революція бере ●
short-says-tucks = лишає ▲ +1☺
short-says-no-extra-wonder-cost = чудеса без додаткових ○
short-says-sails = щоходу 1 населення безкоштовно
short-says-best-mine-twice = найкраща шахта ×2
short-says-lab-resources = ⚗ дають ⚒ за рівнем
short-says-cheap-after-leader = дешевше на { $n }○ після нового лідера
short-air-force = подвоює тактику
short-obsolete = старі загони +{ $n }⚔
short-less-blue = −{ $n }■
short-gain-population = населення +{ $n }
short-draw = військових карт +{ $n }
short-says-alexander = +{ $also }⚔ за кожен загін
short-says-aristotle = +{ $n }⚛ за кожну взяту технологію
short-says-genghis-khan = +{ $n }♫, якщо серед сильних
short-says-joan-of-arc = +1⚔ за кожне ☺ від ⛪ і правління
short-says-scholar = найкраща ⚗ чи ☷: +⚛ за рівнем
short-says-leonardo = технологія: +{ $n }⚒
short-says-michelangelo = +1♫ за кожне ☺ від ⛪ ♬ ▲
short-says-newton = технологія: +{ $n }○
short-says-bach = +{ $also }♫ за кожен ♬, ♬ −{ $n }⚛
short-says-cook = +2♫ за одну колонію, +1♫ за інші
short-says-robespierre = революція: +{ $n }♫
short-says-napoleon = +{ $n }⚔ за кожен тип загонів
short-says-shakespeare = +{ $n }♫ за кожну пару ☷ ♬, інше −{ $also }
short-says-einstein = технологія: +{ $n }♫
short-says-gates = наприкінці ♫ за ⚗
short-says-chaplin = найкращий театр ×2♫
short-says-meier = лабораторії: +♫ за рівнем, −1⚛
short-says-great-wall = +{ $n }⚔ за кожну піхоту й артилерію
short-says-fast-food-chains = готове: { $also }♫ за кожного ♟, { $n }♫ на ♧ ⛏
short-says-first-space-flight = готове: ♫ за рівнями технологій
short-says-hollywood = готове: ♫×{ $n } від ♬ ☷
short-says-internet = готове: ♫ за ♫ ⚛ ⚔ міських
short-says-against-the-strong = ⚒ на загони, { $two }/{ $three }/{ $four } за кожного сильнішого
short-says-endowment = ♫ { $two }/{ $three }/{ $four } за кожного, хто має більше ♫
short-defense = захист +{ $n }⚔
short-says-rich-land = ферма чи шахта −{ $n }⚒
short-says-urban-growth = міська будівля −{ $n }⚒
short-says-efficient-upgrade = поліпшення −{ $n }⚒
short-says-engineering-genius = етап чуда −{ $n }⚒
short-says-frugality = населення, потім +{ $n }⚘
short-says-patriotism = на цей хід +1● і +{ $n }⚒ на загони
short-says-breakthrough = технологія, потім +{ $n }⚛
short-says-reserves = +{ $n }⚘ або +{ $n }⚒
short-says-border-conflict = найслабша: −1 ♧, ⛏ чи міська, найсильніша +{ $n }⚒
short-says-crusades = найсильніша +{ $n }♫, найслабша −{ $n }♫
short-says-cultural-influence = усі: +♫ за рейтингом ♫
short-says-good-harvest = усі виробляють ⚘
short-says-immigration = найбільше ☺: населення +1
short-says-new-deposits = усі виробляють ⚒
short-says-pestilence = усі: населення −1
short-says-rats = усі втрачають усю ⚘
short-says-rebellion = усі: −{ $n }○ за кожне ☹
short-says-reign-of-terror = найслабша: населення −1
short-says-scientific-breakthrough = усі: +⚛ за рейтингом ⚛
short-says-uncertain-borders = найсильніша бере в найслабшої жовтих: { $n }
short-says-civil-unrest = усі: −{ $n }♫ за кожне ☹, найбільше ☹: −1■
short-says-iconoclasm = старіші лідери йдуть
short-says-independence-declaration = найслабша втрачає колонію
short-says-national-pride = найбільше ♫: +{ $n }♫
short-says-popularization-of-science = усі: +♫ за рейтингом ⚛
short-says-prosperity = усі: +1⚘ за кожне ☺, не більше { $n }
short-says-terrorism = найменше ♫: −1 міська в кожного іншого
short-says-impact-of-architecture = ♫ за рівнями міських будівель
short-says-impact-of-colonies = { $n }♫ за кожну колонію
short-says-impact-of-competition = ♫ за рівнями загонів і арен
short-says-impact-of-government = { $n }♫ за кожну ○, 1♫ за кожну ●
short-says-impact-of-happiness = { $n }♫ за кожне ☺, −{ $n }♫ за кожне ☹
short-says-impact-of-industry = ♫ за ⚒ шахт
short-says-impact-of-population = { $n }♫ за кожного вдоволеного понад десять
short-says-impact-of-technology = { $n }♫ за кожну технологію епохи III
short-says-impact-of-wonders = ♫ за чуда: A 5, I 4, II 3, III 2
short-says-enslave = суперник: населення −1
short-says-plunder = взяти ≤{ $n } ⚘ і ⚒
short-says-annex = взяти колонію
short-says-churchill = інакше ♫
short-says-raid = −{ $n } міські рівня ≤{ $level }, половина їхніх ⚒
short-says-spy = взяти ≤{ $n }⚛
short-says-armed-intervention = взяти ≤{ $n }♫
short-says-war-over-culture = переможець бере { $n }♫ і різницю ⚔
short-pact-culture = { $side }: +{ $n }♫
short-pact-less-culture = { $side }: −{ $n }♫
short-pact-strength = { $side }: +{ $n }⚔
short-pact-military = { $side }: +{ $n }●
short-pact-food = { $side }: +{ $n }⚘
short-pact-resources = { $side }: +{ $n }⚒
short-pact-less-resources = { $side }: −{ $n }⚒
short-terms-1 = без нападів
short-terms-2 = до нападу
short-says-markets = усі: +{ $n }⚘ або ⚒
short-says-free-building = усі безкоштовно: { $card }
short-says-civilization = усі: ріст, будівля або технологія на { $n } дешевше
short-says-barbarians = найбільше ♫ і серед слабких: −1♟
short-says-foray = 1–2 найсильніші: +{ $n } ⚘ і ⚒
short-says-raiders = 1–2 найслабші: −{ $n } ⚘ і ⚒
short-says-cold-war = 1–2 найсильніші: +{ $n }⚛
short-says-crime-wave = 1–2 найслабші: −{ $n }♫ −1■
short-says-economic-progress = усі виробляють ⚘ і ⚒
short-says-emigration = усі: −1♟ за кожні 2 ☹
short-says-international-agreement = найсильніша бере карти ряду на 5○
short-says-politics-of-strength = найсильніша: +{ $draw } військові карти, найслабша: −{ $n }
short-says-ravages-of-time = усі: чудо епохи A чи I стає руїною
short-says-refugees = найсильніша +{ $n }♫ +1♟, найслабша −{ $n }♫ −1♟
short-says-impact-of-agriculture = ♫ за вироблену ⚘, +{ $n }, якщо її вистачає
short-says-impact-of-balance = { $n }♫ × найменше з ⚛ ♫ ⚘ ⚒
short-says-impact-of-progress = { $n }♫ за рівень правління, особливих
short-says-impact-of-science = ♫ за місцем у ⚛
short-says-impact-of-strength = ♫ за місцем у ⚔
short-says-impact-of-variety = { $n }♫ за тип: загони, міські, особливі
short-says-infiltrate = суперник без лідера чи чуда, +{ $n }♫ за рівень
short-says-war-over-technology = переможець бере ⚛ на різницю ⚔
short-says-war-over-territory = переможець бере 1 жовтий і ще 1 за { $n }⚔ різниці
short-says-international-tourism = +1♫ за кожне чудо іншої сторони
short-says-trade-route = раз на хід { $n }⚘ як ⚒ або ⚒ як ⚘
short-attack-bonus = напад +{ $n }⚔
short-shares-science = технологія −{ $n }⚛, інша сторона платить 1⚛
short-protects = B без війни
short-pact-less-strength = { $side }: −{ $n }⚔
short-pact-less-military = { $side }: −{ $n }●
short-pact-less-food = { $side }: −{ $n }⚘

# Скільки що коштує

unit-civil = { $n ->
    [one] { $n } цивільна дія
    [few] { $n } цивільні дії
   *[many] { $n } цивільних дій
}
unit-military = { $n ->
    [one] { $n } військова дія
    [few] { $n } військові дії
   *[many] { $n } військових дій
}
unit-food = { $n ->
    [one] { $n } одиниця їжі
    [few] { $n } одиниці їжі
   *[many] { $n } одиниць їжі
}
unit-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
unit-science = { $n ->
    [one] { $n } очко науки
    [few] { $n } очки науки
   *[many] { $n } очок науки
}
sign-civil = { $n }○
sign-military = { $n }●
sign-food = { $n }⚘
sign-resources = { $n }⚒
sign-science = { $n }⚛
price-printed = на карті
price-slot = місце в ряду
price-wonders = ваші чудеса
price-bank = жовтий банк
price-granted = за цією картою
price-replaced = замість «{ $thing }»
price-floor = до нуля
price-revolution = усі дії
price-spare = з них лише на цей хід: { $n }

# Заголовки, лічильники, примітки

label-age-A = Епоха A
label-age-I = Епоха I
label-age-II = Епоха II
label-age-III = Епоха III
label-age-IV = Епоха IV
label-round = раунд
label-last-round = останній раунд
label-cards-left = цивільних карт лишилося
label-military-left = військових карт лишилося
label-row-leaves = далі підуть з ряду
label-row = Ряд карт
label-row-1 = За 1 дію
label-row-2 = За 2 дії
label-row-3 = За 3 дії
label-current = Поточні події
label-future = Майбутні події
label-past = Минулі події
label-tactics = Загальні тактики
label-lot = Територія
label-auction = Аукціон
label-bid = найвища ставка
label-bidder = Чия ставка
label-bidders = Хто торгується
label-units = загони
label-colonizing = для колонізації
label-force = Сила для колонізації
label-force-most = ваша сила щонайбільше
label-force-units = загони разом
label-force-armies = армії
label-force-cards = карти бонусу
label-force-sent = вислано зі ставки
label-attack = Напад
label-attack-sums = Сили сторін
label-attack-strength = напад
label-defense-strength = захист
label-defense-cards = додають карти
label-cards-used = використано карт
label-pact-offer = Пропонована угода
label-victim = Чиї карти
label-points = Показники
label-culture = культура
label-science = наука
label-strength = сила
label-unit-science = наука на загони
label-actions = Дії
label-civil-actions = цивільні дії
label-military-actions = військові дії
label-stores = Запаси
label-food = їжа
label-resources = ресурси
label-unit-resources = ресурси на загони
label-people = Населення
label-unused = незалучені
label-yellow = Жовтий банк
label-next-worker = їжі за ще одного
label-happiness = щастя
label-discontent = невдоволені
label-urban-limit = міських не більше
label-faces-needed = потрібно щастя
label-blue = Синій банк
label-tokens = кубики
label-workers = робітники
label-stages = збудовані етапи
mark-marker = залишок кубиків
label-corruption = корупція
label-end-of-turn = Кінець ходу
label-gains-culture = культура
label-gains-science = наука
label-gains-food = їжа
label-eats = споживання
label-hunger = бракує їжі
label-loses-culture = втрата культури
label-gains-resources = ресурси
label-loses-resources = корупція
label-loses-food = втрата їжі
label-draws = узяти карт
label-discards = скинути карт
label-uprising = повстання, виробництва немає: бракує робітників
label-technologies = Технології
label-type-farm = Ферми
label-type-mine = Шахти
label-type-lab = Лабораторії
label-type-temple = Храми
label-type-arena = Арени
label-type-library = Бібліотеки
label-type-theater = Театри
label-type-infantry = Піхота
label-type-cavalry = Кіннота
label-type-artillery = Артилерія
label-type-air_force = Авіація
label-in-play = У грі
label-wonders = Чудеса
label-colonies = Колонії
label-tactic = Тактика
label-politics = Війни та пакти
label-civil-hand = Цивільні карти
label-military-hand = Військові карти
label-chosen = Уже обрано
label-resigned = Капітуляція
label-left-as = за порядком
note-actions = { $number }○
note-more = +1: { $price }⚒
on-workers = { $n }♟
on-tokens = { $n }■
on-stages = { $n }/{ $of }
on-units = { $n }⚔
on-colonizing = +{ $n }⛴
note-ruined = у руїнах
note-homer = з Гомером
note-own = особиста
note-passed = пас
note-bids = ставить { $number }
note-to-bid = зараз торгується
note-waits = чекає
note-hand-full = рука повна
note-owned = вже є
note-one-leader = 1 на епоху
note-one-wonder = лише одне
note-used = використано
note-fresh = нова
note-side-a = сторона A
note-side-b = сторона B

# Речі

age-A = епоха A
age-I = епоха I
age-II = епоха II
age-III = епоха III
age-IV = епоха IV

side-a = сторона A
side-b = сторона B

kind-leader = лідер
kind-wonder = чудо
kind-action = карта дії
kind-event = подія
kind-territory = територія
kind-aggression = агресія
kind-war = війна
kind-pact = пакт
kind-tactic = тактика
kind-bonus = військовий бонус

type-farm = ферма
type-mine = шахта
type-lab = лабораторія
type-temple = храм
type-arena = арена
type-library = бібліотека
type-theater = театр
type-infantry = піхота
type-cavalry = кіннота
type-artillery = артилерія
type-air_force = авіація
type-civil = особлива технологія: цивільна
type-military = особлива технологія: військова
type-colonization = особлива технологія: колонізація
type-construction = особлива технологія: будівництво
type-government = форма правління

unit-infantry = піхота ×{ $n }
unit-cavalry = кіннота ×{ $n }
unit-artillery = артилерія ×{ $n }

card-agriculture = Землеробство
card-bronze = Бронза
card-philosophy = Філософія
card-religion = Релігія
card-warriors = Воїни
card-despotism = Деспотизм
card-irrigation = Зрошення
card-selective_breeding = Селекція
card-mechanized_agriculture = Механізоване землеробство
card-iron = Залізо
card-coal = Вугілля
card-oil = Нафта
card-alchemy = Алхімія
card-scientific_method = Науковий метод
card-computers = Комп’ютери
card-theology = Теологія
card-organized_religion = Організована релігія
card-bread_and_circuses = Хліба й видовищ
card-team_sports = Командний спорт
card-professional_sports = Професійний спорт
card-printing_press = Друкарський верстат
card-journalism = Журналістика
card-multimedia = Мультимедіа
card-drama = Драматургія
card-opera = Опера
card-movies = Кінематограф
card-swordsmen = Мечники
card-riflemen = Стрільці
card-modern_infantry = Сучасна піхота
card-knights = Лицарі
card-cavalrymen = Кавалеристи
card-tanks = Танки
card-cannon = Гармати
card-rockets = Ракети
card-air_forces = Авіація
card-monarchy = Монархія
card-theocracy = Теократія
card-constitutional_monarchy = Конституційна монархія
card-republic = Республіка
card-communism = Комунізм
card-fundamentalism = Фундаменталізм
card-democracy = Демократія
card-masonry = Мулярство
card-architecture = Архітектура
card-engineering = Інженерія
card-code_of_laws = Кодекс законів
card-justice_system = Система правосуддя
card-civil_service = Державна служба
card-warfare = Військова справа
card-strategy = Стратегія
card-military_theory = Військова теорія
card-cartography = Картографія
card-navigation = Навігація
card-satellites = Супутники
card-alexander_the_great = Олександр Македонський
card-aristotle = Арістотель
card-hammurabi = Хаммурапі
card-homer = Гомер
card-julius_caesar = Юлій Цезар
card-moses = Мойсей
card-christopher_columbus = Христофор Колумб
card-frederick_barbarossa = Фрідріх Барбаросса
card-genghis_khan = Чингісхан
card-joan_of_arc = Жанна д’Арк
card-leonardo_da_vinci = Леонардо да Вінчі
card-michelangelo = Мікеланджело
card-isaac_newton = Ісаак Ньютон
card-j_s_bach = Йоганн Себастьян Бах
card-james_cook = Джеймс Кук
card-maximilien_robespierre = Максиміліан Робесп’єр
card-napoleon_bonaparte = Наполеон Бонапарт
card-william_shakespeare = Вільям Шекспір
card-albert_einstein = Альберт Айнштайн
card-bill_gates = Білл Гейтс
card-charlie_chaplin = Чарлі Чаплін
card-mahatma_gandhi = Махатма Ганді
card-sid_meier = Сід Меєр
card-winston_churchill = Вінстон Черчилль
card-pyramids = Піраміди
card-hanging_gardens = Висячі сади
card-colossus = Колос Родоський
card-library_of_alexandria = Александрійська бібліотека
card-great_wall = Великий мур
card-st_peters_basilica = Базиліка Св. Петра
card-taj_mahal = Тадж-Махал
card-universitas_carolina = Карлів університет
card-eiffel_tower = Ейфелева вежа
card-kremlin = Кремль
card-ocean_liner_service = Океанські лайнери
card-transcontinental_railroad = Трансконтинентальна залізниця
card-fast_food_chains = Мережі фастфуду
card-first_space_flight = Перший політ у космос
card-hollywood = Голлівуд
card-internet = Інтернет
card-rich_land_a = Родючі землі A
card-rich_land_i = Родючі землі I
card-rich_land_ii = Родючі землі II
card-urban_growth_a = Зростання міст A
card-urban_growth_i = Зростання міст I
card-urban_growth_ii = Зростання міст II
card-urban_growth_iii = Зростання міст III
card-frugality_a = Ощадливість A
card-frugality_i = Ощадливість I
card-frugality_ii = Ощадливість II
card-engineering_genius_a = Інженерний геній A
card-engineering_genius_i = Інженерний геній I
card-engineering_genius_ii = Інженерний геній II
card-engineering_genius_iii = Інженерний геній III
card-patriotism_a = Патріотизм A
card-patriotism_i = Патріотизм I
card-patriotism_ii = Патріотизм II
card-patriotism_iii = Патріотизм III
card-cultural_heritage_a = Культурна спадщина A
card-cultural_heritage_i = Культурна спадщина I
card-stockpile_a = Припаси A
card-breakthrough_i = Науковий прорив I
card-breakthrough_ii = Науковий прорив II
card-reserves_i = Резерви I
card-reserves_ii = Резерви II
card-reserves_iii = Резерви III
card-efficient_upgrade_ii = Ефективне поліпшення II
card-efficient_upgrade_iii = Ефективне поліпшення III
card-revolutionary_idea_ii = Революційна ідея II
card-revolutionary_idea_iii = Революційна ідея III
card-wave_of_nationalism_ii = Хвиля націоналізму II
card-military_build_up_iii = Нарощування війська III
card-endowment_for_the_arts_iii = Підтримка мистецтв III
card-development_of_agriculture = Розвиток землеробства
card-development_of_crafts = Розвиток ремесел
card-development_of_markets = Розвиток ринків
card-development_of_politics = Розвиток політики
card-development_of_religion = Розвиток релігії
card-development_of_science = Розвиток науки
card-development_of_settlement = Розвиток поселень
card-development_of_trade_routes = Розвиток торгових шляхів
card-development_of_warfare = Розвиток військової справи
card-development_of_civilization = Розвиток цивілізації
card-barbarians = Варвари
card-border_conflict = Прикордонний конфлікт
card-crusades = Хрестові походи
card-cultural_influence = Культурний вплив
card-foray = Набіг
card-good_harvest = Добрий урожай
card-immigration = Імміграція
card-new_deposits = Нові родовища
card-pestilence = Мор
card-raiders = Грабіжники
card-rats = Щури
card-rebellion = Заколот
card-reign_of_terror = Терор
card-scientific_breakthrough = Наукове відкриття
card-uncertain_borders = Непевні кордони
card-civil_unrest = Масові заворушення
card-cold_war = Холодна війна
card-crime_wave = Хвиля злочинності
card-economic_progress = Економічний поступ
card-emigration = Еміграція
card-iconoclasm = Іконоборство
card-independence_declaration = Проголошення незалежності
card-international_agreement = Міжнародна угода
card-national_pride = Національна гордість
card-politics_of_strength = Політика сили
card-popularization_of_science = Популяризація науки
card-prosperity = Добробут
card-ravages_of_time = Руйнівний вплив часу
card-refugees = Біженці
card-terrorism = Тероризм
card-impact_of_agriculture = Вплив землеробства
card-impact_of_architecture = Вплив архітектури
card-impact_of_balance = Вплив рівноваги
card-impact_of_colonies = Вплив колоній
card-impact_of_competition = Вплив змагань
card-impact_of_government = Вплив врядування
card-impact_of_happiness = Вплив щастя
card-impact_of_industry = Вплив промисловості
card-impact_of_population = Вплив населення
card-impact_of_progress = Вплив прогресу
card-impact_of_science = Вплив науки
card-impact_of_strength = Вплив сили
card-impact_of_technology = Вплив технологій
card-impact_of_variety = Вплив розмаїття
card-impact_of_wonders = Вплив чудес
card-developed_territory_i = Розвинена територія I
card-historic_territory_i = Історична територія I
card-inhabited_territory_i = Населена територія I
card-strategic_territory_i = Стратегічна територія I
card-vast_territory_i = Неозора територія I
card-wealthy_territory_i = Багата територія I
card-developed_territory_ii = Розвинена територія II
card-historic_territory_ii = Історична територія II
card-inhabited_territory_ii = Населена територія II
card-strategic_territory_ii = Стратегічна територія II
card-vast_territory_ii = Неозора територія II
card-wealthy_territory_ii = Багата територія II
card-enslave_i = Поневолення I
card-plunder_i = Плюндрування I
card-raid_i = Рейд I
card-annex_ii = Анексія II
card-infiltrate_ii = Диверсія II
card-plunder_ii = Плюндрування II
card-raid_ii = Рейд II
card-spy_ii = Шпигунство II
card-armed_intervention_iii = Збройне втручання III
card-plunder_iii = Плюндрування III
card-raid_iii = Рейд III
card-war_over_technology = Війна за технології
card-war_over_territory = Війна за території
card-war_over_culture = Війна за культуру
card-open_borders_agreement = Угода про відкриті кордони
card-trade_routes_agreement = Угода про торгові шляхи
card-acceptance_of_supremacy = Визнання зверхності
card-international_trade_agreement = Міжнародна торгова угода
card-promise_of_military_protection = Обіцянка військового захисту
card-scientific_cooperation = Наукова співпраця
card-international_tourism = Міжнародний туризм
card-loss_of_sovereignty = Втрата суверенітету
card-military_pact = Військовий пакт
card-peace_treaty = Мирний договір
card-fighting_band = Бойовий загін
card-legion = Легіон
card-medieval_army = Середньовічна армія
card-phalanx = Фаланга
card-heavy_cavalry = Важка кіннота
card-fortifications = Укріплення
card-mobile_artillery = Рухома артилерія
card-conquistadors = Конкістадори
card-defensive_army = Оборонна армія
card-napoleonic_army = Наполеонівська армія
card-classic_army = Класична армія
card-entrenchments = Окопи
card-mechanized_army = Механізована армія
card-shock_troops = Штурмові війська
card-modern_army = Сучасна армія
card-military_bonus_i = Військовий бонус I
card-military_bonus_ii = Військовий бонус II
card-military_bonus_iii = Військовий бонус III

# виправлення, з якими в цю гру не зіграти: `error-<id>`
error-only-wonders = { $where }: це мають лише чудеса.
error-no-stages = { $where }: чудо має принаймні один етап.
error-no-army = { $where }: в армії є принаймні один загін.
error-copies-on-boards = { $where }: ця технологія лежить на планшеті кожного гравця, тож копій має бути «2 3 4».
error-copies-civil = { $where }: що більше гравців, то копій стільки ж або більше, але не менше.
error-copies-pact = { $where }: для двох гравців копій пакту немає, а для трьох і чотирьох їх порівну.
error-copies-military = { $where }: копій військової карти порівну за будь-якої кількості гравців.
error-no-civil-cards = { $where }: не лишається цивільних карт епохи { $age } (гравців: { $players }).
error-few-first-events = { $where }: подій епохи A має лишитися щонайменше { $least }.

# чого бракує для дії, яку відхилено: `missing-<what>`
missing-civil_actions = { $needs ->
    [one] Потрібна { $needs } цивільна дія;
    [few] Потрібні { $needs } цивільні дії;
   *[many] Потрібно { $needs } цивільних дій;
} у вас { $has }.
missing-military_actions = { $needs ->
    [one] Потрібна { $needs } військова дія;
    [few] Потрібні { $needs } військові дії;
   *[many] Потрібно { $needs } військових дій;
} у вас { $has }.
missing-food = Потрібно їжі: { $needs }; у вас { $has }.
missing-resources = { $needs ->
    [one] Потрібен { $needs } ресурс;
    [few] Потрібні { $needs } ресурси;
   *[many] Потрібно { $needs } ресурсів;
} у вас { $has }.
missing-science = Потрібно науки: { $needs }; у вас { $has }.
missing-workers = { $needs ->
    [one] Потрібен { $needs } незалучений робітник;
    [few] Потрібні { $needs } незалучені робітники;
   *[many] Потрібно { $needs } незалучених робітників;
} у вас { $has }.
missing-blue_tokens = { $needs ->
    [one] Потрібен { $needs } синій кубик;
    [few] Потрібні { $needs } сині кубики;
   *[many] Потрібно { $needs } синіх кубиків;
} у вас { $has }.
missing-strength = Потрібна сила { $needs }; у вас { $has }.
missing-force = Потрібні колонізаційні війська силою { $needs }; у вас { $has }.

lesson-turn = Ряд карт рухається з кожним ходом, а з ним і епохи.
lesson-turn-1 = Спершу політика
    .about = Хід відкриває одна політична дія: підготувати подію, напасти, запропонувати пакт або пропустити.
lesson-turn-2 = Витратьте дії
    .about = Білі беруть карти, будують і вивчають технології. Що правіше карта в ряду, то більше дій вона коштує.
lesson-turn-3 = Поставте робітників до праці
    .about = Їжа дає робітника, ресурси ставлять його на карту, наука відкриває кращі карти.
lesson-turn-4 = Завершіть хід
    .about = Карти дають науку, культуру, їжу та ресурси; люди їдять.
lesson-wrong-1 = «Виграє культура, тож спершу культура.»
    .about = Спершу ферми, шахти, наука й дії. Культура, що почалася трохи пізніше, швидко надолужить.
lesson-wrong-2 = «Я мирно живу, тож на мене не нападуть.»
    .about = Нападають на найслабшу цивілізацію. Не відставайте від сили інших.
lesson-wrong-3 = «Відкладаю на потім.»
    .about = Запаси спорожняють синій банк, і тоді частину забирає корупція. Витрачайте.
lesson-wrong-4 = «Більше людей — завжди краще.»
    .about = Кожен крок потребує ще одного щасливого обличчя та їжі. Забагато невдоволених — і нічого не виробляється.
