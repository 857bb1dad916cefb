import "server-only";

/** Russian for readers and composers. All functions are total: what they cannot turn comes back as it was given. */
export * from "@/lib/generators/server/language/ru-phrase";
export * from "@/lib/generators/server/language/ru-verbs";
export * from "@/lib/generators/server/language/ru-words";
