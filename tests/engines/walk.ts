import { describe, expect, it } from "vitest";
import { findOverflowing, isHydrated } from "../e2e/in-page";
import { templates } from "../e2e/templates";
import { count, hasFocus, isShown, textOf, themeOf } from "./asked";
import type { OpenDriver } from "./driver";
import { DESK, PHONE, useStage, WITHIN } from "./stage";

/** A form that is sent sooner counts as a robot's. */
const HUMAN_MS = 3200;
const PANEL = "[role=tabpanel][data-state=active]";
const FIGURES = "[data-slot=calculator] dl";

/** Walks a browser through every template, and through what visitors do there. `missing`: why it cannot be opened here. */
export function walkThrough(engine: string, open: OpenDriver, missing?: string) {
  const title = missing === undefined ? engine : `${engine} (skipped: ${missing})`;
  describe.skipIf(missing !== undefined)(title, () => {
    const { page, see, visit, expectSilence, namesOfLeads, savedTexts } = useStage(open);

    it.each(templates)("reads %s", async (path) => {
      // On a phone first: WebKit may keep the wide layout of a page whose window becomes narrow.
      await page().resize(PHONE);
      await visit(path);
      await see(true, isShown, "h1");
      expect(await page().evaluate(textOf, "h1")).not.toBe("");
      await see([], findOverflowing);
      await page().resize(DESK);
      await see([], findOverflowing);
      await expectSilence();
    });

    it("keeps the theme that was chosen", async () => {
      await visit("/team");
      const [theme, ink = ""] = await page().evaluate(themeOf);
      expect(theme).toBe("dark");
      await page().click("[data-slot=theme-trigger]");
      await see(true, isShown, "[data-slot=theme-menu]");
      await page().click("[role=menuitemradio]:first-child");
      await see(false, isShown, "[data-slot=theme-menu]");
      const light = ["light", expect.not.stringContaining(ink)];
      expect(await page().evaluate(themeOf)).toEqual(light);
      await page().reload();
      await see(true, isHydrated);
      expect(await page().evaluate(themeOf)).toEqual(light);
      await expectSilence();
    });

    it("changes the language and back without leaving the page", async () => {
      await visit("/services");
      for (const language of ["en", "ru"]) {
        await page().click(`[data-slot=header] a[hreflang=${language}]`);
        await see(1, count, `html[lang=${language}] h1`);
        await see(true, isShown, "h1");
        await see(true, hasFocus, `a[hreflang=${language}]`);
      }
      await expectSilence();
    });

    it("opens the menu of a phone, and closes it by key and by button", async () => {
      await page().resize(PHONE);
      await visit("/");
      for (const close of [() => page().press("Escape"), () => page().click("[data-slot=sheet-close]")]) {
        await page().click("[data-slot=sheet-trigger]");
        await see(true, isShown, "[data-slot=sheet-content] nav a");
        await close();
        await see(false, isShown, "[data-slot=sheet-content]");
        await see(true, hasFocus, "[data-slot=sheet-trigger]");
      }
      await page().resize(DESK);
      await expectSilence();
    });

    it("sends an inquiry, and its lead is in the CRM", async () => {
      await visit("/contacts");
      const begun = performance.now();
      await page().fill("#inquiry-name", `Visitor by ${engine}`);
      await page().fill("#inquiry-email", "visitor@example.com");
      await page().fill("#inquiry-message", "A portal for forty branches, please.");
      await page().click("#inquiry-consent");
      await expect.poll(() => performance.now() - begun, WITHIN).toBeGreaterThan(HUMAN_MS);
      await page().click("[data-slot=inquiry] button[type=submit]");
      await see(true, isShown, "[data-slot=toast]");
      await expect.poll(namesOfLeads, WITHIN).toEqual([`Visitor by ${engine}`]);
      await expectSilence();
    });

    // From here on one page: the dossier that is made first is looked at, moved and saved.
    it("makes all documents of a dossier", async () => {
      await visit("/corporate-project-generator");
      await page().click("[data-slot=chip]");
      await page().click("[data-slot=bench-go] [data-slot=button][data-variant=secondary]");
      await see(5, count, "[data-slot=dossier] i[data-status=done]");
      await page().click("[role=tab][id$='-idea']");
      await see(true, isShown, `${PANEL} [data-slot=paper-title]`);
      await expectSilence();
    });

    it("draws the architecture", async () => {
      await page().click("[role=tab][id$='-architecture']");
      await see(true, isShown, "[data-slot=diagram-drawing]");
      expect(await page().evaluate(textOf, "[data-slot=diagram-drawing]")).not.toBe("");
      await expectSilence();
    });

    it("calculates anew when a figure is moved", async () => {
      await page().click("[role=tab][id$='-business-case']");
      await see(true, isShown, FIGURES);
      const before = await page().evaluate(textOf, FIGURES);
      await page().click("[data-slot=calculator] [data-slot=slider-input]");
      await page().press("End");
      await expect.poll(() => page().evaluate(textOf, FIGURES), WITHIN).not.toBe(before);
      await expectSilence();
    });

    it("saves a document as a file", async () => {
      await page().click(`${PANEL} [data-slot=result-actions] [aria-haspopup=menu]`);
      await page().click("[role=menu]:popover-open [role=menuitem]");
      await expect.poll(savedTexts, WITHIN).toEqual([expect.stringMatching(/^# /)]);
      await expectSilence();
    });
  });
}
