import "server-only";
import { inquiryFieldRows } from "@/lib/inquiries/fields";
import { sizeInWords } from "@/lib/inquiries/file";
import { briefFileName, headingsOf } from "@/lib/inquiries/server/brief-headings";
import { UNREADABLE } from "@/lib/inquiries/server/content";
import type { Notice, NoticeKind } from "@/lib/inquiries/server/notices";
import type { Inquiry } from "@/lib/inquiries/server/store";
import { subjectRows } from "@/lib/inquiries/server/subjects";

/** A mail as the company's people read it: Russian, whatever the visitor's language. */
export type MailMessage = {
  subject: string;
  text: string;
  /** The visitor, so that a reply reaches him. */
  replyTo?: { name: string; address: string };
  attachment?: { name: string; text: string };
};

const SUBJECT_MAX = 150;

/** Header fields are lines: whatever could end or fold one becomes a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const row = (label: string, value: string | null | undefined) =>
  value == null || value === "" ? [] : [`${label}: ${value}`];

function copyOf({ id, content }: Inquiry): MailMessage {
  const { name, email, company, message, brief, file, page, locale, utm = {}, consent } = content;
  const campaign = Object.entries(utm).flatMap(([mark, value]) => row(`utm_${mark}`, value));
  const about = [
    ...inquiryFieldRows.flatMap(([field, { label }]) =>
      field === "message" ? [] : row(label, content[field]),
    ),
    ...subjectRows(content).flatMap(([label, value]) => row(label, value)),
    ...row("Страница", page),
    ...row("Язык", locale),
    ...campaign,
    ...row("Согласие на обработку данных", consent.at),
    ...row("Редакция согласия", consent.edition),
    ...row("Номер обращения", id),
  ];
  const dossier = brief
    ? [`Материалы во вложении: ${briefFileName(id)}`, ...headingsOf(brief).map((heading) => `— ${heading}`)]
    : [];
  const attached = file
    ? [
        `К обращению приложен файл: ${file.name}, ${sizeInWords(file.size)}.`,
        `Он придёт в ленту лида в CRM. На сайте его сохранит команда: site-inquiries file ${id} --out ИМЯ`,
      ]
    : [];
  return {
    subject: oneLine(`Обращение с сайта: ${company ? `${company}, ${name}` : name}`).slice(0, SUBJECT_MAX),
    text: [message, about.join("\n"), dossier.join("\n"), attached.join("\n")].filter(Boolean).join("\n\n"),
    replyTo: { name: oneLine(name), address: oneLine(email) },
    ...(brief && { attachment: { name: briefFileName(id), text: brief } }),
  };
}

/** The command is called differently where the site runs differently. */
const ELSEWHERE =
  "В контейнерах вместо site-inquiries: docker compose exec site node scripts/operator/inquiries.ts, в репозитории: npm run inquiries --.";

const parkedMail = (id: string, reason: string): MailMessage => ({
  subject: `Обращение ${id.slice(0, 8)} ждёт вашего решения`,
  text: [
    reason === UNREADABLE
      ? `Обращение ${id} повреждено в хранилище: прочитать его нельзя. Поищите его в последней копии хранилища.`
      : `CRM не приняла обращение ${id} целиком: ${reason}.`,
    "Оно сохранено на сайте и само больше не отправляется.",
    `Посмотреть: site-inquiries show ${id}\nОтправить ещё раз: site-inquiries retry ${id}`,
    ELSEWHERE,
  ].join("\n\n"),
});

const suspectedMail = (number: string): MailMessage => ({
  subject: `Обращения, похожие на спам: ${number}`,
  text: [
    `На сайте лежат обращения, похожие на спам, которых ещё никто не видел: ${number}. В CRM они не отправлены, копий по почте не было.`,
    "Список: site-inquiries list --status suspected\nПрочитать одно: site-inquiries show НОМЕР\nОтправить в CRM: site-inquiries release НОМЕР\nСтереть: site-inquiries erase НОМЕР --yes",
    "После команды list письма приходят только о новых. Непросмотренные больше суток видны в состоянии сайта (degraded), а по истечении INQUIRY_RETENTION_DAYS данные стираются сами.",
    ELSEWHERE,
  ].join("\n\n"),
});

