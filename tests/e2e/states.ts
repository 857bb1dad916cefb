import type { Page, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A page as it looks once a visitor has done something. `open` knows no words, so it serves both languages. */
type State = {
  name: string;
  path: string;
  narrowOnly?: boolean;
  /** Left to the full matrix: another content of a state that stands for it in the gate. */
  fullOnly?: boolean;
  open: (page: Page) => Promise<void>;
};

const CONTACT = "**/api/contact";
const IDEA = "**/api/corporate/idea";

const submitForm = (page: Page) => page.locator("[data-slot=inquiry] button[type=submit]").click();

async function fillAndSubmit(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(CONTACT, answer);
  await page.locator("#inquiry-name").fill("Jane Doe");
  await page.locator("#inquiry-email").fill("jane@example.com");
  await page.locator("#inquiry-message").fill("A portal for forty branches.");
  await page.locator("#inquiry-consent").check();
  await submitForm(page);
}

/** It stays as long as focus is in it. */
const holdToast = (page: Page) => page.locator("[data-slot=toast] button").focus();

async function generate(page: Page, answer?: (route: Route) => Promise<void>) {
  if (answer) await page.route(IDEA, answer);
  await page.locator("[data-slot=chip]").first().click();
  await page.locator("[data-slot=bench-go] [data-slot=button][data-variant=primary]").click();
}

/** The browser waits for an answer that does not come. */
const never = () => Promise.resolve();

/** What the console says about answers that fail. */
export const FAILURES = /Failed to load resource|ApiError: 500|Generation failed/;

const refuse = (route: Route) => {
  const { locale } = route.request().postDataJSON() as { locale?: string };
  const message = locale === "en" ? "Something went wrong." : "Что-то пошло не так.";
  return route.fulfill({ status: 500, json: { message, code: "ai_unavailable", requestId: "req-1" } });
};

export const states: readonly State[] = [
  {
    name: "the menu",
    path: "/",
    narrowOnly: true,
    open: async (page) => {
      await page.locator("[data-slot=sheet-trigger]").click();
      await expect(page.locator("dialog[open]")).toBeVisible();
    },
  },
  {
    name: "the theme menu",
    path: "/team",
    open: async (page) => {
      await page.locator("[data-slot=theme-trigger]:visible").click();
      await expect(page.getByRole("menuitemradio")).toHaveCount(3);
    },
  },
  {
    name: "the second page of the carousel",
    path: "/",
    open: async (page) => {
      await page.locator("[data-slot=carousel-turn] button").last().click();
      await expect(page.locator("[data-slot=carousel-item]").last()).toHaveAttribute("data-current");
    },
  },
  {
    name: "the first year of the timeline",
    path: "/about",
    open: async (page) => {
      for (let step = 0; step < 6; step++)
        await page.locator("[data-slot=timeline-steps] button").first().click();
      await expect(page.locator("[data-slot=timeline-steps] button").first()).toBeDisabled();
    },
  },
  {
    name: "the errors of the form",
    path: "/contacts",
    open: async (page) => {
      await submitForm(page);
      await expect(page.locator("[data-slot=field-error]")).toHaveCount(4);
    },
  },
  {
    name: "the form under way",
    path: "/contacts",
    open: async (page) => {
      await fillAndSubmit(page, never);
      await expect(page.locator("[data-slot=inquiry]")).toHaveAttribute("aria-busy", "true");
    },
  },
  {
    name: "the thanks",
    path: "/contacts",
    open: async (page) => {
      await fillAndSubmit(page, (route) => route.fulfill({ json: { id: "1", status: "queued" } }));
      await holdToast(page);
    },
  },
  {
    name: "a refused inquiry",
    path: "/contacts",
    open: async (page) => {
      await fillAndSubmit(page, refuse);
      await holdToast(page);
    },
  },
  {
    name: "what a plain post came back with",
    path: "/contacts#form-failed",
    open: (page) => expect(page.locator("#form-failed")).toBeVisible(),
  },
  {
    name: "a task that is too long",
    path: "/corporate-project-generator",
    open: async (page) => {
      await page.locator("textarea[name=description]").fill("a".repeat(8001));
      await expect(page.locator("textarea[name=description]")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "a document under way",
    path: "/corporate-project-generator",
    open: async (page) => {
      await generate(page, never);
      await expect(page.locator("[data-slot=result]:visible")).toHaveAttribute("aria-busy", "true");
    },
  },
  {
    name: "a document",
    path: "/corporate-project-generator",
    open: async (page) => {
      await generate(page);
      await expect(page.locator("[data-slot=result-foot]:visible")).toBeVisible();
      await expect(page.locator("[data-slot=result]:visible h3:visible").first()).toBeVisible();
    },
  },
  ...["architecture", "business-case", "requirements", "interface"].map((tool, index) => ({
    name: `the document ${tool}`,
    path: "/corporate-project-generator",
    fullOnly: true,
    open: async (page: Page) => {
      await page
        .getByRole("tab")
        .nth(index + 1)
        .click();
      await generate(page);
      await expect(page.locator("[data-slot=result-foot]:visible")).toBeVisible();
      await expect(page.locator("[data-slot=result]:visible h3:visible").first()).toBeVisible();
    },
  })),
  {
    name: "a document that was stopped",
    path: "/corporate-project-generator",
    open: async (page) => {
      await generate(page, never);
      await page.locator("[data-slot=result-bar] [data-slot=button]").click();
      await expect(page.locator("[data-slot=result]:visible")).toHaveAttribute("aria-busy", "false");
    },
  },
  {
    name: "a document that failed",
    path: "/corporate-project-generator",
    open: async (page) => {
      await generate(page, refuse);
      await expect(page.locator("[data-slot=result-failed]")).toBeVisible();
    },
  },
  ...["suggest", "styles", "image", "analyze"].map((tool) => ({
    name: `a result of the tool ${tool}`,
    path: `/design-generator?tool=${tool}`,
    open: async (page: Page) => {
      const panel = page.getByRole("tabpanel");
      await panel.locator("[data-slot=chip]").first().click();
      await panel.locator("[data-slot=bench-go] [data-slot=button]").click();
      await expect(panel.locator("[data-slot=result-actions]")).toBeVisible();
    },
  })),
];
