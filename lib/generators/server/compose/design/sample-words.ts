import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

export type SampleKind = "card" | "form" | "metrics" | "table";

/** Which words fill a sample: the first row of the kind whose words the description has; the last one of a kind is neutral. */
export const subjects: Readonly<Record<SampleKind, Readonly<Record<string, RegExp>>>> = {
  form: {
    application: /заявлени|обращени|жалоб|ходатайств|applications?(?!\p{L})|claims?(?!\p{L})|petition/iu,
    signup:
      /регистрац|зарегистр|запис\p{L}* (?:в|на|реб[её]нка)(?!\p{L})(?! при[её]м)|анкет|sign.?up|registration|enrol|join/iu,
    login: /вход\p{L}* в|авторизац|log.?in|sign.?in/iu,
    booking: /запис|при[её]м|бронь|бронир|booking|(?<!\p{L})book (?:an?|the|your)|appointment|reserv/iu,
    purchase: /заказ|оформлен|доставк|(?<!\p{L})order|checkout|deliver/iu,
    request: /./u,
  },
  card: {
    dining: /(?:брон|book|reserv)[^.]*(?:стол|table)|(?:стол\p{L}*|table)[^.]*(?:брон|book|reserv)/iu,
    petVisit:
      /(?:ближайш|предстоящ)\p{L}* (?:при[её]м|визит)[^.]*(?:питом|ветеринар|ветклин)|(?:next|upcoming) (?:visit|appointment)[^.]*(?:(?<!\p{L})pet|vet)(?!\p{L})/iu,
    visit: /(?:ближайш|предстоящ)\p{L}* (?:при[её]м|визит)|(?:next|upcoming) (?:visit|appointment)/iu,
    booking: /запис|при[её]м|врач|бронь|бронир|booking|(?<!\p{L})book (?:an?|the|your)|appointment|doctor/iu,
    plan: /тариф|подписк|pricing|(?<!\p{L})plans?(?!\p{L})|subscription/iu,
    tour: /(?<!\p{L})тур(?:а|ов|ы)?(?!\p{L})|поход|экскурс|путешеств|(?<!\p{L})tours?(?!\p{L})|trip|hike|excursion/iu,
    dish: /блюд|(?<!\p{L})меню (?:кафе|ресторан|доставк)|dish|meal/iu,
    shop: /товар|каталог|магазин|корзин|(?<!\p{L})shop|product|catalog|(?<!\p{L})store/iu,
    order: /карточк\p{L}* заказ|мо(?:й|и) заказ|(?<!\p{L})order|доставк|deliver|заказ/iu,
    task: /задач|поручени|(?<!\p{L})tasks?(?!\p{L})/iu,
    neutral: /./u,
  },
  metrics: {
    alerts: /тревог|авари\p{L}* (?:панел|сигнал)|оповещени|(?<!\p{L})alerts?|alarms?/iu,
    shopFloor: /(?<!\p{L})цех|станк|производств|конвейер|shop floor|production line|assembly/iu,
    figures: /./u,
  },
  table: {
    orders: /заказ|(?<!\p{L})orders?/iu,
    requests: /заяв(?:о?к)|обращени|тикет|инцидент|requests?|tickets?|incidents?/iu,
    records: /./u,
  },
};

