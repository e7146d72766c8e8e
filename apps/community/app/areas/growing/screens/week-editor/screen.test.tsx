// @vitest-environment happy-dom
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { ToastProvider } from "@grow/ui/overlay";
import { act, type FormHTMLAttributes, forwardRef, Profiler } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import type { RefusedWeek } from "./save-week.ts";
import { WeekEditorScreen } from "./screen.tsx";
import { type EditorView, editorView } from "./view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

vi.mock("@remix-run/react", () => ({
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form {...props} ref={ref} />
  )),
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  useBlocker: () => ({ state: "unblocked" }),
  useLocation: () => ({ pathname: "/diaries/12/weeks/new/edit" }),
  useNavigation: () => ({ state: "idle" }),
  useNavigate: () => () => undefined,
  useRouteLoaderData: () => undefined,
}));

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
const diary = {
  id: 12,
  name: "Night Plum",
  link: "/diaries/12-night-plum",
  type_soil: 2 as const,
  item_user: null,
  items_week: [before],
  weeks: [{ id: before.id, days: before.days, faza: before.faza, name: before.name }],
};
const view: EditorView = editorView(diary, null, METRIC);

let root: Root;
let place: HTMLElement;
let drawings = 0;
const asked = vi.fn(() => Promise.reject(new Error("No network in this test")));

