game = 7 чудес: Дуель
    .about = Два міста змагаються три епохи за карти, що лежать одна на одній. Перемагайте війною, наукою або балами. Пів години.

option-wonders = Чудеса світу
    .about = Обирайте свої чотири чуда по черзі або починайте з наборів для першої гри.
choice-wonders-draft = вибір по черзі
choice-wonders-preset = готові набори
option-centre = Маркер посередині
    .about = Якщо епоха скінчилася, а маркер посередині, той, хто зіграв останню карту, починає наступну епоху (правила) або обирає, хто почне (уточнення 2016 року).
choice-centre-starts = починає останній гравець
choice-centre-chooses = обирає останній гравець
option-decline = Відмова від токена прогресу
    .about = Пара символів дає право взяти токен. Чи можна його не брати?
choice-decline-yes = дозволено
choice-decline-no = не дозволено

# Що роблять

do-draft = Вибір — { $wonder }
do-build = Будівництво — { $card }
do-discard = Скидання за монети — { $card }
do-wonder = Чудо — { $wonder }, карта — { $card }
board-group-discard = Скидання за монети
board-group-wonder = Чудо
do-progress = Токен — { $token }
do-pass = Без токена
do-destroy = Руйнування — { $card }
do-start = Епоху починає { $seat }
do-show = На полі: { $token }
do-offer = На вибір: { $wonder }
do-back = На місці { $place } лежить гільдія
do-reveal = Відкрито: { $card }
do-draw = { $seat } бере токен із коробки: { $token }

# Про що питають

ask-Draft = візьміть одне з чудес на вибір.
help-Draft = Усього ви отримаєте чотири дива. Згодом будь-яку взяту карту можна витратити, щоб звести одне з них.
ask-DraftAgain = візьміть одне з другої четвірки чудес.
help-DraftAgain = З ними у вас буде чотири чуда. Чотири, яких не пропонували, вибувають із гри.
ask-Turn = візьміть карту: збудуйте її, скиньте за монети або збудуйте з нею чудо.
help-Turn = Брати можна лише карти, яких ніщо не накриває. Чого бракує для будівництва, купують у банку, а скинута карта приносить монети.
ask-ChooseProgress = пара символів: візьміть токен прогресу.
help-ChooseProgress = Жетон діє для вас відтепер і до кінця гри.
ask-KeepToken = залиште собі один із токенів, які ви взяли.
help-KeepToken = Решта повертається до коробки й не дістається нікому.
ask-Destroy = зруйнуйте карту в місті суперника; колір — { $color }.
help-Destroy = Вона йде до скиду й більше не рахується для власника.
ask-BuildFromDiscard = безкоштовно збудуйте карту зі стопки скидання.
help-BuildFromDiscard = Вона безкоштовна й рахується, як кожна збудована вами карта.
ask-ChooseStarter = оберіть, хто почне наступну епоху.
help-ChooseStarter = Хто починає, бере першим, але й відкриває перші карти іншому.
guide-welcome = Це справжня гра проти бота, а тут — підказки на перший хід. Нічого не заблоковано: грайте, коли захочете, або вимкніть підказки.
guide-wonders = Спершу чудеса. Тут лежать чотири; ви із суперником берете їх по черзі. Коли вас запитають, оберіть одне з підсвічених: клацніть його або натисніть його номер унизу.
guide-drafting = Добре. Беріть далі, поки в кожного не буде чотирьох чудес. Їх будують пізніше, кожне за допомогою взятої карти: вони дають щити, монети, бали або ще один хід.
guide-pyramid = Карти епохи лежать одна на одній. Взяти можна лише карту, яку ніщо не накриває. Те, що ви візьмете, може відкрити карти суперникові.
guide-card = Як читати карту: колір і значок — це її вид; під назвою — скільки вона коштує; унизу — що вона дає. Затримайте на ній вказівник або довго натискайте, щоб прочитати все.
guide-price = Цей знак — ваша ціна зараз: галочка й монети, які ви заплатите. Ресурси, яких ви не виробляєте, купують за монети; замок каже, що монет замало.
guide-city = Це ваше місто: монети, що ви виробляєте і скільки зараз коштувала б вам одиниця кожного ресурсу. Вироблене ніколи не вичерпується.
guide-turn = Тепер візьміть одну відкриту карту: збудуйте її, скиньте за монети або збудуйте з нею чудо. Клацніть карту чи кнопку тут; коричневі карти — добрий початок.
guide-war = Оце й був хід; так і далі, по черзі. Гру закінчують три речі. Війна: щити рухають цей маркер, і той, чиєї столиці він дійде, програв.
guide-science = Наука: дві зелені карти з однаковим символом дають один із цих токенів; шість різних символів перемагають одразу.
guide-end = Інакше гру завершує третя епоха, і перемагає той, у кого більше балів. Кожне запитання називає своє правило, кожна карта — свою сторінку; що означають значки, є в налаштуваннях. Гарної гри.