/** What a sample shows where the description names no parts: its title, rows «Дата: среда» and two buttons. */
export const sampleWords = bilingual({
  form: {
    application: {
      title: "Заявление | Application",
      rows: "Фамилия, имя, отчество; Дата рождения; Адрес; Суть заявления | Full name; Date of birth; Address; What you apply for",
      buttons: "Подать заявление; Сохранить черновик | Submit application; Save draft",
    },
    signup: {
      title: "Регистрация | Sign up",
      rows: "Имя и фамилия; Возраст; Телефон | Full name; Age; Phone",
      buttons: "Записаться; Отменить | Sign up; Cancel",
    },
    login: {
      title: "Вход | Sign in",
      rows: "Электронная почта; Пароль | E-mail; Password",
      buttons: "Войти; Забыли пароль? | Sign in; Forgot password?",
    },
    booking: {
      title: "Запись | Booking",
      rows: "Имя; Телефон; Дата и время | Name; Phone; Date and time",
      buttons: "Записаться; Отменить | Book; Cancel",
    },
    purchase: {
      title: "Оформление заказа | Your order",
      rows: "Что нужно; К какому дню; Имя; Телефон | What you need; For which day; Name; Phone",
      buttons: "Заказать; Отменить | Place order; Cancel",
    },
    request: {
      title: "Заявка | Request",
      rows: "Имя; Телефон; Комментарий | Name; Phone; Comment",
      buttons: "Отправить; Отменить | Send; Cancel",
    },
  },
  card: {
    dining: {
      title: "Бронь стола | Table booking",
      rows: "Дата: пятница, 19:00; Гости: 4; Зал: у окна | Date: Friday, 19:00; Guests: 4; Room: by the window",
      buttons: "Забронировать стол; Изменить время | Book a table; Change time",
    },
    petVisit: {
      title: "Ближайший приём | Next visit",
      rows: "Когда: четверг, 14:30; Питомец: кот Барсик; Приём: вакцинация; Врач: Анна Орлова | When: Thursday, 14:30; Pet: Milo the cat; Visit: vaccination; Vet: Dr Anna Bell",
      buttons: "Перенести; Отменить приём | Reschedule; Cancel visit",
    },
    visit: {
      title: "Ближайший приём | Next appointment",
      rows: "Когда: четверг, 14:30; Врач: терапевт Анна Орлова; Кабинет: 12 | When: Thursday, 14:30; Doctor: Dr Anna Bell; Room: 12",
      buttons: "Перенести; Отменить приём | Reschedule; Cancel",
    },
    booking: {
      title: "Запись на приём | Your appointment",
      rows: "Дата: среда, 10:30; Специалист: первый свободный; Длительность: 30 минут | Date: Wednesday, 10:30; Specialist: first available; Duration: 30 minutes",
      buttons: "Перенести; Отменить запись | Reschedule; Cancel",
    },
    plan: {
      title: "Базовый тариф | Basic plan",
      rows: "Оплата: раз в месяц; Поддержка: в рабочие дни; Срок: без ограничений | Billing: monthly; Support: on working days; Term: open-ended",
      buttons: "Выбрать; Подробнее | Choose plan; Details",
    },
    tour: {
      title: "Название тура | Tour name",
      rows: "Длительность: 5 дней; Группа: до 10 человек; Сложность: средняя | Duration: 5 days; Group: up to 10 people; Level: medium",
      buttons: "Подробнее; Выбрать даты | Details; Choose dates",
    },
    dish: {
      title: "Название блюда | Dish name",
      rows: "Состав: коротко, в одну строку; Вес: 240 г | Ingredients: in one line; Weight: 240 g",
      buttons: "В корзину; Подробнее | Add to basket; Details",
    },
    shop: {
      title: "Название товара | Product name",
      rows: "Наличие: есть на складе; Цвет: песочный; Размер: средний | Availability: in stock; Colour: sand; Size: medium",
      buttons: "В корзину; В избранное | Add to basket; Save for later",
    },
    order: {
      title: "Ваш заказ | Your order",
      rows: "Статус: собирается; Получение: завтра; Оплата: при получении | Status: being packed; Arrives: tomorrow; Payment: on delivery",
      buttons: "Подробнее; Повторить заказ | Details; Order again",
    },
    task: {
      title: "Новая задача | New task",
      rows: "Статус: в работе; Срок: завтра; Исполнитель: не назначен | Status: in progress; Due: tomorrow; Assigned to: nobody yet",
      buttons: "Открыть; Отложить | Open; Postpone",
    },
    neutral: {
      title: "Заголовок карточки | Card title",
      rows: "Короткое описание в одну строку | A short description in one line",
      buttons: "Подробнее; Закрыть | Details; Close",
    },
  },
  metrics: {
    alerts: {
      title: "Оповещения | Alerts",
      rows: "Критичные: 1; Предупреждения: 3; Закрытые: 24 | Critical: 1; Warnings: 3; Closed: 24",
      buttons: "Подтвердить; Все оповещения | Acknowledge; All alerts",
    },
    shopFloor: {
      title: "Показатели цеха | Shop floor",
      rows: "План смены: 84 %, в норме; Выпуск: 320 шт., в норме; Простой: 12 мин, внимание; Линия 3: стоит 4 мин, авария | Shift plan: 84%, normal; Output: 320 pcs, normal; Idle: 12 min, watch; Line 3: down 4 min, alarm",
      buttons: "Открыть отчёт; Сравнить | Open report; Compare",
    },
    figures: {
      title: "Показатели | Figures",
      rows: "Выполнено за день: 84 %; В работе: 12 задач; Среднее время: 3,6 мин | Done today: 84%; In progress: 12 tasks; Average time: 3.6 min",
      buttons: "Открыть отчёт; Сравнить | Open report; Compare",
    },
  },
  table: {
    orders: {
      title: "Заказы | Orders",
      rows: "№ 1041, новый: 12 шт.; № 1042, в работе: 250 шт.; № 1043, готов: 48 шт. | No. 1041, new: 12 pcs; No. 1042, in progress: 250 pcs; No. 1043, ready: 48 pcs",
      buttons: "Открыть заказ; Отметить готовым | Open order; Mark ready",
    },
    requests: {
      title: "Заявки | Requests",
      rows: "№ 218: новая; № 217: в работе; № 216: выполнена | No. 218: new; No. 217: in progress; No. 216: done",
      buttons: "Взять в работу; Закрыть | Take on; Close",
    },
    records: {
      title: "Записи | Records",
      rows: "Запись 1: новая; Запись 2: в работе; Запись 3: готова | Record 1: new; Record 2: in progress; Record 3: done",
      buttons: "Открыть; Отметить | Open; Mark",
    },
  },
});
