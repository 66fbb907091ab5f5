game = 7 чудес: Дуэль
    .about = Два города соперничают три эпохи за карты, которые лежат друг на друге. Побеждайте войной, наукой или очками. Полчаса.

option-wonders = Чудеса света
    .about = Выбирайте свои четыре чуда по очереди или начинайте с наборов для первой игры.
choice-wonders-draft = выбор по очереди
choice-wonders-preset = готовые наборы
option-centre = Маркер посередине
    .about = Если эпоха кончилась, а маркер посередине, сыгравший последнюю карту начинает следующую эпоху (правила) или выбирает, кто начнёт (уточнение 2016 года).
choice-centre-starts = начинает последний игрок
choice-centre-chooses = выбирает последний игрок
option-decline = Отказ от жетона развития
    .about = Пара символов даёт право взять жетон. Можно ли его не брать?
choice-decline-yes = разрешён
choice-decline-no = не разрешён

# Что делают

do-draft = Выбор — { $wonder }
do-build = Постройка — { $card }
do-discard = Сброс за монеты — { $card }
do-wonder = Чудо — { $wonder }, карта — { $card }
board-group-discard = Сброс за монеты
board-group-wonder = Чудо
do-progress = Жетон — { $token }
do-pass = Без жетона
do-destroy = Разрушение — { $card }
do-start = Эпоху начинает { $seat }
do-show = На поле: { $token }
do-offer = На выбор: { $wonder }
do-back = На месте { $place } лежит гильдия
do-reveal = Открыто: { $card }
do-draw = { $seat } берёт жетон из коробки: { $token }

# О чём спрашивают

ask-Draft = возьмите одно из чудес на выбор.
help-Draft = Всего вы получите четыре чуда. Позже любую взятую карту можно потратить, чтобы возвести одно из них.
ask-DraftAgain = возьмите одно из второй четвёрки чудес.
help-DraftAgain = С ними у вас будет четыре чуда. Четыре, которых не предлагали, выбывают из игры.
ask-Turn = возьмите карту: постройте её, сбросьте за монеты или постройте чудо.
help-Turn = Брать можно только карты, которых ничто не накрывает. Чего не хватает для постройки, покупают в банке, а сброшенная карта приносит монеты.
ask-ChooseProgress = пара символов: возьмите жетон развития.
help-ChooseProgress = Жетон действует для вас отныне и до конца игры.
ask-KeepToken = оставьте себе один из взятых жетонов.
help-KeepToken = Остальные возвращаются в коробку и не достанутся никому.
ask-Destroy = разрушьте карту в городе соперника; цвет — { $color }.
help-Destroy = Она уходит в сброс и больше не считается для владельца.
ask-BuildFromDiscard = бесплатно постройте карту из сброса.
help-BuildFromDiscard = Она бесплатна и считается, как любая построенная вами карта.
ask-ChooseStarter = выберите, кто начнёт следующую эпоху.
help-ChooseStarter = Кто начинает, берёт первым, но и открывает первые карты другому.
guide-welcome = Это настоящая игра против бота, а здесь — подсказки на первый ход. Ничего не заблокировано: играйте, когда захотите, или отключите подсказки.
guide-wonders = Сначала чудеса. Здесь лежат четыре; вы с соперником берёте их по очереди. Когда вас спросят, выберите одно из подсвеченных: щёлкните его или нажмите его номер внизу.
guide-drafting = Хорошо. Берите дальше, пока у каждого не будет четырёх чудес. Их строят позже, каждое с помощью взятой карты: они дают щиты, монеты, очки или ещё один ход.
guide-pyramid = Карты эпохи лежат одна на другой. Взять можно только карту, которую ничто не накрывает. То, что вы возьмёте, может открыть карты сопернику.
guide-card = Как читать карту: цвет и значок — это её вид; под названием — сколько она стоит; внизу — что она даёт. Задержите на ней указатель или долго нажимайте, чтобы прочитать всё.
guide-price = Этот знак — ваша цена сейчас: галочка и монеты, которые вы заплатите. Ресурсы, которых вы не производите, покупают за монеты; замок говорит, что монет мало.
guide-city = Это ваш город: монеты, что вы производите и сколько сейчас стоила бы вам единица каждого ресурса. Произведённое никогда не расходуется.
guide-turn = Теперь возьмите одну открытую карту: постройте её, сбросьте за монеты или постройте чудо. Щёлкните карту или кнопку здесь; коричневые карты — хорошее начало.
guide-war = Это и был ход; так и дальше, по очереди. Игру заканчивают три вещи. Война: щиты двигают этот маркер, и тот, чьей столицы он достигнет, проиграл.
guide-science = Наука: две зелёные карты с одинаковым символом дают один из этих жетонов; шесть разных символов побеждают сразу.
guide-end = Иначе игру завершает третья эпоха, и побеждает тот, у кого больше очков. Каждый вопрос называет своё правило, каждая карта — свою страницу; что означают значки, есть в настройках. Хорошей игры.