const quotaMail = (reason: string): MailMessage => ({
  subject: "Сайт принимает не все обращения: слишком много за короткое время",
  text: [
    reason === "all"
      ? "Хранилище обращений занимает столько места, сколько ему отведено. Новые обращения уходят прямо в CRM, а если она недоступна или не настроена, посетитель видит ошибку."
      : "За час пришло больше обращений, чем сайт сохраняет за час. Часть посетителей видит просьбу повторить отправку через несколько секунд или минуту.",
    "Так бывает, когда форму заполняют программы. Посмотрите, что пришло: site-inquiries list\nЛишнее сотрите: site-inquiries erase НОМЕР --yes",
    ELSEWHERE,
  ].join("\n\n"),
});

const pausedMail = (reason: string): MailMessage => ({
  subject: "Доставка обращений в CRM остановлена",
  text: [
    `CRM отвечает отказом: ${reason}.`,
    "Обращения принимаются и сохраняются на сайте. Когда причина будет устранена, они уйдут в CRM сами, в течение четверти часа или сразу после перезапуска.",
    "Проверьте адрес вебхука (BITRIX24_WEBHOOK_URL), его права и доступность портала.",
  ].join("\n\n"),
});

const stoppedMail = (reason: string): MailMessage => ({
  subject: "В CRM два лида одного обращения: доставка остановлена",
  text: [
    `В CRM больше одного лида одного обращения: ${reason}.`,
    "Обращения принимаются и сохраняются на сайте, но не передаются, чтобы лишних лидов не стало больше.",
    "Удалите лишний лид, посмотрите журнал сайта и время на сервере, сравните сайт и CRM: site-inquiries reconcile",
    "Продолжить доставку: site-inquiries resume",
    ELSEWHERE,
  ].join("\n\n"),
});

const differsMail = (reason: string): MailMessage => ({
  subject: "На сайте и в CRM разные обращения",
  text: [
    `Сравнение сайта и CRM нашло расхождения: ${reason}.`,
    "missing – на сайте отмечено как доставленное, в CRM лида нет (возможно, его удалил менеджер); double – лидов больше одного; other – лид не тот; waiting – ждёт отправки, хотя лид уже есть; unknown – лид есть, на сайте обращения нет.",
    "Посмотреть: site-inquiries reconcile\nОтправить недостающее: site-inquiries reconcile --mend",
    ELSEWHERE,
  ].join("\n\n"),
});

const damagedMail = (reason: string): MailMessage => ({
  subject: "Хранилище обращений повреждено",
  text: [
    "Проверка хранилища нашла, что записано в нём не то, что было сохранено:",
    reason,
    "Целые обращения принимаются и доставляются. Сделайте копию, проверьте диск и память сервера, повреждённые обращения поищите в последней целой копии.",
    "Проверить ещё раз: site-inquiries check",
    ELSEWHERE,
  ].join("\n\n"),
});

/** Mails about the channel or the store as a whole. */
const alerts: Partial<Record<NoticeKind, (reason: string) => MailMessage>> = {
  paused: pausedMail,
  stopped: stoppedMail,
  damaged: damagedMail,
  differs: differsMail,
  suspected: suspectedMail,
  quota: quotaMail,
};

/** The mail a notice asks for. Alerts name an inquiry by its id alone; `undefined` when what it tells about is gone. */
export function messageOf({ kind, inquiry, reason }: Notice): MailMessage | undefined {
  const about = alerts[kind];
  if (about !== undefined) return about(reason ?? "причина неизвестна");
  if (inquiry === null) return undefined;
  const { id, content } = inquiry;
  if (kind === "parked") return parkedMail(id, reason ?? "причина неизвестна");
  return content === null ? undefined : copyOf({ id, content });
}
