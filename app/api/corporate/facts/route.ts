import { factsInput } from "@/lib/generators/input";
import { answerFacts } from "@/lib/generators/server/answer-facts";
import { defineRoute } from "@/lib/http/define-route";

/** Seconds. A model may read for as long as it may write; the embedded reader takes no time to speak of. */
export const maxDuration = 150;

/** `POST` a description: JSON → the fact sheet read from it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["POST"],
  body: factsInput,
  handler: answerFacts,
});
