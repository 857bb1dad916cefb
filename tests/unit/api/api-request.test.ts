import { afterEach, describe, expect, it, vi } from "vitest";
import { apiErrorFields, apiErrorMessage, apiRequest, ApiError } from "@/lib/api/api-request";

const answer = (body: string | null, init?: ResponseInit) => {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe("apiRequest", () => {
  it("sends JSON with cookies and reads JSON", async () => {
    const fetch = answer('{"id":"1"}');
    await expect(apiRequest("/api/contact", { method: "POST", body: { name: "Ирина" } })).resolves.toEqual({
      id: "1",
    });
    expect(fetch).toHaveBeenCalledWith(
      "/api/contact",
      expect.objectContaining({
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json" },
        body: '{"name":"Ирина"}',
      }),
    );
  });

  it("names status and body of a non-OK answer, or the status text when the body is empty", async () => {
    answer("no such page", { status: 404, statusText: "Not Found" });
    await expect(apiRequest("/x")).rejects.toThrow("404: no such page");
    answer("", { status: 503, statusText: "Service Unavailable" });
    await expect(apiRequest("/x")).rejects.toThrow("503: Service Unavailable");
  });

  it("takes a 401 for an empty result when told so", async () => {
    answer("", { status: 401 });
    await expect(apiRequest("/x", { unauthorized: "null" })).resolves.toBeNull();
    await expect(apiRequest("/x")).rejects.toBeInstanceOf(ApiError);
  });
});

describe("the message of an error", () => {
  it("is the server's own, or the fallback", () => {
    const message = (body: string) => apiErrorMessage(new ApiError(500, body, ""), "fallback");
    expect(message('{"message":"Подождите"}')).toBe("Подождите");
    for (const body of ["<h1>Bad gateway</h1>", "{}", '{"message":""}', '{"message":1}', "null", ""])
      expect(message(body)).toBe("fallback");
  });

  it("comes with the fields that were refused", () => {
    const fields = (body: string) => [...apiErrorFields(new ApiError(400, body, ""))];
    expect(fields('{"fields":{"email":"Нет","x":1}}')).toEqual([["email", "Нет"]]);
    expect(fields('{"fields":null}')).toEqual([]);
  });
});
