import type { Locale } from "@/lib/i18n/routing";

/** What visitors ask of the design tools: twelve screens of different trades in each language. */
export const designSamples: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: {
    clinic:
      "Страница записи в клинику: вверху баннер на весь экран, ниже список из 63 клиник без карты, форма из семи полей, кнопка «Отправить» серого цвета. Подписи полей исчезают при вводе.",
    vet: "Главный экран администратора ветклиники: расписание пяти врачей на день, рядом телефон с подтверждением записи. Спокойные зелёные тона, светлый фон, без фотографий.",
    bank: "Личный кабинет банка для предпринимателя: счета, платежи, выписка в PDF. Строгий стиль, тёмно-синий цвет #12325B на #FFFFFF, текст 14 px. Клиенты не находят, где скачать выписку.",
    driver:
      "Мобильное приложение водителя: рейсы на сегодня, маршрут, отметка о доставке, фото накладной; 320 машин. Тёмная тема, оранжевый акцент, работают в перчатках.",
    city: "Портал обращений жителей города: карта с точками, статус, ответ ведомства. Половина обращений с телефона, пожилые люди путаются в темах.",
    plant:
      "Дашборд диспетчера завода: загрузка 85 станков, простои, график смены, предупреждения. Плотный технический интерфейс, экран висит в цехе.",
    shop: "Каталог интернет-магазина запчастей: поиск по артикулу, фильтры, карточки товара с ценой и сроком, корзина. Ярко, красный акцент. Уходят на шаге оплаты.",
    university:
      "Кабинет абитуриента: 5 шагов подачи заявления, загрузка документов, всплывающие окна с подсказками, уведомления. Дружелюбно, фиолетовый.",
    hotel:
      "Лендинг сети апарт-отелей: первый экран с видеофоном, подбор дат, отзывы гостей, обязательная регистрация перед бронированием. Тёплые песочные тона.",
    agro: "Экран агронома: карта полей, таблица работ с двадцатью столбцами, остатки топлива. Связи в поле нет, солнце бликует.",
    insurance:
      "Форма заявления об убытке: 12 полей, загрузка фотографий, ошибка показывается общим списком наверху. Страхователи бросают заполнение. Кнопки 32 px.",
    media:
      "Главная новостного сайта: слайдер из восьми новостей, бесконечная лента, подписка. Минималистично, серый текст #9AA0A6 на #FFFFFF, медленно грузится.",
  },
  en: {
    clinic:
      "A clinic booking page: a full-screen banner on top, a list of 63 clinics without a map below, a form with seven fields, a grey Submit button. Labels vanish while typing.",
    vet: "The main screen of a veterinary clinic administrator: a schedule of five doctors for the day beside a phone with a booking confirmation. Calm green tones, light background, no photos.",
    bank: "A bank account for entrepreneurs: balances, payments, a statement as PDF. Strict style, navy #12325B on #FFFFFF, 14 px text. Customers cannot find where to download the statement.",
    driver:
      "A mobile app for drivers: today's trips, the route, a delivery mark, a photo of the waybill; 320 trucks. Dark theme, orange accent, people wear gloves.",
    city: "A city portal for residents' requests: a map with points, status, the department's answer. Half of them come from a phone, elderly people get confused by topics.",
    plant:
      "A dispatcher's dashboard at a factory: load of 85 machines, stops, shift charts, warnings. A dense technical interface on a screen in the shop.",
    shop: "An online catalogue of spare parts: search by code, filters, product cards with price and delivery time, a basket. Bright, red accent. People abandon at payment.",
    university:
      "An applicant's account at a university: 5 steps to file an application, document upload, pop-up hints, notifications. Friendly, purple.",
    hotel:
      "A landing page of a hotel chain: first screen with a video, dates, guest reviews, registration required before booking. Warm sand tones, amber.",
    agro: "An agronomist's screen on a farm: a map of fields, a table of works with twenty columns, fuel left. No connection in the field, glare from the sun.",
    insurance:
      "A claim form of an insurer: 12 fields, photo upload, errors in one list at the top. Policyholders give up half way. Buttons 32 px.",
    media:
      "The home page of a news site: a carousel of eight stories, an endless feed, a subscription. Minimal, gray text #9AA0A6 on #FFFFFF, slow to load.",
  },
};
