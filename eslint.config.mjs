import nextPlugin from "@next/eslint-plugin-next";
import tailwind from "eslint-plugin-better-tailwindcss";
import jsxA11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Requires `import "server-only"` as the first statement, so a server module can never reach a browser bundle. */
const serverOnlyFirst = {
  meta: {
    type: "problem",
    messages: { missing: 'Start a server-only module with import "server-only".' },
    schema: [],
  },
  create: (context) => ({
    Program(node) {
      const first = node.body[0];
      if (first?.type !== "ImportDeclaration" || first.source.value !== "server-only")
        context.report({ node, messageId: "missing" });
    },
  }),
};

/** Imports go one way: app → components → lib → content | messages. */
const zone = (...forbidden) => ({
  regex: `^(@/|(\\.\\./)+)(${forbidden.join("|")})(/|$)`,
  message: "Imports go one way: app → components → lib → content | messages.",
});
/**
 * And inside lib: env, log, i18n and helpers → content, database, metrics → site, http → inquiries, generators and the browser's own.
 * The table of the inquiry's fields imports nothing: the log reads it too.
 */
const layer = (...above) => ({
  regex: `^@/lib/(?!inquiries/fields$)(${above.join("|")})(/|$)`,
  message: "A lower layer of lib may not import a higher one, nor two of them each other.",
});
const subjects = ["inquiries", "generators", "analytics", "api"];
const answers = ["site", "http", "telemetry", ...subjects];
const outside = zone("app", "components");
const navigation = [
  { name: "next/link", message: "Use Link from @/lib/i18n/navigation." },
  { name: "next/router", message: "Use the router from @/lib/i18n/navigation." },
  {
    name: "next-intl/navigation",
    message: "Use @/lib/i18n/navigation: this one puts the translator into every page.",
  },
  {
    name: "next/navigation",
    importNames: ["useRouter", "usePathname", "redirect", "permanentRedirect"],
    message: "Use @/lib/i18n/navigation.",
  },
];
const restrict = (zones, paths = navigation) => ({
  "no-restricted-imports": ["error", { paths, patterns: zones }],
});

export default tseslint.config(
  {
    ignores: [
      ".next/",
      ".generated/",
      "node_modules/",
      "public/",
      "next-env.d.ts",
      "playwright-report/",
      "test-results/",
      "tests/bench/pages/bare/",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Taking a key out of an object by naming it is the plainest way to leave it out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only lib/env.ts reads process.env." },
      ],
    },
  },
  {
    // Where components and hooks are: elsewhere these rules find nothing and take a seventh of the time.
    files: ["**/*.tsx", "{app,components,lib/i18n}/**/*.ts", "**/use-*.ts"],
    plugins: { "@next/next": nextPlugin, "react-hooks": reactHooks, "jsx-a11y-x": jsxA11y },
    rules: {
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs["core-web-vitals"].rules,
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.strict.rules,
    },
  },
  {
    // Every class is a utility, so a name that styles nothing is a mistake. Their order is Prettier's.
    files: ["app/**/*.tsx", "components/**/*.{ts,tsx}"],
    plugins: { "better-tailwindcss": tailwind },
    settings: { "better-tailwindcss": { entryPoint: "app/globals.css" } },
    rules: {
      "better-tailwindcss/no-unknown-classes": [
        "error",
        // Marks that others read: the theme, Yandex Metrika, and the button that pauses ambient motion.
        { ignore: ["^dark$", "^ym-", "^ambient$"] },
      ],
      "better-tailwindcss/no-conflicting-classes": "error",
      "better-tailwindcss/no-duplicate-classes": "error",
    },
  },
  { files: ["app/**/*.{ts,tsx}", "*.ts"], rules: restrict([]) },
  { files: ["components/**/*.{ts,tsx}"], rules: restrict([zone("app")]) },
  {
    files: ["lib/**/*.{ts,tsx}"],
    rules: restrict([outside, layer("content", "database", "metrics", ...answers)]),
  },
  ...["content", "database", "metrics"].map((folder) => ({
    files: [`lib/${folder}/**/*.{ts,tsx}`],
    rules: restrict([outside, layer(...answers)]),
  })),
  {
    files: ["lib/{site,telemetry}/**/*.{ts,tsx}"],
    rules: restrict([outside, layer("http", "database", "metrics", ...subjects)]),
  },
  {
    files: ["lib/http/**/*.ts"],
    rules: restrict([outside, layer("site", "content", "telemetry", ...subjects)]),
  },
  ...subjects.map((folder) => ({
    files: [`lib/${folder}/**/*.{ts,tsx}`],
    rules: restrict([outside, layer("telemetry", ...subjects.filter((other) => other !== folder))]),
  })),
  {
    files: ["lib/i18n/{navigation,use-switch-locale}.ts", "lib/i18n/intent-link.tsx"],
    rules: restrict([outside, layer("content", "database", "metrics", ...answers)], []),
  },
  { files: ["messages/**/*.ts"], rules: restrict([zone("app", "components", "lib")]) },
  {
    files: ["lib/**/server/**/*.ts", "lib/content/**/*.ts", "lib/http/**/*.ts", "lib/log.ts"],
    plugins: { house: { rules: { "server-only-first": serverOnlyFirst } } },
    rules: { "house/server-only-first": "error" },
  },
  // Outside every layout there is no router: a plain link is the right one.
  { files: ["app/global-not-found.tsx"], rules: { "@next/next/no-html-link-for-pages": "off" } },
  { files: ["lib/env.ts"], rules: { "no-restricted-properties": "off" } },
  // The start, build steps, tests and their configuration run outside the site and hand the environment to it.
  {
    files: ["scripts/**", "server/**", "tests/**", "*.config.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  { files: ["**/*.mjs"], ...tseslint.configs.disableTypeChecked },
);
