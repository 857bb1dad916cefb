import { inputOf } from "@/lib/generators/input";
import { runTool, toolAt } from "@/lib/generators/server/run";
import { defineRoute } from "@/lib/http/define-route";

/** Seconds. The longest text, and a little: for hosts that end a function by the clock. */
export const maxDuration = 150;

/** `POST` a description: JSON → the tool's answer, or the same as a stream of events. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["POST"],
  target: ({ tool }) => toolAt("corporate", tool),
  body: inputOf,
  maxBytes: 256 * 1024, // because of `context`
  handler: runTool,
});
