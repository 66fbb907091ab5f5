game = Эпоха цивилизации
    .about = Шесть раундов вы расставляете рабочих на шкале времени, которая движется вперёд. Цивилизации рождаются, гибнут и поглощаются, а их наследие остаётся с вами. Побеждает тот, у кого после шестого раунда больше всего очков. Полчаса.

option-mode = Игра
    .about = От двух до четырёх игроков соревнуются за очки. В одиночку вы играете в «Столкновение» против соперника, который только становится сильнее, или в один из пяти сценариев «Пути к славе», в каждом из которых есть три медали.
choice-mode-base = обычная игра, одному — Столкновение
choice-mode-clash = Столкновение, для одного игрока
choice-mode-wonders = Эра чудес, для одного игрока
choice-mode-silk = Шёлковый путь, для одного игрока
choice-mode-lost = Исчезнувшая цивилизация, для одного игрока
choice-mode-mongols = Монгольское опустошение, для одного игрока
choice-mode-rebirth = Смерть и возрождение, для одного игрока
option-innovations = Инновации
    .about = Особые технологии: раз за игру каждый может купить карту, которая заменяет две нижние технологии столбца.
choice-innovations-no = нет
choice-innovations-yes = да
option-winds = Ветер перемен
    .about = Над последними тремя картами шкалы времени лежат жетоны событий; они действуют, когда очередь доходит до этих карт.
choice-winds-no = нет
choice-winds-yes = да
option-draft = Драфт цивилизаций
    .about = Перед игрой каждый тайно отбирает пять цивилизаций. В игре можно выбирать из них, а не только из ряда.
choice-draft-no = нет
choice-draft-yes = да

# Что делают

do-pick = Выбор — { $civilization }
do-found = Рождение — { $civilization }
do-absorb = Поглощение — { $civilization }
do-skip = Без новой цивилизации
do-act = Рабочие → { $action }
do-own = Рабочие → { $action } ({ $source })
do-rest = Отдых: 2 монеты и рабочий
do-done = Готово
do-learn = Технология: { $tech }
do-take = Чудо: { $wonder }
do-spend = Камни: { $count }
do-sell = Продажа шёлка: { $count }
do-perform = Действие — { $action }
do-pass = Пас
do-buy = Покупка карты особых технологий — { $special }
do-use = Способность — { $source }
do-give = Монеты на карту — { $civilization }
do-pay = Уплата дани
do-suffer = Без уплаты
do-resign = Выход из игры
do-reveal = Выложено чудо: { $wonder }
do-lay = Шкала времени, позиция { $position }: { $action }
do-show = Выложена карта особых технологий: { $special }
do-token = Жетон события над позицией { $position }: { $event }
do-draw = В ряд цивилизаций: { $civilization }
do-deal = { $seat } получает карту: { $civilization }
do-command = Приказ монголов: { $command }

# О чём спрашивают

ask-PickCard = выберите цивилизацию; остальные карты передадут дальше.
help-PickCard = Оставите пять карт. Ваш выбор тайный, но следующий видит, что осталось.
ask-Civilize = выберите цивилизацию: рождение, поглощение или ни то ни другое.
help-Civilize = Рождённая становится главной и даёт своих рабочих; поглощённая — наследие и рабочего.
ask-Actions = поставьте рабочих на действия или отдохните.
help-Actions = Каждое поле работает раз за ход. Рабочих с красных вы теряете. Без действий вы отдыхаете.
ask-Target = { $action }: выберите технологию, которую получите.
help-Target = Можно получить ту, которой ничего не нужно, или ту, к которой ведёт стрелка от вашей технологии.
ask-Stones = { $action }: выберите, сколько камней потратите.
help-Stones = Каждый камень удешевляет действие. Те, что сбережёте, помогут со следующим чудом.
ask-ChooseTech = выберите технологию.
help-ChooseTech = Она бесплатна и действует сразу.
ask-ChooseWonder = выберите чудо.
help-ChooseWonder = Большинство чудес приносит очки в конце игры. Ряд чудес никогда не пополняется.
ask-SellSilk = выберите, сколько шёлка продадите.
help-SellSilk = Непроданный шёлк в конце ничего не стоит.
ask-FreeAction = { $action }: выполните без рабочего или спасуйте.
help-FreeAction = Цену в монетах нужно уплатить, и все ваши способности помогают.
ask-EndOfTurn = выберите способность, которая сработает следующей, или закончите ход.
help-EndOfTurn = Порядок выбираете вы. То, что приносит что-то само собой, пропустить нельзя.
ask-GiveCoins = выберите карту ряда, на которую положите свои монеты.
help-GiveCoins = Кто позже выберет эту карту, заберёт их.
ask-Ransom = { $command }: уплатите или примите то, что будет.
help-Ransom = Слишком много опустошения — и игра сразу заканчивается.

