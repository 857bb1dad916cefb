import { describe, expect, it } from "vitest";
import { drafts } from "@/lib/generators/server/draft/drafts";
import type { Locale } from "@/lib/i18n/locales";
import { plain } from "@/tests/unit/generators/corpus";

const localeOf = (text: string): Locale => (/\p{Script=Cyrillic}/u.test(text) ? "ru" : "en");
const analysis = async (description: string) => {
  const { result } = await drafts.analyze({ description }, localeOf(description));
  if ("error" in result.analysis) throw new Error(result.analysis.error);
  const { strengths, improvements, overview } = result.analysis;
  return {
    good: plain(strengths.join("\n")),
    bad: plain(improvements.join("\n")),
    labels: improvements.map((item) => plain(item.split("\n")[0] ?? "")),
    overview: plain(overview),
  };
};
const suggestion = async (description: string) =>
  plain((await drafts.suggest({ description }, localeOf(description))).text);

describe("the sign of what is said", () => {
  it.each([
    [
      "Главная клиники: видео со звуком на весь экран. Цены открыты, врачи с фотографиями.",
      ["Цены открыты", "Врачи с фотографиями"],
    ],
    [
      "Заказ цветов. Сумма всегда на виду, оплата в один клик; но капча появляется дважды.",
      ["Сумма всегда на виду", "Оплата в один клик"],
    ],
    [
      "Каталог ламп: фильтры не сбрасываются одной кнопкой. Хорошо, что есть сравнение товаров.",
      ["Есть сравнение товаров"],
    ],
    ["Страница тура: фотографии маленькие. Но отзывы честные.", ["Отзывы честные"]],
    [
      "Rota: swaps take seven clicks. Works offline, and the current day is always in view.",
      ["Works offline", "The current day"],
    ],
    [
      "Checkout: errors vanish after two seconds. The summary stays visible and the age check is one tap.",
      ["The summary stays", "The age check"],
    ],
  ])("praise is a strength and no fault: %s", async (description, praised) => {
    const { good, labels, overview } = await analysis(description);
    for (const label of praised) {
      expect(good).toContain(label);
      expect(labels.filter((one) => one.startsWith(label))).toEqual([]);
    }
    expect(overview).not.toMatch(/Сильных сторон|names nothing/);
  });

  it("what complains of nothing is no fault where something else is wrong", async () => {
    const { labels } = await analysis(
      "Отчёт для директора: 12 графиков на экране, цифры без единиц измерения, выгрузка в Excel, меню сверху.",
    );
    expect(labels).toEqual(["Цифры без единиц измерения", "12 графиков на экране", "Состояния экрана"]);
  });

  it("a name of the screen alone is still advised on", async () => {
    expect(await suggestion("Нужна страница заказа тортов: каталог, форма, отзывы")).toMatch(
      /^\d\. Отзывы$/m,
    );
  });
});