# О чём рассказывают

log-gained = { $seat }: +{ $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
log-paid = { $seat } платит { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
}
log-lost = { $seat } теряет { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
}
log-built = { $seat } строит: { $card }
log-raised = { $seat } строит чудо: { $wonder }
log-boxed = Построено семь чудес; в коробку: { $wonder } ({ $seat })
log-moved = { $seat } продвигает маркер конфликта на { $number ->
    [one] { $number } деление
    [few] { $number } деления
   *[many] { $number } делений
}
log-plundered = { $seat }: разграбление, военный жетон { $number }
log-learnt = { $seat } берёт жетон развития: { $token }
log-left = { $seat } берёт последнее чудо: { $wonder }
log-began = Начало эпохи { $number }

# Как заканчивается

how-civilian = гражданская победа
    .about = Третья эпоха сыграна до конца, и всё решили очки.
how-military = военное превосходство
    .about = Маркер конфликта стоит в столице побеждённого. Игра заканчивается сразу, сколько бы ни было очков.
how-scientific = научное превосходство
    .about = В одном городе собралось шесть разных научных символов. Игра заканчивается сразу, сколько бы ни было очков.
part-brown = сырьё
part-gray = товары
part-blue = гражданские здания
part-green = наука
part-yellow = торговля
part-red = военные здания
part-purple = гильдии
part-wonders = чудеса
part-tokens = развитие
part-coins = монеты
part-military = конфликт

# Что сказано на карте

fact-cost = стоимость: { $cost }
fact-cost-free = бесплатно
fact-free-with = бесплатно по символу цепочки: { $link }
fact-link = символ цепочки: { $link }
fact-makes = производит: { $made }
fact-any-raw = каждый раз производит { $n } на выбор: древесина, глина или камень
fact-any-good = каждый раз производит { $n } на выбор: стекло или папирус
fact-fixes = покупаете по 1 монете: { $resource }
fact-pays = сразу { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
fact-pays-per = сразу по { $n ->
    [one] { $n } монете
    [few] { $n } монеты
   *[many] { $n } монет
} (считаются { $what } в вашем городе)
fact-pays-per-most = сразу по { $n ->
    [one] { $n } монете
    [few] { $n } монеты
   *[many] { $n } монет
} (считаются { $what } в городе, где их больше всего)
fact-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
fact-points-per-most = в конце по { $n ->
    [one] { $n } очку
    [few] { $n } очка
   *[many] { $n } очков
} (считаются { $what } в городе, где их больше всего)
fact-points-per-coins = в конце по { $n ->
    [one] { $n } очку
    [few] { $n } очка
   *[many] { $n } очков
} за каждые 3 монеты самого богатого города
fact-points-per-token = по { $n ->
    [one] { $n } очку
    [few] { $n } очка
   *[many] { $n } очков
} за каждый ваш жетон развития, включая этот
fact-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
fact-science = научный символ: { $symbol }
fact-again = сразу ещё один ход
fact-other-loses = соперник теряет { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
fact-destroys-gray = разрушьте серую карту в городе соперника
fact-destroys-brown = разрушьте коричневую карту в городе соперника
fact-draws-tokens = возьмите 3 жетона развития из коробки и оставьте один
fact-builds-discarded = бесплатно постройте карту из сброса
fact-wonder-discount = новые чудеса дешевле на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
fact-blue-discount = новые синие карты дешевле на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
fact-extra-shields = новые красные карты дают на { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
} больше
fact-link-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
} за каждую постройку по цепочке
fact-wonders-again = каждое новое чудо даёт ещё один ход
fact-taxes = вы получаете монеты, которые соперник тратит на ресурсы

# То же несколькими знаками, для терминала

legend = ¤ монеты · ★ очки · ⚑ щиты · ↻ ещё один ход · ∞ символ цепочки · ✓ вам хватает · ✗ не хватает
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

# В нескольких словах, для терминала, где знаки этого не скажут

short-destroys-gray = разрушает серую карту
short-destroys-brown = разрушает коричневую карту
short-draws-tokens = 1 из 3 жетонов из коробки
short-builds-discarded = бесплатно строит карту из сброса
short-wonder-discount = чудеса −{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
short-blue-discount = синие карты −{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
short-extra-shields = красные карты +{ $n }⚑
short-link-coins = +{ $n }¤ за каждую цепочку
short-wonders-again = чудеса ↻
short-taxes = ¤, что соперник тратит на ресурсы

# Сколько что стоит

sign-coins = { $n }¤
price-printed = на карте
price-chain = цепочка от «{ $thing }»
price-bought = { $thing } по { $each }
price-fixed = { $thing } по { $each } благодаря «{ $by }»

# Заголовки, счётчики, пометки

label-offered = Чудеса на выбор
label-age1 = Эпоха I
label-age2 = Эпоха II
label-age3 = Эпоха III
label-war = Конфликт
label-progress = Жетоны развития
label-drawn = Жетоны из коробки
label-treasury = Казна
label-coins = монеты
label-points = очки сейчас
label-makes = Производит
label-makes-wood = древесина
label-makes-clay = глина
label-makes-stone = камень
label-makes-glass = стекло
label-makes-papyrus = папирус
label-makes-raw = древесина/глина/камень
label-makes-good = стекло/папирус
label-prices = Покупает по
label-price-wood = древесина
label-price-clay = глина
label-price-stone = камень
label-price-glass = стекло
label-price-papyrus = папирус
board-change-price-wood = цена древесины
board-change-price-clay = цена глины
board-change-price-stone = цена камня
board-change-price-glass = цена стекла
board-change-price-papyrus = цена папируса
label-city = Город
label-color-brown = сырьё
label-color-gray = товары
label-color-blue = гражданские
label-color-green = научные
label-color-yellow = торговые
label-color-red = военные
label-color-purple = гильдии
label-wonders = Чудеса
label-symbols = Символы
label-tokens = Жетоны
label-discard = Сброс
note-price = { $number }¤
note-short = { $number }¤ (−{ $second }¤)
note-linked = бесплатно
note-covered = накрыта
note-raised = построено
note-boxed = возвращено в коробку
note-pair = пара
note-guild = гильдия
note-age1 = эпоха I
note-age2 = эпоха II
note-age3 = эпоха III
mark-marker = маркер
mark-capital = столица
mark-loot = −{ $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
mark-zone = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}

# Вещи

color-brown = коричневый
color-gray = серый
color-blue = синий
color-green = зелёный
color-yellow = жёлтый
color-red = красный
color-purple = фиолетовый
counted-brown = коричневые карты
counted-gray = серые карты
counted-blue = синие карты
counted-green = зелёные карты
counted-yellow = жёлтые карты
counted-red = красные карты
counted-wonder = построенные чудеса

unit-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
unit-wood = древесина ×{ $n }
unit-clay = глина ×{ $n }
unit-stone = камень ×{ $n }
unit-glass = стекло ×{ $n }
unit-papyrus = папирус ×{ $n }

resource-wood = древесина
resource-clay = глина
resource-stone = камень
resource-glass = стекло
resource-papyrus = папирус

symbol-wheel = колесо
symbol-pendulum = маятник
symbol-quill = перо
symbol-mortar = ступка
symbol-sundial = солнечные часы
symbol-armillary_sphere = армиллярная сфера
symbol-balance = весы

link-horseshoe = подкова
link-sword = меч
link-tower = башня
link-book = книга
link-gear = шестерня
link-vase = ваза
link-mask = маска
link-moon = луна
link-drop = капля
link-target = мишень
link-helmet = шлем
link-harp = арфа
link-lamp = лампа
link-barrel = бочка
link-column = колонна
link-sun = солнце
link-senate_house = сенат

card-lumber_yard = Лесоповал
card-logging_camp = Лесозаготовка
card-clay_pool = Глиняный карьер
card-clay_pit = Карьер
card-quarry = Каменоломня
card-stone_pit = Каменный карьер
card-glassworks = Стекольная мастерская
card-press = Папирусная мастерская
card-guard_tower = Сторожевая вышка
card-stable = Конюшня
card-garrison = Гарнизон
card-palisade = Частокол
card-workshop = Мастерская
card-apothecary = Аптека
card-scriptorium = Скрипторий
card-pharmacist = Лавка травника
card-stone_reserve = Склад камней
card-clay_reserve = Склад глины
card-wood_reserve = Склад древесины
card-tavern = Таверна
card-theater = Театр
card-altar = Алтарь
card-baths = Бани
card-sawmill = Лесопилка
card-brickyard = Кирпичное производство
card-shelf_quarry = Добыча камня
card-glass_blower = Мастерская стеклодува
card-drying_room = Сушильная комната
card-walls = Стены
card-horse_breeders = Коневодство
card-barracks = Казармы
card-archery_range = Стрельбище
card-parade_ground = Плац
card-library = Библиотека
card-dispensary = Лазарет
card-school = Школа
card-laboratory = Лаборатория
card-forum = Форум
card-caravansery = Караван-сарай
card-customs_house = Таможня
card-brewery = Пивоварня
card-courthouse = Суд
card-statue = Статуя
card-temple = Храм
card-aqueduct = Акведук
card-rostrum = Трибуна
card-arsenal = Арсенал
card-pretorium = Штаб
card-fortifications = Укрепления
card-siege_workshop = Осадная мастерская
card-circus = Ипподром
card-academy = Академия
card-study = Студия
card-university = Университет
card-observatory = Обсерватория
card-chamber_of_commerce = Торговая палата
card-port = Порт
card-armory = Оружейная
card-lighthouse = Маяк
card-arena = Арена
card-palace = Дворец
card-town_hall = Ратуша
card-obelisk = Обелиск
card-gardens = Сады
card-pantheon = Пантеон
card-senate = Сенат
card-merchants_guild = Гильдия торговцев
card-shipowners_guild = Гильдия судовладельцев
card-builders_guild = Гильдия строителей
card-magistrates_guild = Гильдия судей
card-scientists_guild = Гильдия учёных
card-moneylenders_guild = Гильдия ростовщиков
card-tacticians_guild = Гильдия стратегов

wonder-appian_way = Аппиева дорога
wonder-circus_maximus = Большой цирк
wonder-colossus = Колосс Родосский
wonder-great_library = Александрийская библиотека
wonder-great_lighthouse = Александрийский маяк
wonder-hanging_gardens = Висячие сады Семирамиды
wonder-mausoleum = Мавзолей в Галикарнасе
wonder-piraeus = Пирей
wonder-pyramids = Пирамида Хеопса
wonder-sphinx = Большой сфинкс
wonder-statue_of_zeus = Статуя Зевса в Олимпии
wonder-temple_of_artemis = Храм Артемиды в Эфесе

token-agriculture = Земледелие
token-architecture = Архитектура
token-economy = Экономика
token-law = Закон
token-masonry = Каменная кладка
token-mathematics = Математика
token-philosophy = Философия
token-strategy = Стратегия
token-theology = Теология
token-urbanism = Урбанизм

# исправления, с которыми в эту игру не сыграть: `error-<id>`
error-only-brown-gray = { $where }: ресурсы производят только коричневые и серые карты.
error-brown-gray-only = { $where }: коричневые и серые карты только производят ресурсы.

missing-coins = { $needs ->
    [one] Нужна { $needs } монета;
    [few] Нужны { $needs } монеты;
   *[many] Нужно { $needs } монет;
} у вас { $has }.

lesson-turn = Вы и соперник по очереди берёте карты, пока карты эпохи не кончатся.
lesson-turn-1 = Возьмите открытую карту
    .about = Только ту, которую ничто не накрывает: здесь это три спереди.
lesson-turn-2 = Используйте её одним способом
    .about = Она входит в город, сбрасывается за монеты или кладётся под чудо, которое вы строите.
lesson-turn-3 = Оплатите то, чего не хватает
    .about = Своё производство не тратится. Остальное покупают: 2 монеты и ещё по 1 за каждый такой ресурс соперника.
lesson-turn-4 = Открываются новые карты
    .about = Конюшни и театра уже нет, и карта за ними свободна. Её может взять соперник.
lesson-wrong-1 = «Беру то, что лучше всего для меня.»
    .about = Смотрите и на то, что откроется. Часто верна вторая по силе карта, ведь она ничего не открывает.
lesson-wrong-2 = «Ресурсы подождут.»
    .about = Коричневые и серые карты первой эпохи дёшевы, и каждая делает этот ресурс дороже для соперника.
lesson-wrong-3 = «У меня больше очков, значит, я выиграю.»
    .about = Сначала посчитайте щиты и символы: война и наука завершают игру при любом счёте.
lesson-wrong-4 = «Построят все восемь чудес.»
    .about = Только семь. Кто медлит, теряет последнее; рано стройте те, что дают ещё один ход.