# Про що розповідають

log-gained = { $seat }: +{ $number ->
    [one] { $number } монета
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
log-built = { $seat } будує: { $card }
log-raised = { $seat } будує чудо: { $wonder }
log-boxed = Збудовано сім чудес; у коробку: { $wonder } ({ $seat })
log-moved = { $seat } просуває маркер конфлікту на { $number ->
    [one] { $number } сектор
    [few] { $number } сектори
   *[many] { $number } секторів
}
log-plundered = { $seat }: пограбування, військовий токен { $number }
log-learnt = { $seat } бере токен прогресу: { $token }
log-left = { $seat } бере останнє чудо: { $wonder }
log-began = Початок епохи { $number }

# Як закінчується

how-civilian = громадянська перемога
    .about = Третю епоху зіграно до кінця, і все вирішили бали.
how-military = військова перевага
    .about = Маркер конфлікту стоїть у столиці переможеного. Гра закінчується одразу, хоч би скільки було балів.
how-scientific = наукова перевага
    .about = В одному місті зібралося шість різних наукових символів. Гра закінчується одразу, хоч би скільки було балів.
part-brown = сировина
part-gray = товари
part-blue = цивільні будівлі
part-green = наука
part-yellow = комерція
part-red = військові будівлі
part-purple = гільдії
part-wonders = чудеса
part-tokens = прогрес
part-coins = монети
part-military = конфлікт

# Що сказано на карті

fact-cost = вартість: { $cost }
fact-cost-free = безкоштовно
fact-free-with = безкоштовно за символом ланцюжка: { $link }
fact-link = символ ланцюжка: { $link }
fact-makes = виробляє: { $made }
fact-any-raw = щоразу виробляє { $n } на вибір: дерево, глина або камінь
fact-any-good = щоразу виробляє { $n } на вибір: скло або папірус
fact-fixes = купуєте по 1 монеті: { $resource }
fact-pays = одразу { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
fact-pays-per = одразу по { $n ->
    [one] { $n } монеті
    [few] { $n } монети
   *[many] { $n } монет
} (рахуються { $what } у вашому місті)
fact-pays-per-most = одразу по { $n ->
    [one] { $n } монеті
    [few] { $n } монети
   *[many] { $n } монет
} (рахуються { $what } в місті, де їх найбільше)
fact-points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
fact-points-per-most = наприкінці по { $n ->
    [one] { $n } балу
    [few] { $n } бали
   *[many] { $n } балів
} (рахуються { $what } в місті, де їх найбільше)
fact-points-per-coins = наприкінці по { $n ->
    [one] { $n } балу
    [few] { $n } бали
   *[many] { $n } балів
} за кожні 3 монети найбагатшого міста
fact-points-per-token = по { $n ->
    [one] { $n } балу
    [few] { $n } бали
   *[many] { $n } балів
} за кожен ваш токен прогресу, включно з цим
fact-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щити
   *[many] { $n } щитів
}
fact-science = науковий символ: { $symbol }
fact-again = одразу ще один хід
fact-other-loses = суперник втрачає { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
fact-destroys-gray = зруйнуйте сіру карту в місті суперника
fact-destroys-brown = зруйнуйте коричневу карту в місті суперника
fact-draws-tokens = візьміть 3 токени прогресу з коробки й залиште один
fact-builds-discarded = безкоштовно збудуйте скинуту карту
fact-wonder-discount = нові чудеса дешевші на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
fact-blue-discount = нові сині карти дешевші на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
fact-extra-shields = нові червоні карти дають на { $n ->
    [one] { $n } щит
    [few] { $n } щити
   *[many] { $n } щитів
} більше
fact-link-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
} за кожну будівлю по ланцюжку
fact-wonders-again = кожне нове чудо дає ще один хід
fact-taxes = ви отримуєте монети, які суперник витрачає на ресурси

# Те саме кількома знаками, для термінала

legend = ¤ монети · ★ бали · ⚑ щити · ↻ ще один хід · ∞ символ ланцюжка · ✓ вам вистачає · ✗ не вистачає
signs-makes = { $made }
signs-any-raw = { resource-wood }/{ resource-clay }/{ resource-stone }
signs-any-good = { resource-glass }/{ resource-papyrus }
signs-fixes = { $resource }=1¤
signs-pays = +{ $n }¤
signs-pays-per = +{ $n }¤×{ $what }
signs-points = { $n }★
signs-points-per-most = { $n }★×{ $what }
signs-points-per-coins = { $n }★/3¤
signs-points-per-token = { $n }★×
signs-shields = { $n }⚑
signs-science = { $symbol }
signs-other-loses = (−{ $n }¤)
signs-again = ↻
signs-link = ∞{ $link }

# Кількома словами, для термінала, де знаки цього не скажуть

short-destroys-gray = руйнує сіру карту
short-destroys-brown = руйнує коричневу карту
short-draws-tokens = 1 з 3 токенів із коробки
short-builds-discarded = безкоштовно будує скинуту карту
short-wonder-discount = чудеса −{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
short-blue-discount = сині карти −{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
short-extra-shields = червоні карти +{ $n }⚑
short-link-coins = +{ $n }¤ за кожен ланцюжок
short-wonders-again = чудеса ↻
short-taxes = ¤, що суперник витрачає на ресурси

# Скільки що коштує

sign-coins = { $n }¤
price-printed = на карті
price-chain = ланцюжок від «{ $thing }»
price-bought = { $thing } по { $each }
price-fixed = { $thing } по { $each } завдяки «{ $by }»

# Заголовки, лічильники, позначки

label-offered = Чудеса на вибір
label-age1 = Епоха I
label-age2 = Епоха II
label-age3 = Епоха III
label-war = Конфлікт
label-progress = Токени прогресу
label-drawn = Токени з коробки
label-treasury = Скарбниця
label-coins = монети
label-points = бали зараз
label-makes = Виробляє
label-makes-wood = дерево
label-makes-clay = глина
label-makes-stone = камінь
label-makes-glass = скло
label-makes-papyrus = папірус
label-makes-raw = дерево/глина/камінь
label-makes-good = скло/папірус
label-prices = Купує по
label-price-wood = дерево
label-price-clay = глина
label-price-stone = камінь
label-price-glass = скло
label-price-papyrus = папірус
board-change-price-wood = ціна деревини
board-change-price-clay = ціна глини
board-change-price-stone = ціна каменю
board-change-price-glass = ціна скла
board-change-price-papyrus = ціна папірусу
label-city = Місто
label-color-brown = сировина
label-color-gray = товари
label-color-blue = цивільні
label-color-green = наукові
label-color-yellow = комерційні
label-color-red = військові
label-color-purple = гільдії
label-wonders = Чудеса
label-symbols = Символи
label-tokens = Токени
label-discard = Стопка скидання
note-price = { $number }¤
note-short = { $number }¤ (−{ $second }¤)
note-linked = безкоштовно
note-covered = накрита
note-raised = збудовано
note-boxed = повернено в коробку
note-pair = пара
note-guild = гільдія
note-age1 = епоха I
note-age2 = епоха II
note-age3 = епоха III
mark-marker = маркер
mark-capital = столиця
mark-loot = −{ $number ->
    [one] { $number } монета
    [few] { $number } монети
   *[many] { $number } монет
}
mark-zone = { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
}

# Речі

color-brown = коричневий
color-gray = сірий
color-blue = синій
color-green = зелений
color-yellow = жовтий
color-red = червоний
color-purple = фіолетовий
counted-brown = коричневі карти
counted-gray = сірі карти
counted-blue = сині карти
counted-green = зелені карти
counted-yellow = жовті карти
counted-red = червоні карти
counted-wonder = збудовані чудеса

unit-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
unit-wood = дерево ×{ $n }
unit-clay = глина ×{ $n }
unit-stone = камінь ×{ $n }
unit-glass = скло ×{ $n }
unit-papyrus = папірус ×{ $n }

resource-wood = дерево
resource-clay = глина
resource-stone = камінь
resource-glass = скло
resource-papyrus = папірус

symbol-wheel = колесо
symbol-pendulum = маятник
symbol-quill = перо
symbol-mortar = ступка
symbol-sundial = сонячний годинник
symbol-armillary_sphere = армілярна сфера
symbol-balance = терези

link-horseshoe = підкова
link-sword = меч
link-tower = вежа
link-book = книга
link-gear = шестерня
link-vase = ваза
link-mask = маска
link-moon = місяць
link-drop = крапля
link-target = мішень
link-helmet = шолом
link-harp = арфа
link-lamp = лампа
link-barrel = бочка
link-column = колона
link-sun = сонце
link-senate_house = сенат

card-lumber_yard = Склад дерева
card-logging_camp = Табір лісорубів
card-clay_pool = Глинний кар’єр
card-clay_pit = Глинна яма
card-quarry = Кар’єр
card-stone_pit = Каменярня
card-glassworks = Виробництво скла
card-press = Прес
card-guard_tower = Сторожова вежа
card-stable = Стайні
card-garrison = Гарнізон
card-palisade = Частокіл
card-workshop = Майстерня
card-apothecary = Аптека
card-scriptorium = Скрипторій
card-pharmacist = Фармацевт
card-stone_reserve = Запас каменю
card-clay_reserve = Запас глини
card-wood_reserve = Запас дерева
card-tavern = Таверна
card-theater = Театр
card-altar = Альтар
card-baths = Лазня
card-sawmill = Лісопилка
card-brickyard = Цегляна майстерня
card-shelf_quarry = Глибокий кар’єр
card-glass_blower = Склодуви
card-drying_room = Сушилка
card-walls = Стіни
card-horse_breeders = Конярі
card-barracks = Казарми
card-archery_range = Стрільбище
card-parade_ground = Плац
card-library = Бібліотека
card-dispensary = Амбулаторія
card-school = Школа
card-laboratory = Лабораторія
card-forum = Форум
card-caravansery = Караван-сарай
card-customs_house = Митниця
card-brewery = Пивоварня
card-courthouse = Суд
card-statue = Статуя
card-temple = Храм
card-aqueduct = Акведук
card-rostrum = Трибуна
card-arsenal = Арсенал
card-pretorium = Військовий штаб
card-fortifications = Фортифікація
card-siege_workshop = Майстерня військових механізмів
card-circus = Цирк
card-academy = Академія
card-study = Аудиторія
card-university = Університет
card-observatory = Обсерваторія
card-chamber_of_commerce = Торгова палата
card-port = Порт
card-armory = Склад зброї
card-lighthouse = Маяк
card-arena = Арена
card-palace = Палац
card-town_hall = Ратуша
card-obelisk = Обеліск
card-gardens = Сади
card-pantheon = Пантеон
card-senate = Сенат
card-merchants_guild = Гільдія торговців
card-shipowners_guild = Гільдія судновласників
card-builders_guild = Гільдія будівельників
card-magistrates_guild = Гільдія суддів
card-scientists_guild = Гільдія вчених
card-moneylenders_guild = Гільдія лихварів
card-tacticians_guild = Гільдія тактиків

wonder-appian_way = Аппієва дорога
wonder-circus_maximus = Великий цирк
wonder-colossus = Колос
wonder-great_library = Олександрійська бібліотека
wonder-great_lighthouse = Олександрійський маяк
wonder-hanging_gardens = Висячі сади
wonder-mausoleum = Галікарнаський мавзолей
wonder-piraeus = Пірей
wonder-pyramids = Піраміди
wonder-sphinx = Сфінкс
wonder-statue_of_zeus = Статуя Зевса
wonder-temple_of_artemis = Храм Артеміди

token-agriculture = Землеробство
token-architecture = Архітектура
token-economy = Економіка
token-law = Закон
token-masonry = Кам’яна кладка
token-mathematics = Математика
token-philosophy = Філософія
token-strategy = Стратегія
token-theology = Теологія
token-urbanism = Урбанізм

# виправлення, з якими в цю гру не зіграти: `error-<id>`
error-only-brown-gray = { $where }: ресурси виробляють лише коричневі й сірі карти.
error-brown-gray-only = { $where }: коричневі й сірі карти лише виробляють ресурси.

missing-coins = { $needs ->
    [one] Потрібна { $needs } монета;
    [few] Потрібні { $needs } монети;
   *[many] Потрібно { $needs } монет;
} у вас { $has }.

lesson-turn = Ви й суперник по черзі берете карти, доки карти епохи не скінчаться.
lesson-turn-1 = Візьміть відкриту карту
    .about = Лише ту, якої ніщо не накриває: тут це три спереду.
lesson-turn-2 = Використайте її одним способом
    .about = Вона стає частиною міста, її скидають за монети або підкладають під чудо, яке ви будуєте.
lesson-turn-3 = Оплатіть те, чого бракує
    .about = Своє виробництво не вичерпується. Решту купують: 2 монети і ще по 1 за кожен такий ресурс суперника.
lesson-turn-4 = Відкриваються нові карти
    .about = Стайні й театру вже немає, тож карта за ними вільна. Її може взяти суперник.
lesson-wrong-1 = «Беру те, що найкраще для мене.»
    .about = Дивіться й на те, що це відкриє. Часто краща друга за силою карта, бо вона нічого не відкриває.
lesson-wrong-2 = «Ресурси почекають.»
    .about = Коричневі й сірі карти першої епохи дешеві, і кожна робить цей ресурс дорожчим для суперника.
lesson-wrong-3 = «У мене більше очок, тож я виграю.»
    .about = Спершу полічіть щити й символи: війна та наука завершують гру за будь-якого рахунку.
lesson-wrong-4 = «Збудують усі вісім чудес.»
    .about = Лише сім. Хто бариться, втрачає останнє; рано будуйте ті, що дають ще один хід.
