import { QueryClient } from "@tanstack/react-query";

/** Defaults of section 7: nothing is fetched again by itself, nothing grows stale, nothing is tried twice. */
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });

let client: QueryClient | undefined;

/** The browser's one client, made at its first use. The server renders from `lib/content` and needs none. */
export const getQueryClient = (): QueryClient => (client ??= makeQueryClient());