# О чём рассказывают

log-gained = { $seat } получает { $number ->
    [one] { $number } монету
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
log-scored = { $seat } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
log-lost_points = { $seat } теряет { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
log-workers = { $seat } получает { $number ->
    [one] { $number } рабочего
    [few] { $number } рабочих
   *[many] { $number } рабочих
}
log-sacrificed = { $seat } жертвует { $number ->
    [one] { $number } рабочим
    [few] { $number } рабочими
   *[many] { $number } рабочими
}
log-returned = { $seat } возвращает { $number ->
    [one] { $number } рабочего
    [few] { $number } рабочих
   *[many] { $number } рабочих
} в запас
log-born = { $seat }, рождение: { $civilization }
log-absorbed = { $seat } поглощает: { $civilization }
log-learnt = { $seat } получает технологию: { $tech }
log-built = { $seat } получает чудо: { $wonder }
log-performed = { $seat }: { $action }
log-rested = { $seat } отдыхает
log-bought = { $seat } покупает карту особых технологий: { $special }
log-pool_coins = На каждую карту ряда ложится монета
log-given = { $civilization }, положено монет: { $number }
log-round = Начало раунда { $number }
log-turn = Ходит { $seat }
log-war = Война ({ $action }): слабейшие жертвуют рабочим
log-plague = { $action }: каждый жертвует рабочим
log-event = Событие: { $event }
log-rival = Сила соперника: { $number }
log-taken_away = Соперник убирает чудо из игры: { $wonder }
log-stones = { $seat }: камни +{ $number }
log-silk = { $seat }: шёлк +{ $number }
log-sold = { $seat } продаёт шёлк: { $number }
log-lost_silk = { $seat } теряет шёлк: { $number }
log-exhausted = Жетоны истощения: +{ $number }
log-recovered = Жетоны истощения: −{ $number }
log-fortified = { $seat }: сила +{ $number } до конца игры
log-devastated = { $seat }: опустошение +{ $number }
log-scorched = Карта на позиции { $number } заблокирована в следующем раунде
log-tested = { $seat } выдерживает испытание: { $command }
log-collapsed = { $seat }: крах
log-received = { $seat } получает от соседа карту: { $civilization }
log-missed = { $seat } видит, что было выбрано: { $civilization }
log-pooled = Осталось после драфта и ложится в ряд: { $civilization }
log-achieved = Достижение: { $achievement }
log-resigned = { $seat } выходит из игры
log-ended = Игра окончена
log-spent = { $seat } тратит камни: { $number }
log-worked = Действует: { $source }
log-first = Теперь первый игрок — { $seat }
log-back = { $seat } забирает с полей { $number ->
    [one] { $number } рабочего
    [few] { $number } рабочих
   *[many] { $number } рабочих
}

# Как заканчивается

how-points = по очкам
    .about = Шесть раундов сыграно, побеждает тот, у кого больше всего очков. Если поровну, решают рабочие, затем монеты.
how-alone = последний оставшийся игрок
    .about = Все остальные вышли из игры, поэтому последний игрок побеждает.
how-clash = шесть раундов «Столкновения» сыграно
    .about = Счёт остаётся за вами, достижения подсчитаны.
how-gold = золотая медаль
    .about = Достигнуто всё, чего сценарий требует для золотой медали.
how-silver = серебряная медаль
    .about = Достигнуто всё, чего сценарий требует для серебряной медали.
how-bronze = бронзовая медаль
    .about = Достигнуто всё, чего сценарий требует для бронзовой медали.
how-defeat = без медали
    .about = Не хватает чего-то, что нужно даже для бронзовой медали.
how-overrun = победили монголы
    .about = Опустошения стало слишком много, и игра сразу проиграна.
how-given_up = игра сдана
    .about = Единственный игрок вышел из игры.
part-actions = действия
part-civilizations = цивилизации
part-technologies = технологии
part-wonders = чудеса
part-events = события

# Что сказано на карте

fact-population = население { $n }
fact-main = главная способность
fact-legacy = наследие
fact-not-alone = не в играх для одного игрока
fact-printed = { $gain }
fact-bonus = { $action }, дополнительно: { $gain }
fact-bonus-of = { $action } для технологии «{ $tech }», дополнительно: { $gain }
fact-bonus-others = { $action }: { $gain }
fact-bonus-others-of = { $action } для технологии «{ $tech }»: { $gain }
fact-discount = { $action }, скидка: { $gain }
fact-discount-of = { $action } для технологии «{ $tech }», скидка: { $gain }
fact-set-cost = { $action }, цена всего: { $gain }
fact-set-cost-of = { $action } для технологии «{ $tech }», цена всего: { $gain }
fact-spared = не влияет на действие без рабочего от технологии «{ $tech }»
fact-needs-more = { $action }, нужно больше: +{ $gain }
fact-needs-fewer = { $action }, нужно меньше: −{ $gain }
fact-space = своё поле действия «{ $action }», раз за ход
fact-safe = рабочими на полях действия «{ $action }» не жертвуют
fact-blocked = другие игроки не могут выполнять действие «{ $action }»
fact-after = после каждого действия «{ $action }» можно выполнить ещё одно действие без рабочего, за его цену в монетах
fact-then = это действие — { $action }
fact-may-perform = конец каждого вашего хода: можно выполнить действие «{ $action }» без рабочего, за его цену в монетах
fact-may-give = конец каждого вашего хода: по желанию на карту ряда ложится { $pay }, а вам — { $gain }
fact-multiply = при рождении монеты на её карте умножаются на { $n }
fact-strength = +{ $gain }
fact-turn = конец каждого вашего хода: { $gain }
fact-end = конец игры: { $gain }
fact-birth = при рождении: { $gain }
fact-gain = когда вы её получаете: { $gain }
fact-war = при каждой войне: { $gain }
fact-rest = когда вы отдыхаете, ещё: { $gain }
fact-war-immune = в войне вы никем не жертвуете
fact-sacrifice-immune = вы никем не жертвуете из-за войн, чумы, событий, истощения, краха и приказов
fact-future-actions = можно пользоваться и будущими картами действий
fact-level = уровень { $n }
fact-column = { $label }
fact-opened-by = доступна, если есть технология «{ $tech }»
fact-needs-nothing = не требует других технологий
fact-on-card = на карте особых технологий «{ $special }»
fact-stands-for = стрелки те же, что у технологии «{ $tech }»
fact-upper = уровень 2 — { $tech }
fact-lower = уровень 1 — { $tech }
fact-era = { $label }
fact-permanent = постоянное действие
fact-cost = стоимость: { $cost }
fact-spaces = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полей
}
fact-red = рабочими отсюда жертвуют
fact-must-score = очки от способностей добавляются, только если действие само приносит очки
fact-no-action = действия нет
fact-icon-war = с картой приходит война: слабейшие жертвуют рабочим
fact-icon-sacrifice = когда карта приходит, каждый жертвует рабочим
fact-of-scenario = только в сценарии
fact-sell = продайте шёлк, максимум { $n }, за каждую единицу: { $gain }
fact-for-all = касается каждого игрока
fact-for-most = касается того, у кого больше всего ({ $label }), при равенстве — всех таких
fact-for-least = касается того, у кого меньше всего ({ $label }), при равенстве — всех таких
fact-nothing = ничего не происходит
fact-test = испытание силы: выдержано, если ваша сила не меньше силы монголов
fact-passed = если выдержано: { $gain }
fact-failed = иначе: { $gain }
fact-failed-and = иначе: { $gain } и { $more }
fact-ransom = можно откупиться: { $cost }
fact-at-least = минимум { $gain }
fact-at-most = максимум { $gain }
fact-exactly = ровно { $gain }

field-name = название
field-population = население
field-main = главная способность
field-legacy = наследие
field-effect = что делает
field-icon = значок в углу
field-spaces = число полей
field-workers = сколько нужно рабочих
field-coins = цена
field-red = возвращаются ли рабочие
field-who = кого касается
field-always = что делает всегда
field-test = испытывает ли силу
field-passed = что даёт выдержанное испытание
field-failed = что будет иначе
field-ransom = дань
field-column = столбец
field-lower = нижняя технология
field-upper = верхняя технология
field-level = уровень
field-requires = что нужно
field-stands_for = что заменяет
field-era = эпоха
field-deck = цивилизации в колоде
field-replaces = карты действий, которые заменяет
field-fixed = карты с постоянной позицией
field-wonder_pool = число чудес
field-only_ancient = какие чудеса выложены
field-takes_wonder_after = когда соперник забирает чудо
field-stone_worth = чего стоит камень
field-silk_lost = сколько шёлка теряют в войне
field-starts_as = первая цивилизация
field-births = бывают ли рождения позже
field-refill = пополняется ли ряд
field-exhausted_at = сколько истощения стоит рабочего
field-collapse_after = когда наступает крах
field-rival = сила соперника в начале
field-growth = как растёт сила соперника
field-defeat = сколько опустошения означает поражение
field-commands = есть ли приказы
field-tokens = жетоны событий
field-bronze = чего требует бронза
field-silver = чего требует серебро
field-gold = чего требует золото

# Знаки терминала; что они значат, говорит `legend`

legend = ¤ монета · ♟ рабочий · ⚔ война, сила · ⚛ технология · ▲ чудо · ☠ жертвуют рабочими · ◆ жетон события · ▣ камень
signs-bonus = { $action } +{ $gain }
signs-bonus-of = { $action } ({ $tech }) +{ $gain }
signs-discount = { $action } −{ $gain }
signs-discount-of = { $action } ({ $tech }) −{ $gain }
signs-set-cost-of = { $action } ({ $tech }) стоит { $gain }
signs-space = своё поле: { $action }
signs-may-perform = каждый ход, по желанию: { $action }
signs-strength = +{ $gain }
signs-turn = каждый ход { $gain }
signs-end = в конце { $gain }
signs-legacy = наследие:
signs-bonus-others = { $action }: { $gain }
signs-set-cost = { $action } стоит { $gain }
signs-needs-more = { $action }: больше на { $gain }
signs-needs-fewer = { $action }: меньше на { $gain }
signs-safe = { $action }: рабочие возвращаются
signs-blocked = { $action }: не для других
signs-after = после действия «{ $action }», по желанию:
signs-then = { $action }
signs-may-give = каждый ход { $pay } на карту ряда за { $gain }
signs-multiply = её монеты считаются ×{ $n }
signs-birth = при рождении { $gain }
signs-gain = при получении { $gain }
signs-rest = при отдыхе { $gain }
signs-war-immune = без потерь в войнах
signs-sacrifice-immune = без жертв
signs-future-actions = можно брать будущие карты
signs-spared = (не через: { $tech })
signs-printed = { $gain }
signs-spaces = полей: { $n }
signs-red = рабочие гибнут
signs-no-action = действия нет
signs-sell = ≤{ $n }: { $gain }
signs-opened-by = после: { $tech }
signs-passed = успех: { $gain }
signs-failed = провал: { $gain }
signs-failed-and = провал: { $gain }, { $more }
signs-ransom = или заплатить { $cost }
signs-war = каждая война { $gain }
signs-for-all = все:
signs-for-most = больше всего ({ $label }):
signs-for-least = меньше всего ({ $label }):

# Сколько что стоит и что даёт

unit-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
unit-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
unit-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
unit-wonder = { $n ->
    [one] { $n } чудо
    [few] { $n } чуда
   *[many] { $n } чудес
}
unit-technology = { $n ->
    [one] { $n } технология
    [few] { $n } технологии
   *[many] { $n } технологий
}
unit-stones = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
unit-silk = { $n } шёлка
unit-strength = { $n } силы
unit-forts = сила +{ $n } до конца игры
unit-others_gain = каждый другой игрок получает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
unit-others_lose = каждый другой игрок теряет { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
unit-sell = продайте шёлк, максимум { $n }
unit-exhaustion = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} истощения на эту карту
unit-devastation = возьмите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} опустошения
unit-sacrifice = пожертвуйте { $n ->
    [one] { $n } рабочим
    [few] { $n } рабочими
   *[many] { $n } рабочими
}
unit-lose_coins = потеряйте { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
unit-lose_points = потеряйте { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
unit-scorch = в следующем раунде не используйте крайнюю левую карту
unit-rival_loses = сила соперника −{ $n }
unit-per-technology = { $n ->
    [one] за каждую технологию
    [few] за каждые { $n } технологии
   *[many] за каждые { $n } технологий
}
unit-per-level_1 = { $n ->
    [one] за каждую технологию уровня 1
    [few] за каждые { $n } технологии уровня 1
   *[many] за каждые { $n } технологий уровня 1
}
unit-per-level_2 = { $n ->
    [one] за каждую технологию уровня 2
    [few] за каждые { $n } технологии уровня 2
   *[many] за каждые { $n } технологий уровня 2
}
unit-per-level_3 = { $n ->
    [one] за каждую технологию уровня 3
    [few] за каждые { $n } технологии уровня 3
   *[many] за каждые { $n } технологий уровня 3
}
unit-per-wonder = { $n ->
    [one] за каждое чудо
    [few] за каждые { $n } чуда
   *[many] за каждые { $n } чудес
}
unit-per-worker = { $n ->
    [one] за каждого рабочего
    [few] за каждых { $n } рабочих
   *[many] за каждых { $n } рабочих
}
unit-per-missing_worker = { $n ->
    [one] за каждого рабочего, которого вам не хватает до 4
    [few] за каждых { $n } рабочих, которых вам не хватает до 4
   *[many] за каждых { $n } рабочих, которых вам не хватает до 4
}
unit-per-half_workers = { $n ->
    [one] за каждого второго рабочего, с округлением вверх
    [few] за каждые { $n } половины рабочих, с округлением вверх
   *[many] за каждые { $n } половин рабочих, с округлением вверх
}
unit-per-coin = { $n ->
    [one] за каждую монету
    [few] за каждые { $n } монеты
   *[many] за каждые { $n } монет
}
unit-per-strength = { $n ->
    [one] за каждую единицу силы
    [few] за каждые { $n } единицы силы
   *[many] за каждые { $n } единиц силы
}
unit-per-civilization = { $n ->
    [one] за каждую цивилизацию
    [few] за каждые { $n } цивилизации
   *[many] за каждые { $n } цивилизаций
}
unit-per-absorbed = { $n ->
    [one] за каждую поглощённую цивилизацию
    [few] за каждые { $n } поглощённые цивилизации
   *[many] за каждые { $n } поглощённых цивилизаций
}
unit-per-fallen = { $n ->
    [one] за каждую павшую цивилизацию
    [few] за каждые { $n } павшие цивилизации
   *[many] за каждые { $n } павших цивилизаций
}
unit-per-future_card = { $n ->
    [one] за каждую будущую карту действия
    [few] за каждые { $n } будущие карты действий
   *[many] за каждые { $n } будущих карт действий
}
unit-per-bonus_coin = { $n ->
    [one] за каждую монету, лежавшую на карте
    [few] за каждые { $n } монеты, лежавшие на карте
   *[many] за каждые { $n } монет, лежавших на карте
}
unit-per-point = { $n ->
    [one] за каждое очко
    [few] за каждые { $n } очка
   *[many] за каждые { $n } очков
}
unit-per-silk_sold = { $n ->
    [one] за каждую единицу проданного шёлка
    [few] за каждые { $n } единицы проданного шёлка
   *[many] за каждые { $n } единиц проданного шёлка
}
unit-per-devastation = { $n ->
    [one] за каждый жетон опустошения
    [few] за каждые { $n } жетона опустошения
   *[many] за каждые { $n } жетонов опустошения
}
unit-if-strongest = если никто не сильнее
unit-if-strongest_min1 = если никто не сильнее и ваша сила минимум 1
unit-if-weakest = если никто не слабее
unit-if-no_technology = если у вас нет технологий
sign-coins = { $n }¤
sign-workers = { $n }♟
sign-stones = { $n }▣
price-printed = обычно
price-stones = камни
price-least = минимум один рабочий

# Заголовки, счётчики, пометки

label-course = Ход игры
label-round = раунд
label-round-1 = Раунд 1
label-round-2 = Раунд 2
label-round-3 = Раунд 3
label-round-4 = Раунд 4
label-round-5 = Раунд 5
label-round-6 = Раунд 6
label-future-cards = будущие карты действий
label-deck = цивилизации в колоде
label-first = Первый игрок
label-time = Шкала времени
label-bonuses = Что добавляют способности
label-by = благодаря
label-ends = Вопросы в конце хода
label-lacks = Чего не хватает
label-losses = Следующим теряет рабочего
label-permanent = Постоянные действия
label-track = Карты действий
label-tokens = Жетоны событий
label-token = жетон события
label-war = война
label-sacrifice = жертва
label-spaces-used = использованные поля
label-workers-return = рабочие возвращаются
label-pool = Ряд цивилизаций
label-births = Что даёт рождение
label-wonders = Ряд чудес
label-specials = Карты особых технологий
label-rival = Соперник
label-rival-strength = сила
label-exhaustion = истощение
label-devastation-tokens = опустошение
label-devastation = опустошение (максимум)
label-command-deck = приказы в колоде
label-commands = Приказы
label-achievements = Достижения
label-gold = Золотая медаль
label-silver = Серебряная медаль
label-bronze = Бронзовая медаль
label-stock = Запасы
label-points = очки
label-final = если бы игра кончилась сейчас
label-coins = монеты
label-workers = рабочие
label-free = ещё не расставлены
label-cards = цивилизации
label-doomed = будут принесены в жертву
label-stones = камни
label-silk = шёлк
label-sold = проданный шёлк
label-forts = укрепления
label-civilizations = Цивилизации
label-abilities = Способности цивилизаций
label-technologies = Технологии
label-column-left = левый столбец
label-column-middle = средний столбец
label-column-right = правый столбец
label-special = Карта особых технологий
label-held-wonders = Чудеса
label-hand = На руке
label-packet = Карты на выбор
label-pick = Выбрано
label-resigned = Вне игры
label-left-as = по счёту
label-era-ancient = древнее чудо
label-era-later = более позднее чудо
label-technology = технологии
label-level_1 = технологии уровня 1
label-level_2 = технологии уровня 2
label-level_3 = технологии уровня 3
label-wonder = чудеса
label-worker = рабочие
label-missing_worker = рабочие, которых не хватает до 4
label-half_workers = половина рабочих
label-coin = монеты
label-strength = сила
label-civilization = цивилизации
label-absorbed = поглощённые цивилизации
label-fallen = павшие цивилизации
label-future_card = будущие карты действий
label-bonus_coin = монеты, лежавшие на карте
label-point = очки
label-silk_sold = проданный шёлк
mark-marker = постоянная карта
mark-war = война
mark-sacrifice = чума
mark-token = жетон события
note-price = { $second }♟ { $number }¤
note-used = использовано
note-blocked = заблокировано другим игроком
note-gone = прошла
note-future = с раунда { $number }
note-scorched = заблокировано в этом раунде
note-no-action = действия нет
note-above = над позицией { $number }
note-loses = на позиции { $number }
note-pool = { $number }♟
note-worth = { $number }★
note-coins = { $number }¤
note-toward = { $number } из { $second } очков
note-out-of-reach = уже недостижимо
note-reached = достигнуто
note-missed = не достигнуто
note-main = главная цивилизация
note-absorbed = поглощена: только наследие
note-fallen = пала: только наследие
note-spent = использовано в этот ход
note-known = известна
note-locked = закрыта
on-coins = { $n }¤
on-war = ⚔
on-sacrifice = ☠
on-token = ◆
on-spaces-used = { $n }/{ $of }
on-workers-return = ↩
on-technology = ⚛{ $n }
on-wonder = ▲{ $n }
on-strength = ⚔{ $n }

# Вещи

civilization-aksum = Аксум
civilization-arabs = Арабы
civilization-aztecs = Ацтеки
civilization-babylon = Вавилон
civilization-byzantium = Византия
civilization-britain = Британия
civilization-china = Китай
civilization-phoenicia = Финикия
civilization-harappa = Хараппа
civilization-hittites = Хетты
civilization-iberia = Иберия
civilization-ottoman = Османская империя
civilization-inca = Инки
civilization-carthage = Карфаген
civilization-kongo = Конго
civilization-korea = Корея
civilization-maya = Майя
civilization-persia = Персия
civilization-polynesia = Полинезия
civilization-rome = Рим
civilization-scythia = Скифия
civilization-slavs = Славяне
civilization-sumer = Шумер
civilization-tiwanaku = Тиуанако
civilization-vikings = Викинги
civilization-india = Индия
civilization-franks = Франки
civilization-khmer = Кхмеры
civilization-egypt = Египет
civilization-mongolia = Монголия
civilization-germania = Германия
civilization-lydia = Лидия
civilization-celts = Кельты
civilization-italy = Италия
civilization-malays = Малайцы
civilization-khitan = Кидани
civilization-greece = Греция
civilization-japan = Япония
civilization-assyria = Ассирия
civilization-huns = Гунны
civilization-nubia = Нубия
civilization-mali = Мали
civilization-olmec = Ольмеки
civilization-minoans = Минойцы
civilization-israel = Израиль
civilization-tibet = Тибет
civilization-zimbabwe = Большой Зимбабве
civilization-macedonia = Македония

action-wonder = Чудо
action-research = Исследование
action-exploitation = Эксплуатация
action-culture = Культура
action-construction = Строительство
action-conquest = Завоевание
action-hunting = Охота
action-fishing = Рыболовство
action-trade = Торговля
action-agriculture = Земледелие
action-plague = Чума
action-quarry = Каменоломня
action-monument = Монумент
action-silk_weaving = Шелкоткачество
action-caravan = Караван
action-slash_and_burn = Подсечное земледелие
action-sacred_ritual = Священный обряд
action-fortify = Укрепление
action-patronage = Меценатство

tech-writing = Письменность
tech-education = Образование
tech-science = Наука
tech-sailing = Мореплавание
tech-mathematics = Математика
tech-engineering = Инженерное дело
tech-mining = Горное дело
tech-iron_working = Обработка железа
tech-gunpowder = Порох
tech-mysticism = Мистицизм
tech-philosophy = Философия
tech-calendar = Календарь
tech-astronomy = Астрономия
tech-code_of_laws = Свод законов
tech-theatre = Театр
tech-pottery = Гончарное дело
tech-currency = Деньги
tech-masonry = Каменная кладка
tech-architecture = Архитектура
tech-irrigation = Ирригация
tech-navigation = Навигация
tech-archery = Стрельба из лука
tech-feudalism = Феодализм
tech-horse_riding = Верховая езда
tech-cavalry = Кавалерия
tech-walls = Стены
tech-castles = Замки

wonder-great_pyramids = Великие пирамиды
wonder-hanging_gardens = Висячие сады
wonder-great_library = Великая библиотека
wonder-colossus = Колосс
wonder-great_wall = Великая стена
wonder-colosseum = Колизей
wonder-temple_of_artemis = Храм Артемиды
wonder-stonehenge = Стоунхендж
wonder-petra = Петра
wonder-machu_picchu = Мачу-Пикчу
wonder-hagia_sophia = Святая София
wonder-taj_mahal = Тадж-Махал
wonder-terracotta_army = Терракотовая армия
wonder-moai = Моаи
wonder-lighthouse = Александрийский маяк

special-philosophy = { tech-mysticism } / { tech-philosophy }
special-astronomy = { tech-calendar } / { tech-astronomy }
special-theatre = { tech-code_of_laws } / { tech-theatre }
special-currency = { tech-pottery } / { tech-currency }
special-architecture = { tech-masonry } / { tech-architecture }
special-navigation = { tech-irrigation } / { tech-navigation }
special-feudalism = { tech-archery } / { tech-feudalism }
special-cavalry = { tech-horse_riding } / { tech-cavalry }
special-fortification = { tech-walls } / { tech-castles }

event-birth_rate = Рост рождаемости
event-harvest = Богатый урожай
event-festival = Праздник
event-great_debate = Великий диспут
event-earthquake = Землетрясение
event-rats = Крысы
event-bribery = Взяточничество
event-barbarians = Варвары
event-blank = Пустой жетон
event-black_death = Чёрная смерть
event-labour_shortage = Нехватка рабочих рук
event-rebirth = Возрождение

command-raid = Набег
command-siege = Осада
command-scorched_earth = Выжженная земля
command-terror = Террор
command-tribute = Дань
command-recall = Отзыв в Каракорум

achievement-outstanding_lineage = Выдающийся род
achievement-great_kingdom = Великое королевство
achievement-mighty_empire = Могучая империя
achievement-eternal_civilization = Вечная цивилизация
achievement-kingdom_of_technology = Королевство технологий
achievement-primeval_land = Первобытный край
achievement-world_of_wonders = Мир чудес
achievement-superpower = Сверхдержава

position-1 = 1
position-2 = 2
position-3 = 3
position-4 = 4
position-5 = 5
position-6 = 6
position-7 = 7
position-8 = 8

source-table = общее поле
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
source-aksum_legacy = { civilization-aksum }, наследие
source-arabs_legacy = { civilization-arabs }, наследие
source-aztecs_legacy = { civilization-aztecs }, наследие
source-babylon_legacy = { civilization-babylon }, наследие
source-byzantium_legacy = { civilization-byzantium }, наследие
source-britain_legacy = { civilization-britain }, наследие
source-china_legacy = { civilization-china }, наследие
source-phoenicia_legacy = { civilization-phoenicia }, наследие
source-harappa_legacy = { civilization-harappa }, наследие
source-hittites_legacy = { civilization-hittites }, наследие
source-iberia_legacy = { civilization-iberia }, наследие
source-ottoman_legacy = { civilization-ottoman }, наследие
source-inca_legacy = { civilization-inca }, наследие
source-carthage_legacy = { civilization-carthage }, наследие
source-kongo_legacy = { civilization-kongo }, наследие
source-korea_legacy = { civilization-korea }, наследие
source-maya_legacy = { civilization-maya }, наследие
source-persia_legacy = { civilization-persia }, наследие
source-polynesia_legacy = { civilization-polynesia }, наследие
source-rome_legacy = { civilization-rome }, наследие
source-scythia_legacy = { civilization-scythia }, наследие
source-slavs_legacy = { civilization-slavs }, наследие
source-sumer_legacy = { civilization-sumer }, наследие
source-tiwanaku_legacy = { civilization-tiwanaku }, наследие
source-vikings_legacy = { civilization-vikings }, наследие
source-india_legacy = { civilization-india }, наследие
source-franks_legacy = { civilization-franks }, наследие
source-khmer_legacy = { civilization-khmer }, наследие
source-egypt_legacy = { civilization-egypt }, наследие
source-mongolia_legacy = { civilization-mongolia }, наследие
source-germania_legacy = { civilization-germania }, наследие
source-lydia_legacy = { civilization-lydia }, наследие
source-celts_legacy = { civilization-celts }, наследие
source-italy_legacy = { civilization-italy }, наследие
source-malays_legacy = { civilization-malays }, наследие
source-khitan_legacy = { civilization-khitan }, наследие
source-greece_legacy = { civilization-greece }, наследие
source-japan_legacy = { civilization-japan }, наследие
source-assyria_legacy = { civilization-assyria }, наследие
source-huns_legacy = { civilization-huns }, наследие
source-nubia_legacy = { civilization-nubia }, наследие
source-mali_legacy = { civilization-mali }, наследие
source-olmec_legacy = { civilization-olmec }, наследие
source-minoans_legacy = { civilization-minoans }, наследие
source-israel_legacy = { civilization-israel }, наследие
source-tibet_legacy = { civilization-tibet }, наследие
source-zimbabwe_legacy = { civilization-zimbabwe }, наследие
source-macedonia_legacy = { civilization-macedonia }, наследие
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

# исправления, с которыми в эту игру не сыграть: `error-<id>`
error-word-missing = { $where }: после «{ $value }» не хватает слова.
error-who = { $where }: нужно «all» или «most» либо «least» и то, что считают, например «most wonder».
error-effect-head = { $where }: с «{ $value }» эффект не начинается. Он начинается числом, действием или моментом с двоеточием, например «trade:», или словом из таких: { $there }.
error-effect-tail = { $where }: «{ $value }» здесь непонятно. Дальше могут стоять: { $there }.
error-effect-may = { $where }: «may» стоит только после «turn:», а за ним идёт действие или «give».
error-effect-give = { $where }: пишут «turn: may give 2 for 2 points», числа могут быть другими.
error-effect-of-action = { $where }: названо «{ $value }:», но ничего об этом не сказано.
error-effect-gain = { $where }: нужно число и то, что им считают, например «3 points».
error-effect-dearer = { $where }: цена может только упасть, поэтому перед «cost» нужно число меньше 0.
error-effect-idle = { $where }: «{ $value }» в этом эффекте ничего не изменит.
error-effect-only-gains = { $where }: здесь стоит только то, что получают, например «3 points», без момента.
error-effect-no-moment = { $where }: не сказано, когда эффект действует, например «turn:» или «trade:».
error-effect-by-itself = { $where }: эффект нельзя считать по тому, что он сам даёт, а «per { $value }» именно так и делает.
error-effect-only-points = { $where }: в этот момент получают только очки.
error-effect-bonus = { $where }: действие может дополнительно дать только: { $there }.
error-mode-in-deck = { $where }: «{ $value }» уже есть в колоде.
error-mode-deck = { $where }: если первая цивилизация задана, нужно назвать и колоду.
error-mode-for-one = { $where }: это есть только у режимов для одного игрока.
error-mode-track = { $where }: на шкале времени должно лежать { $count } разных карт действий.
error-command-choices = { $where }: из всего, что приносит приказ, выбирать можно только одно: чудо, технологию или продажу.

# Чего не хватает для хода

missing-coins = { $needs ->
    [one] Нужна { $needs } монета;
    [few] Нужны { $needs } монеты;
   *[many] Нужно { $needs } монет;
} у вас { $has }.
missing-workers = { $needs ->
    [one] Нужен { $needs } свободный рабочий;
    [few] Нужны { $needs } свободных рабочих;
   *[many] Нужно { $needs } свободных рабочих;
} у вас { $has }.
missing-stones = { $needs ->
    [one] Нужен { $needs } камень;
    [few] Нужны { $needs } камня;
   *[many] Нужно { $needs } камней;
} у вас { $has }.
missing-silk = Нужно шёлка: { $needs }; у вас { $has }.

lesson-turn = Шесть раундов, в каждом по одному ходу на игрока.
lesson-turn-1 = Возьмите цивилизацию
    .about = Основайте новую и возьмите её рабочих, поглотите одну ради наследия и рабочего или оставайтесь с тем, что есть.
lesson-turn-2 = Расставьте рабочих
    .about = Каждое место принимает рабочих, а некоторые и монеты, раз за ход. Или отдохните: 2 монеты и рабочий.
lesson-turn-3 = Белые или красные
    .about = Рабочие с белых мест возвращаются к вам. Те, что на красных, пропадают.
lesson-turn-4 = Время идёт
    .about = Одно действие уходит, другое приходит. Если новое несёт войну, слабейшие теряют рабочего.
lesson-wrong-1 = «Остаюсь с первой цивилизацией.»
    .about = Можно иметь три карты, и каждое наследие остаётся. Новое рождение ещё и даёт свежих рабочих.
lesson-wrong-2 = «Отдых — потерянный ход.»
    .about = Он даёт 2 монеты и рабочего, а без монет до хороших действий не дотянуться.
lesson-wrong-3 = «Сила нужна только нападающим.»
    .about = В войне все с наименьшей силой теряют рабочего. Может хватить и одного очка.
lesson-wrong-4 = «Технологии — потом.»
    .about = Ходов шесть. То, что действует каждый ход, ценнее всего в первых.
