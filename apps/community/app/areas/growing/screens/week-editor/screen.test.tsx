// @vitest-environment happy-dom
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import type { RefusedWeek } from "./save-week.ts";
import { page } from "./testing/editor-page.tsx";
import { nightPlum } from "./testing/night-plum.ts";
import { noNetwork, setUpPage } from "./testing/set-up-page.ts";
import { type EditorView, editorView } from "./view.ts";

vi.mock("@remix-run/react", () => import("./testing/router.tsx"));

/** Names of fields and other large parts, once per render. */
const { drawn, counted } = vi.hoisted(() => {
  const drawn: string[] = [];
  /** Wraps the named components of a group, so that each render is noted. */
  function counted<Group extends object>(group: Group, ...parts: (keyof Group & string)[]): Group {
    const wrapped = parts.map((part) => {
      const Part = group[part] as React.ComponentType;
      const Counted = (props: object) => {
        drawn.push("name" in props ? String(props.name) : part);
        return <Part {...props} />;
      };
      return [part, Counted] as const;
    });
    return { ...group, ...Object.fromEntries(wrapped) };
  }
  return { drawn, counted };
});
vi.mock("@grow/ui/input", async (original) =>
  counted(
    await original<typeof import("@grow/ui/input")>(),
    "UnitField",
    "TextArea",
    "Combobox",
    "RatingInput",
  ),
);
vi.mock("@grow/ui/diary", async (original) =>
  counted(await original<typeof import("@grow/ui/diary")>(), "WeekStrip", "Coach"),
);
vi.mock("@grow/ui/media", async (original) =>
  counted(await original<typeof import("@grow/ui/media")>(), "PhotoUploader"),
);

const before = aStoredFloweringWeek({ props: { ph: 6, air_temp: 25, height: 40 } });
const view: EditorView = editorView(nightPlum(before), null, METRIC);

const asked = vi.fn(noNetwork);

setUpPage(asked);
beforeEach(() => page.show(view));

const { field, type, press } = page;
const calm = () => act(async () => vi.advanceTimersByTime(300));
const leave = (name: string) =>
  act(async () => field(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
const messageOf = (name: string) =>
  (field(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("typing", () => {
  it("renders nothing and sends no request, for any length of text", async () => {
    page.renders = 0;
    // The comment counts its letters itself; a reading has nothing to draw at all.
    await type("props.air_temp", "25,5");
    expect(page.renders).toBe(0);
    await calm();
    // Coach and checks follow once, when one pauses.
    expect(page.renders).toBeGreaterThan(0);
    expect(page.renders).toBeLessThanOrEqual(2);
    expect(asked).not.toHaveBeenCalled();
  });

  it("renders only the field and the coach after a pause", async () => {
    // The first look finds that there is a draft.
    await type("props.air_temp", "2");
    await calm();
    drawn.length = 0;
    await type("props.air_temp", "5");
    expect(drawn).toEqual([]);
    await calm();
    expect([...new Set(drawn)].sort()).toEqual(["Coach", "props.air_temp"]);
    drawn.length = 0;
    await type("text", "A");
    await calm();
    expect([...new Set(drawn)]).toEqual(["Coach"]);
  });

  it("renders only the counter per character in the comment", async () => {
    page.renders = 0;
    await type("text", "Twenty-five letters, all in");
    expect(page.renders).toBeLessThanOrEqual("Twenty-five letters, all in".length);
    expect(field("text").value).toBe("Twenty-five letters, all in");
    expect(asked).not.toHaveBeenCalled();
  });

  it("updates the coach after a pause", async () => {
    const coach = () => page.element.querySelector("aside")?.textContent ?? page.element.textContent ?? "";
    expect(coach()).toContain("Add 4 readings to get going");
    await type("props.air_temp", "25");
    expect(coach()).toContain("Add 4 readings to get going");
    await calm();
    expect(coach()).toContain("Add 3 readings to get going");
  });
});

describe("the error of a field", () => {
  it("is shown on blur, not while typing", async () => {
    await type("days", "9999");
    await calm();
    expect(messageOf("days")).not.toMatch(/between/);
    await leave("days");
    // The rules come along with the first field that is left.
    await act(async () => void (await import("./check-week.ts")));
    await calm();
    expect(field("days").getAttribute("aria-invalid")).toBe("true");
    expect(messageOf("days")).not.toBe("");
  });

  it("prevents the submit, is shown at the field, and focuses it", async () => {
    await type("props.ph", "sour");
    await page.submit();
    await act(async () => vi.advanceTimersByTime(100));
    expect(messageOf("props.ph")).toMatch(/Enter a number/);
    expect(document.activeElement).toBe(field("props.ph"));
  });
});

describe("a week that starts from the one before", () => {
  it("has its readings, but not its height, and can undo that", async () => {
    await press("Start from week");
    expect([field("props.ph").value, field("props.height").value]).toEqual(["6", ""]);
    await press("Undo");
    expect(field("props.ph").value).toBe("");
  });

  it("keeps later input on undo", async () => {
    await press("Start from week");
    await type("text", "New leaves");
    await press("Undo");
    expect([field("props.ph").value, field("text").value]).toEqual(["", "New leaves"]);
  });
});

it("a harvest starts empty: it shows no readings of a growing week", async () => {
  const names = () => [...page.element.querySelectorAll("button")].map((button) => button.textContent ?? "");
  expect(names().some((name) => name.startsWith("Start from"))).toBe(true);
  const harvest = page.element.querySelector<HTMLInputElement>('[name="faza"][value="2"]');
  await act(async () => harvest?.click());
  await calm();
  expect(names().some((name) => name.startsWith("Start from"))).toBe(false);
});

describe("a week that could not be sent", () => {
  const refused = (submitFailure: RefusedWeek["submitFailure"]): RefusedWeek => ({
    form: { ...view.form, text: "Half a page" },
    measures: "",
    errors: { fields: {}, form: null },
    version: "",
    conflict: null,
    submitFailure,
  });

  it("leads to the sign-in page and back when the session expired, with its draft saved", async () => {
    await type("text", "Half a page");
    await page.submit();
    await page.show({ ...view, refused: refused("signed-out") });
    const link = page.element.querySelector<HTMLAnchorElement>('a[href^="/auth/signin"]');
    expect(link?.getAttribute("href")).toContain(encodeURIComponent("/diaries/12/weeks/new/edit"));
    expect(field("text").value).toBe("Half a page");
    await act(async () => vi.advanceTimersByTime(1000));
    const draft = JSON.parse(localStorage.getItem("draft:week:12-new") ?? "null");
    expect(draft.value).toMatchObject({ form: { text: "Half a page" }, requestKey: "key-1" });
  });

  it("shows that there was no response, and keeps the input", async () => {
    await type("text", "Half a page");
    await page.show({ ...view, refused: refused("lost") });
    expect(page.element.querySelector("[role=alert]")?.textContent).toMatch(/reach the server/);
    expect(field("text").value).toBe("Half a page");
  });
});

it("asks about an empty week with a button that submits the form", async () => {
  const errors = { fields: {}, form: null };
  const refused = { form: view.form, measures: "", errors, version: "", conflict: null, isEmpty: true };
  await page.show({ ...view, refused });
  expect(page.element.querySelector("[role=alert]")?.textContent).toContain("This week is still empty");
  expect(page.element.querySelector('form button[type="submit"][name="empty"]')?.textContent).toBe(
    "Publish anyway",
  );
});
