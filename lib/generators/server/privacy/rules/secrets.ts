import "server-only";
import { pattern, type Found, type Rule } from "@/lib/generators/server/privacy/rules/rule";

/** Credentials: words that announce one, addresses that carry one, and the forms that well-known services give their keys. */

const PASSWORD =
  "парол[ьяюе]м?|пасс|password|passwd|pass|passphrase|passcode|pwd|пин(?:-?код)?|pin(?:-?code)?|psw";
const KEY =
  "(?:api|апи|access|secret|private|client|auth|bot|бот)[ _-]{0,2}(?:key|secret|token|ключ|токен)(?:[ _-]id)?|ключ(?:а|ом)? ?(?:api|апи|доступа)?|секрет(?:ный ключ)?|токен|token|secret|bearer|authorization|webhook|sessionid|cookie";
const IS = "[\"'»]{0,1} {0,2}(?:[:=]|->|=>|[-—] | is | это ) {0,2}";
const QUOTE = "[\"'«“`]?";
/** A value ends at a space, a quotation mark or a sign of the list that it stands in. */
const VALUE = "[^\\s\"'»”`,;<>]";

/** Ordinary words after "password:" are about passwords; a secret has figures or signs among its letters. */
const isSecret = ({ text }: Found) => {
  const value = text.replace(/[.)\]}]{1,3}$/, "");
  if (
    /^\d{1,3}$|^\d{1,3}(?:-\p{L}{1,12})?$|^(?:aes|sha|rsa|md|hmac|oauth|pbkdf|argon|base)[-_]?\d/iu.test(
      value,
    )
  )
    return false;
  return (
    /\d/.test(value) || /[!@#$%^&*+?~]/.test(value) || (/\p{Ll}\p{Lu}/u.test(value) && value.length >= 8)
  );
};
const isLongSecret = (found: Found) => isSecret(found) && found.text.length >= 10;

/** Only Latin letters, as people choose them, at the end of what is said. */
const COMMON_WORDS =
  "(?!(?:required|optional|hash|hashed|hashing|bcrypt|scrypt|argon|reset|none|policy|string|text|null|empty|true|false|manual|ldap|active|single|stored|encrypted|expires|rotation|recovery|change|login)\\b)";

const TOKENS = [
  "A(?:KI|SI)A[A-Z\\d]{16}",
  "(?:sk|pk|rk)[-_](?:[A-Za-z]{2,10}[-_]){0,2}[\\w-]{16,200}",
  "gh[pousr]_[A-Za-z\\d]{20,255}",
  "github_pat_\\w{20,255}",
  "glpat-[\\w-]{16,64}",
  "xox[abeoprs]-[\\w-]{10,200}",
  "hf_[A-Za-z\\d]{20,64}",
  "npm_[A-Za-z\\d]{30,64}",
  "AIza[\\w-]{30,60}",
  "ya29\\.[\\w-]{20,400}",
  "(?:y[0-3]_|AQVN|t1\\.9eu)[\\w-]{20,400}",
  "eyJ[\\w-]{8,2000}\\.[\\w-]{8,4000}(?:\\.[\\w-]{0,2000})?",
  "\\d{8,10}:[A-Za-z][\\w-]{33,40}",
  "ssh-(?:rsa|ed25519|dss) [A-Za-z\\d+/=]{32,4000}",
].join("|");

