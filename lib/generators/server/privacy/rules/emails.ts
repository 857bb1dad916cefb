import "server-only";
import { pattern, type Rule } from "@/lib/generators/server/privacy/rules/rule";

/** E-mail addresses as they are written to be read by people alone, too. */

const LOCAL = "[\\p{L}\\p{N}_%+'-]{1,64}(?:\\.[\\p{L}\\p{N}_%+'-]{1,64}){0,5}";
const LABEL = "[\\p{L}\\p{N}-]{1,63}";
const TOP =
  "(?:ru|su|com|net|org|info|biz|pro|io|me|co|dev|app|online|tech|by|kz|ua|uz|eu|de|fr|uk|us|edu|gov|example|test|рф|ру|рус|ком|орг|нет)";
/** Whose second-level names are known to be of mail. */
const MAILER =
  "(?:mail|gmail|yandex|ya|bk|list|inbox|rambler|outlook|hotmail|icloud|yahoo|proton|protonmail|мейл|маил|мэйл|майл|гмейл|джимейл|яндекс|рамблер|инбокс)";
const BRACKETED = '[(\\[{<«"] {0,2}(?:at|@|a|собака|собачка|эт|ат) {0,2}[)\\]}>»"]';
const AT = `[ \\n]{0,3}(?:@|${BRACKETED}|&#0?64;|&commat;|%40)[ \\n]{0,3}`;
const SAID_AT = "[ \\n_-]{1,3}(?:at|собака|собачка|собакa|эт)[ \\n_-]{1,3}";
const SAID_DOT =
  "(?:[ \\n]{0,2}[(\\[{<] {0,2}(?:dot|точка|\\.) {0,2}[)\\]}>][ \\n]{0,2}|[ \\n]{1,2}(?:dot|точка)[ \\n]{1,2})";
const ANY_DOT = `(?:${SAID_DOT}|[ \\n]{0,2}[.,][ \\n]{0,2})`;
const SAID_LOCAL = `${LOCAL}(?:${SAID_DOT}${LOCAL}){0,3}`;
const END = "(?![\\p{L}\\p{N}])";
const HERE = "(?<![\\p{L}\\p{N}._%+-])";

export const emails: readonly Rule[] = [
  { kind: "email", pattern: pattern(`${HERE}${LOCAL}@(?:${LABEL}\\.){1,5}\\p{L}[\\p{L}\\p{N}-]{1,62}`) },
  { kind: "email", pattern: pattern(`${HERE}${LOCAL}@\\[\\d{1,3}(?:\\.\\d{1,3}){3}\\]`) },
  {
    kind: "email",
    pattern: pattern(`${HERE}${SAID_LOCAL}${AT}${LABEL}(?:${ANY_DOT}${LABEL}){0,3}${ANY_DOT}${TOP}${END}`),
  },
  { kind: "email", pattern: pattern(`${HERE}${SAID_LOCAL}${AT}${MAILER}(?:[ \\n]{1,2}${TOP})?${END}`) },
  {
    kind: "email",
    pattern: pattern(
      `${HERE}${SAID_LOCAL}${SAID_AT}${LABEL}(?:${SAID_DOT}${LABEL}){0,3}${SAID_DOT}${TOP}${END}`,
    ),
  },
  {
    kind: "email",
    pattern: pattern(
      `${HERE}${SAID_LOCAL}[ _-]{1,3}(?:собака|собачка)[ _-]{1,3}${LABEL}[ ]?[., ][ ]?${TOP}${END}`,
    ),
  },
  {
    kind: "email",
    pattern: pattern(
      `${HERE}${SAID_LOCAL}[ _-]?(?:at|собака|собачка|#|\\*)[ _-]?${MAILER}${ANY_DOT}${TOP}${END}`,
    ),
  },
  {
    kind: "email",
    pattern: pattern(
      `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}.-]{1,64}_(?:at|sobaka)_[\\p{L}\\p{N}.-]{1,63}_(?:dot|tochka)_${TOP}${END}`,
    ),
  },
  // Letter by letter.
  {
    kind: "email",
    pattern: pattern(
      "(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}._-] ){2,30}@(?: [\\p{L}\\p{N}.](?![\\p{L}\\p{N}])){4,30}",
    ),
  },
];
