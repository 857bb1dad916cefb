import { describe, expect, it } from "vitest";
import { plural, singular } from "@/lib/generators/server/language/en";

describe("nouns", () => {
  it("turns the head of a phrase", () => {
    expect(plural("job tracker from shop to lab")).toBe("job trackers from shop to lab");
    expect(singular("statements growers can read")).toBe("statement growers can read");
    expect([plural("company"), plural("box"), plural("person"), plural("check-in")]).toEqual([
      "companies",
      "boxes",
      "people",
      "check-ins",
    ]);
    expect([singular("churches"), singular("boxes"), singular("glass"), singular("staff")]).toEqual([
      "church",
      "box",
      "glass",
      "staff",
    ]);
  });
});
