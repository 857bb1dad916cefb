import "server-only";
import { bilingual } from "@/lib/content/bilingual";

/** Words that stand in pictures besides those of the description. */
export const pictureWords = bilingual({
  action: "Продолжить | Continue",
  drawn: {
    fields: "Имя, Дата, Номер, Адрес, Сумма, Комментарий | Name, Date, Number, Address, Amount, Comment",
    metrics:
      "В норме: 99,8\u00A0%; Событий за сутки: 1\u00A0248; Открыто сейчас: 42; Среднее время: 3,6\u00A0мин | Within norm: 99.8%; Events today: 1,248; Open now: 42; Average time: 3.6\u00A0min",
    total: "Итого | Total",
    trend: "Динамика | Trend",
    booked: "Запись подтверждена | Booking confirmed",
    confirmed: "Подтверждено | Confirmed",
    done: "Готово | Done",
    today: "Сегодня | Today",
    people: "Орлова, Белов, Ким, Седова, Громов, Юнина, Панин | Bell, Cho, Diaz, Evans, Ford, Grant, Hale",
    clients:
      "Зуев, Котова, Лунин, Мухина, Носов, Ершов, Титова, Фомин, Шилова, Родин, Ильина, Быков, Дёмин | Adams, Brown, Clark, Davis, Ellis, Moore, Nolan, Perry, Quinn, Reed, Stone, Tyler, Young",
    pets: "Барсик, Муся, Локи, Тоша, Бакс, Симба, Ричи, Люся, Чарли, Нюша, Граф, Джек, Рекс | Milo, Luna, Bella, Max, Coco, Simba, Daisy, Rocky, Lily, Oscar, Ruby, Jack, Rex",
    more: "ещё {n} | {n} more",
    address: "Почта | Email",
    subscribe: "Подписаться | Subscribe",
  },
  refused: {
    title: "Рисую экраны и схемы | I draw screens and diagrams",
    text: "Логотипы, персонажей и фотографии рисовать не умею. Опишите экран: что на нём сверху вниз, для какого он устройства, какие цвета. | Logos, characters and photographs are beyond me. Describe a screen: what is on it from top to bottom, for which device and in which colours.",
  },
});
