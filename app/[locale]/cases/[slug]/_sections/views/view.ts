import type { Case } from "@/lib/content/cases";

/** The drawn part of a case's screen, as its text describes it. */
export type View = NonNullable<NonNullable<Case["screen"]>["view"]>;