describe("every trouble that is told", () => {
  it.each([
    ["Оплата жилья. После нажатия ничего не происходит, люди платят дважды.", /заблокируйте кнопку/],
    ["Booking page. People pick a slot, then have to create an account.", /finish without an account/],
    ["Booking page. The confirmation email lands in spam.", /SPF/],
    ["Портал заявок. Сигнал в цехе пропадает.", /сохраняется на устройстве/],
    ["Expenses: the currency resets to dollars on every line.", /last choice/],
    ["Expenses: nobody knows why a report was rejected.", /the reason in words/],
    ["Школа: расписание в PDF, цены только по телефону.", /саму страницу[^]*Назовите на экране сумму/],
    ["Сделки: 38 колонок, горизонтальная прокрутка.", /Закрепите шапку/],
    ["Сделки. Менеджеры теряют место в списке.", /остаются прокрутка/],
    [
      "Help desk. Two people reply to the same user; the search forgets its filters.",
      /who has a record open[^]*address of the page/,
    ],
    ["CRM: ошибки показываются красной рамкой без текста.", /у каждого поля/],
    ["Вход: ошибка «Неверные данные» появляется над шапкой.", /у своего места/],
    ["Home page: six news carousels, links called 'Click here'.", /one still frame[^]*Name a link/],
    ["Каталог: фотографии по 6 МБ, цена указана без доставки.", /WebP[^]*полную сумму/],
    ["Заказ: капча появляется дважды, промокод спрятан под спойлером.", /капчу[^]*Есть промокод/],
    ["Отчёт: 12 круговых диаграмм, подписи повёрнуты на 90 градусов.", /полосами[^]*Разверните/],
    ["Главная: кнопки «Записаться» и «Позвонить» одинаковые.", /контурным/],
    ["Панель оператора: цвет — единственный признак состояния.", /слово, знак или форму/],
    ["Orders screen: colour alone shows the state.", /a word, a sign or a shape/],
    ["Экран слабовидящих: нужен высокий контраст.", /контраст текста от 7/],
    ["Kiosk: people with low vision use it.", /contrast of 7/],
    ["Форма: слабый контраст подписей.", /от 4,5, крупному/],
    ["Settings page: low contrast text.", /4\.5 or more for ordinary/],
    ["Терминал: кнопки маленькие, работают в перчатках.", /44 × 44[^]*48 точек/],
    ["Terminal: used with gloves, buttons are tiny.", /48 points[^]*44 by 44/],
    ["Кабинет: ночью слепит белый фон.", /тёмную тему/],
    ["Driver app: no night theme.", /dark ground/],
    ["Форма: кнопка «Отправить» неактивна, и непонятно почему.", /чего не хватает/],
    ["Order form: the Submit button is disabled without a reason.", /what is missing/],
    ["Каталог. Посетители старше 45 лет.", /от 16 px/],
    ["Запись: владельцы бросают её на шаге выбора врача.", /специализацию и ближайшее/],
  ])("has advice of its own: %s", async (description, told) => {
    expect(await suggestion(description)).toMatch(told);
  });

  it.each([
    ["Экран очереди: номера мелкие, вызов слышно плохо.", "«вызов слышно плохо»"],
    ["The dashboard loads fast. Still, no one trusts the forecast.", "“no one trusts the forecast”"],
    ["Всё удобно, но на айфоне не открывается меню.", "«на айфоне не открывается меню»"],
    ["Discharge form: 46 fields, dates must be typed as YYYY-MM-DD.", "dates must be typed as YYYY-MM-DD"],
  ])("is quoted where there is no advice: %s", async (description, quoted) => {
    expect((await analysis(description)).bad).toContain(quoted);
    expect(await suggestion(description)).not.toContain("Kept");
    expect(await suggestion(description)).toContain(quoted);
  });

  it.each([
    ["Портал заявок. Сигнал в цехе пропадает.", /сообщени/],
    ["Booking page. Reception phones everyone the day before.", /phone screen/],
    ["Каталог из 140 услуг. Посетители старше 45 лет.", /ожил/],
    ["Сделки: 38 колонок, горизонтальная прокрутка.", /второго экрана/],
    ["Warehouse app: beeps are the same for right and wrong.", /main action/],
  ])("is not answered for a word that means another thing: %s", async (description, absent) => {
    expect(await suggestion(description)).not.toMatch(absent);
  });
});

describe("the words of an answer", () => {
  it.each([
    ["Внутренняя CRM: ошибки без текста, таблица без сортировки.", /сотрудник/, /посетител|покупател/],
    ["Магазин растений: капча появляется дважды, фильтры забываются.", /покупател/, /посетител|сотрудник/],
    ["Портал администрации города: список на девять страниц.", /посетител/, /сотрудник|покупател/],
  ])("have one name for the reader: %s", async (description, there, absent) => {
    const text = (await suggestion(description)).toLowerCase();
    expect(text).toMatch(there);
    expect(text).not.toMatch(absent);
  });

  it("put the noun in place of a pronoun, count one suggestion in words and leave paper without states", async () => {
    const { labels } = await analysis("Квитанция приходит только на почту, пожилые её не находят.");
    expect(labels).toContain("Пожилые квитанцию не находят");
    expect(await suggestion("Order form: 14 fields")).toMatch(/^Order form\. One suggestion\./);
    const { labels: printed } = await analysis(
      "Отчёт: цифры без единиц измерения. Печатается на одном листе.",
    );
    expect(printed).toEqual(["Цифры без единиц измерения"]);
  });

  it("tell one remedy once, of both things that need it, and say of a grey button nothing about a darker grey", async () => {
    const { labels } = await analysis("Портал: каталог из 140 услуг, список на девять страниц.");
    expect(labels).toContain("Список на девять страниц, каталог из 140 услуг");
    const { bad } = await analysis("Форма: кнопка «Отправить» серого цвета #999999 на белом.");
    expect(bad).not.toContain("Затемните");
  });

  it("name the button that is too low, and the price that is small and pale", async () => {
    const low = await suggestion("Личный кабинет: кнопка записи на третьем экране прокрутки.");
    expect(low).toMatch(/Кнопка записи на третьем экране прокрутки\sПоднимите кнопку на первый экран/);
    expect(low).not.toContain("главное");
    const { labels } = await analysis("Главная: карточки, цена шрифтом 11 px цвета #B0B0B0 на белом.");
    expect(labels).toEqual(expect.arrayContaining(["Цена: 11 px", "Цена: #B0B0B0 на белом (#FFFFFF)"]));
  });

  it("ask of a button's label what they ask of text", async () => {
    const { bad } = await analysis("Заказ: кнопка «Оплатить» зелёная #8BC34A с белым текстом.");
    expect(bad).toMatch(/#FFFFFF на #8BC34A\sКонтраст 2, обычному тексту нужно не меньше 4,5/);
  });
});
