// @vitest-environment happy-dom
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import type { RefusedWeek } from "./save-week.ts";
import { page } from "./testing/editor-page.tsx";
import { nightPlum } from "./testing/night-plum.ts";
import { setUpPage } from "./testing/set-up-page.ts";
import { type EditorView, editorView } from "./view.ts";

vi.mock("@remix-run/react", () => import("./testing/router.tsx"));

const before = aStoredFloweringWeek({ props: { ph: 6, air_temp: 25, height: 40 } });
const view: EditorView = editorView(nightPlum(before), null, METRIC);

const edited: EditorView = {
  ...view,
  week: { id: 181, version: 3, name: "week9", lang: "en", readings: {} },
};

setUpPage();

const { field } = page;

describe("a week that was saved on another device meanwhile", () => {
  const conflict = (theirs: Partial<typeof view.form>, mine: Partial<typeof view.form>): RefusedWeek => ({
    form: { ...view.form, ...mine },
    measures: "",
    errors: { fields: {}, form: null },
    version: "3",
    conflict: {
      version: 4,
      date: "2026-09-16T08:30:00.000Z",
      differences: [],
      theirs: { ...view.form, ...theirs },
    },
  });

  it("merges the other changes into its form, and saving replaces the newer version", async () => {
    await page.show({ ...edited, refused: conflict({ feeding_schedule: "Weekly" }, { text: "Mine" }) });
    expect([field("text").value, field("props.feeding_schedule").value]).toEqual(["Mine", "Weekly"]);
    expect(field("version").value).toBe("4");
    expect(page.element.textContent).toContain("Changes from your other device added");
  });

  const choices = (legend: string) => {
    const groups = [...page.element.querySelectorAll("fieldset")];
    const group = groups.find((one) => one.querySelector("legend")?.textContent === legend);
    if (!group) throw new Error(`No choice ${legend}`);
    const [mine, theirs] = group.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    if (!mine || !theirs) throw new Error(`No two versions of ${legend}`);
    return { text: group.textContent, mine, theirs };
  };

  it("shows both versions of each conflict, also of an empty one", async () => {
    const mine = { text: "Mine", feeding_schedule: "Weekly", readings: { ...view.form.readings, ph: "6" } };
    const theirs = { text: "Theirs", readings: { ...view.form.readings, ph: "5.8" } };
    const form = { ...view.form, text: "First", feeding_schedule: "Daily" };
    await page.show({ ...edited, form, refused: conflict(theirs, mine) });
    expect(choices("Comment").text).toBe("CommentOn this deviceMineSaved versionTheirs");
    expect(choices("Feeding chart").text).toBe("Feeding chartOn this deviceWeeklySaved version–");
    expect(choices("pH").text).toBe("pHOn this device6Saved version5.8");
  });

  it("replaces the newer version once all conflicts are decided, either way and back", async () => {
    await page.show({ ...edited, refused: conflict({ text: "Theirs" }, { text: "Mine" }) });
    expect([field("text").value, field("version").value]).toEqual(["Mine", "3"]);
    await act(async () => choices("Comment").theirs.click());
    expect([field("text").value, field("version").value]).toEqual(["Theirs", "4"]);
    await act(async () => choices("Comment").mine.click());
    expect([field("text").value, field("version").value]).toEqual(["Mine", "4"]);
  });

  it("is not sent while a conflict is undecided: the choice gets the focus", async () => {
    await page.show({ ...edited, refused: conflict({ text: "Theirs" }, { text: "Mine" }) });
    const sent = await page.submit();
    await act(async () => vi.advanceTimersByTime(100));
    expect(sent.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(choices("Comment").mine);
    expect(choices("Comment").text).toContain("Choose the version to save.");
    await act(async () => choices("Comment").mine.click());
    expect(choices("Comment").text).not.toContain("Choose the version to save.");
    expect((await page.submit()).defaultPrevented).toBe(false);
  });

  it("is sent with all conflicts undecided by the button that keeps everything", async () => {
    await page.show({ ...edited, refused: conflict({ text: "Theirs" }, { text: "Mine" }) });
    const keep = page.element.querySelector<HTMLButtonElement>('button[name="keep"]');
    expect((await page.submit(keep)).defaultPrevented).toBe(false);
  });
});