export const secrets: readonly Rule[] = [
  {
    kind: "secret",
    pattern: pattern(
      "-{2,5} ?BEGIN [A-Z ]{0,30}KEY[A-Z ]{0,12} ?-{2,5}[A-Za-z\\d+/=\\s:,.()]{0,8000}(?:-(?!-)[A-Za-z\\d+/=\\s:,.()]{0,8000}){0,6}(?:-{2,5} ?END [A-Z ]{0,42}-{2,5})?",
    ),
  },
  // scheme://user:password@host, the whole of it: the host is a part of the way in.
  {
    kind: "secret",
    pattern: pattern(
      "(?<![\\p{L}\\d])([a-z][a-z\\d+.-]{1,24}://[^\\s:@/]{0,64}:[^\\s@]{1,128}@[^\\s,;)»\"']{1,200})",
    ),
  },
  { kind: "secret", pattern: pattern(`(?<![A-Za-z\\d_-])(?:${TOKENS})(?![A-Za-z\\d])`, "") },
  {
    kind: "secret",
    pattern: pattern("(?<!\\p{L})(?:bearer|basic)[ \\n]{1,2}([A-Za-z\\d+/=._~-]{12,2000})"),
    is: isLongSecret,
  },
  { kind: "secret", pattern: pattern("/rest/\\d{1,6}/([a-z\\d]{8,64})(?![a-z\\d])") },
  // login and password in one go: «логин/пароль: admin / P@ss123».
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:логин|login|user(?:name)?|уч[её]тка|доступы?)(?!\\p{L})[^\\n:=]{0,24}[:=] ?([a-z]${VALUE}{1,40}? ?[/|:] ?${VALUE}{4,64})`,
    ),
    is: isSecret,
  },
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:${PASSWORD}|\\w{0,20}(?:password|passwd|pwd|secret|token|api_?key))=${QUOTE}(${VALUE}{3,128})`,
    ),
  },
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:${PASSWORD})(?: (?:от|для|к|for|to|of) [^\\n:=.]{1,30})?${IS}${QUOTE}(${VALUE}{4,128})`,
    ),
    is: isSecret,
  },
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:${PASSWORD})(?: (?:от|для|к|for|to) [^\\n:=.]{1,30})?${IS}${QUOTE}${COMMON_WORDS}([a-z]{6,40})(?=[ ]{0,2}(?:$|[\\n.,;\"'»)]))`,
    ),
  },
  // «пароль администратора: …»
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:${PASSWORD}) [\\p{L} -]{1,30}[:=] ?${QUOTE}((?=[^\\d\\s])${VALUE}{6,128})`,
    ),
    is: isSecret,
  },
  {
    kind: "secret",
    pattern: pattern(
      "(?<!\\p{L})(?:пин|pin)(?:-?(?:код|code))?[ :-]{1,3}(\\d{4,6})(?![\\d.,]\\d| ?\\p{L})(?!\\d)",
    ),
  },
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:${PASSWORD})(?: (?:от|для|к|for|to|of) [\\p{L}-]{1,20})?[ \\n]${QUOTE}(${VALUE}{6,128})`,
    ),
    is: (found) => isSecret(found) && /\p{L}/u.test(found.text) && /^[a-z]|[!@#$%^&*]/i.test(found.text),
  },
  {
    kind: "secret",
    pattern: pattern(
      `(?<!\\p{L})(?:${KEY})(?: (?:от|для|к|for|to|of) [^\\n:=.]{1,30})?${IS}${QUOTE}(?:bearer |basic )?(${VALUE}{8,2000})`,
    ),
    is: isLongSecret,
  },
  {
    kind: "secret",
    pattern: pattern(`(?<!\\p{L})(?:${KEY}) ${QUOTE}([\\w+/=.-]{16,2000})`),
    is: isLongSecret,
  },
  { kind: "secret", pattern: pattern("(?<!\\p{L})(?:cvv|cvc)2?(?:-?код)?[ :=-]{0,4}(\\d{3,4})(?!\\d)") },
  // A long run of hexadecimal or mixed signs is no word of anybody's.
  {
    kind: "secret",
    pattern: pattern(
      "(?<![A-Za-z\\d/+_-])(?=[A-Za-z\\d+/_]{0,64}\\d)(?=[a-z\\d+/_]{0,64}[A-Z]|[a-f\\d]{32})[A-Za-z\\d+/_]{32,2000}={0,2}(?![A-Za-z\\d])",
      "",
    ),
    is: ({ text }) => /\d.{0,40}[A-Za-z].{0,40}\d/.test(text),
  },
];
