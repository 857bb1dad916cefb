import type { Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";

/** Opens the project generator and finds what its tests press and read. */
export async function openGenerator(page: Page) {
  await page.goto("/corporate-project-generator");
  await hydrated(page);
  return {
    description: page.getByLabel("Описание задачи"),
    generate: page.getByRole("button", { name: "Сгенерировать", exact: true }),
    brief: page.locator("[data-slot=bench-brief]"),
    edit: page.getByRole("button", { name: "Изменить" }),
    /** The panel of the document that is shown. */
    result: page.locator("[data-slot=result]:visible"),
    idea: page.getByRole("region", { name: "Идея проекта" }),
  };
}
