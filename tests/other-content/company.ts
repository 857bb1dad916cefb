import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

const phone = "+7 (812) 640-27-35";

/** Another company, with everything filled in that the samples leave open. Its name is made of ordinary words. */
const other = {
  email: "hello@digital-house.ru",
  registry: { inn: "7812345670", ogrn: "1207800012345", accreditation: "АО-20260101-1234567890-3" },
  links: {
    messenger: "https://messenger.ru/digital-house",
    socialNetwork: "https://social.ru/digital-house",
    professionalNetwork: "https://network.ru/digital-house",
    video: "https://video.ru/digital-house",
    jobs: "https://jobs.ru/digital-house",
  },
  ru: {
    name: "Цифровой Дом",
    formerName: "Новые Системы",
    legalName: "АО «Цифровой Дом»",
    operatorName: "АО «Дом Данных»",
    address: "141980, Московская область, особая экономическая зона, ул. Программистов, 4",
  },
  en: {
    name: "Digital House",
    formerName: "New Systems",
    legalName: "Digital House JSC",
    operatorName: "Data House JSC",
    address: "4 Programmistov St., special economic zone, Moscow region, 141980, Russia",
  },
};

type Facts = Record<"ru" | "en", typeof other.ru> & { email: string; phone: string; links: object };

/** Writes the other company into `root`/content; says which facts pages must show now and which must be nowhere. */
export function otherCompany(root: string): { gone: string[]; company: string[] } {
  const file = join(root, "content/company.yaml");
  const before = parse(readFileSync(file, "utf8")) as Facts;
  writeFileSync(file, stringify({ ...before, phone, ...other }));
  const names = ({ ru, en }: Pick<Facts, "ru" | "en">) =>
    [ru, en].flatMap(({ name, formerName, legalName, operatorName }) => [
      name,
      formerName,
      legalName,
      operatorName,
    ]);
  return {
    gone: [...names(before), before.email, before.phone, ...Object.values(before.links).map(String)],
    company: [
      ...names(other),
      other.ru.address,
      other.en.address,
      other.email,
      phone,
      ...Object.values(other.registry),
      ...Object.values(other.links),
    ],
  };
}
