import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import {
  failRun,
  finishRun,
  showText,
  takeRequest,
  waitingStore,
  type ToolRequest,
} from "@/components/generator/requests";
import { getQueryClient } from "@/lib/api/query-client";
import { generate } from "@/lib/generators/client/generate";
import { GenerateError } from "@/lib/generators/client/generate-error";
import type { ToolId } from "@/lib/generators/tools";

/**
 * Laying out a document with every frame would cost many times what the document itself does. A long one is read from its top
 * while its end is being written, so that the end may come in larger steps.
 */
const shownEvery = (length: number) => (length < 3_000 ? 200 : 600);

/** Asks a tool. The text is shown with its first part, then a few times a second. */
async function send(request: ToolRequest) {
  const { tool, fresh, controller } = request;
  const input = await request.asked;
  controller.signal.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = -Infinity;
  const show = () => {
    timer = undefined;
    shownAt = performance.now();
    showText(request);
  };
  const onDelta = (text: string) => {
    request.text += text;
    timer ??= setTimeout(show, Math.max(0, shownAt + shownEvery(request.text.length) - performance.now()));
  };
  const answer = await generate({ tool, input, fresh, signal: controller.signal, onDelta });
  return { input, answer };
}

function onError(error: unknown, request: ToolRequest) {
  if (!request.controller.signal.aborted) console.error(`Generation failed: ${request.tool}`, error);
  failRun(request, error instanceof GenerateError ? error : { code: "internal_error" });
}

/** Sends what the tools are asked. It draws nothing: a run lives in its store and is shown by its panel. */
export function ToolSender({ tools }: { tools: readonly ToolId[] }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      {tools.map((tool) => (
        <Sender key={tool} tool={tool} />
      ))}
    </QueryClientProvider>
  );
}

function Sender({ tool }: { tool: ToolId }) {
  const isWaiting = useStore(waitingStore, (waiting) => waiting[tool] !== undefined);
  const { mutate } = useMutation({
    mutationKey: ["tools", tool],
    mutationFn: send,
    onSuccess: ({ input, answer }, sent) => finishRun(sent, input, answer),
    onError,
    // Without a connection a run fails at once and says so, instead of waiting for one.
    networkMode: "always",
    // The store holds the answer.
    gcTime: 0,
  });

  useEffect(() => {
    const request = isWaiting ? takeRequest(tool) : undefined;
    if (request) mutate(request);
  }, [isWaiting, tool, mutate]);

  return null;
}