async function show(refused?: RefusedWeek, shown = view) {
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <ToastProvider label="Messages">
          <Profiler
            id="editor"
            onRender={() => {
              drawings += 1;
            }}
          >
            <WeekEditorScreen {...shown} requestKey="key-1" refused={refused} />
          </Profiler>
        </ToastProvider>
      </LocaleProvider>,
    ),
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  localStorage.clear();
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  await show();
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (name: string) => {
  const found = place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
/** Types letter by letter, as a browser tells it. */
async function type(name: string, text: string) {
  const element = field(name);
  for (const letter of text) {
    await act(async () => {
      // Past the setter by which React would believe that it has written this itself.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
      set?.call(element, element.value + letter);
      element.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
const calm = () => act(async () => vi.advanceTimersByTime(300));
const leave = (name: string) =>
  act(async () => field(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
const press = (text: string) =>
  act(async () => {
    const button = [...place.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
    if (!button) throw new Error(`No button ${text}`);
    button.click();
  });
async function send(submitter: HTMLButtonElement | null = null): Promise<Event> {
  const event = Object.assign(new Event("submit", { bubbles: true, cancelable: true }), { submitter });
  await act(async () => void place.querySelector("form")?.dispatchEvent(event));
  return event;
}
const messageOf = (name: string) =>
  (field(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("typing", () => {
  it("renders nothing and sends no request, for any length of text", async () => {
    drawings = 0;
    // The comment counts its letters itself; a reading has nothing to draw at all.
    await type("props.air_temp", "25,5");
    expect(drawings).toBe(0);
    await calm();
    // Coach and checks follow once, when one pauses.
    expect(drawings).toBeGreaterThan(0);
    expect(drawings).toBeLessThanOrEqual(2);
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
    drawings = 0;
    await type("text", "Twenty-five letters, all in");
    expect(drawings).toBeLessThanOrEqual("Twenty-five letters, all in".length);
    expect(field("text").value).toBe("Twenty-five letters, all in");
    expect(asked).not.toHaveBeenCalled();
  });

  it("updates the coach after a pause", async () => {
    const coach = () => place.querySelector("aside")?.textContent ?? place.textContent ?? "";
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
    await send();
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
  const names = () => [...place.querySelectorAll("button")].map((button) => button.textContent ?? "");
  expect(names().some((name) => name.startsWith("Start from"))).toBe(true);
  const harvest = place.querySelector<HTMLInputElement>('[name="faza"][value="2"]');
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
    await send();
    await show(refused("signed-out"));
    const link = place.querySelector<HTMLAnchorElement>('a[href^="/auth/signin"]');
    expect(link?.getAttribute("href")).toContain(encodeURIComponent("/diaries/12/weeks/new/edit"));
    expect(field("text").value).toBe("Half a page");
    await act(async () => vi.advanceTimersByTime(1000));
    const draft = JSON.parse(localStorage.getItem("draft:week:12-new") ?? "null");
    expect(draft.value).toMatchObject({ form: { text: "Half a page" }, requestKey: "key-1" });
  });

  it("shows that there was no response, and keeps the input", async () => {
    await type("text", "Half a page");
    await show(refused("lost"));
    expect(place.querySelector("[role=alert]")?.textContent).toMatch(/reach the server/);
    expect(field("text").value).toBe("Half a page");
  });
});

it("asks about an empty week with a button that submits the form", async () => {
  const errors = { fields: {}, form: null };
  await show({ form: view.form, measures: "", errors, version: "", conflict: null, isEmpty: true });
  expect(place.querySelector("[role=alert]")?.textContent).toContain("This week is still empty");
  expect(place.querySelector('form button[type="submit"][name="empty"]')?.textContent).toBe("Publish anyway");
});

describe("a week that was saved on another device meanwhile", () => {
  const edited: EditorView = {
    ...view,
    week: { id: 181, version: 3, name: "week9", lang: "en", readings: {} },
  };
  beforeEach(async () => {
    // Another form than the new week's.
    await act(async () => root.unmount());
    root = createRoot(place);
  });
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
    await show(conflict({ feeding_schedule: "Weekly" }, { text: "Mine" }), edited);
    expect([field("text").value, field("props.feeding_schedule").value]).toEqual(["Mine", "Weekly"]);
    expect(field("version").value).toBe("4");
    expect(place.textContent).toContain("Changes from your other device added");
  });

  const choices = (legend: string) => {
    const groups = [...place.querySelectorAll("fieldset")];
    const group = groups.find((one) => one.querySelector("legend")?.textContent === legend);
    if (!group) throw new Error(`No choice ${legend}`);
    const [mine, theirs] = group.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    if (!mine || !theirs) throw new Error(`No two versions of ${legend}`);
    return { text: group.textContent, mine, theirs };
  };

  it("shows both versions of each conflict, also of an empty one", async () => {
    const mine = { text: "Mine", feeding_schedule: "Weekly", readings: { ...view.form.readings, ph: "6" } };
    const theirs = { text: "Theirs", readings: { ...view.form.readings, ph: "5.8" } };
    await show(conflict(theirs, mine), {
      ...edited,
      form: { ...view.form, text: "First", feeding_schedule: "Daily" },
    });
    expect(choices("Comment").text).toBe("CommentOn this deviceMineSaved versionTheirs");
    expect(choices("Feeding chart").text).toBe("Feeding chartOn this deviceWeeklySaved version–");
    expect(choices("pH").text).toBe("pHOn this device6Saved version5.8");
  });

  it("replaces the newer version once all conflicts are decided, either way and back", async () => {
    await show(conflict({ text: "Theirs" }, { text: "Mine" }), edited);
    expect([field("text").value, field("version").value]).toEqual(["Mine", "3"]);
    await act(async () => choices("Comment").theirs.click());
    expect([field("text").value, field("version").value]).toEqual(["Theirs", "4"]);
    await act(async () => choices("Comment").mine.click());
    expect([field("text").value, field("version").value]).toEqual(["Mine", "4"]);
  });

  it("is not sent while a conflict is undecided: the choice gets the focus", async () => {
    await show(conflict({ text: "Theirs" }, { text: "Mine" }), edited);
    const sent = await send();
    await act(async () => vi.advanceTimersByTime(100));
    expect(sent.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(choices("Comment").mine);
    expect(choices("Comment").text).toContain("Choose the version to save.");
    await act(async () => choices("Comment").mine.click());
    expect(choices("Comment").text).not.toContain("Choose the version to save.");
    expect((await send()).defaultPrevented).toBe(false);
  });

  it("is sent with all conflicts undecided by the button that keeps everything", async () => {
    await show(conflict({ text: "Theirs" }, { text: "Mine" }), edited);
    const keep = place.querySelector<HTMLButtonElement>('button[name="keep"]');
    expect((await send(keep)).defaultPrevented).toBe(false);
  });
});
