// @vitest-environment happy-dom
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { ToastProvider } from "@grow/ui/overlay";
import { act, type FormHTMLAttributes, forwardRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import { WeekEditorScreen } from "./screen.tsx";
import { editorView } from "./view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let search = "";
vi.mock("@remix-run/react", () => ({
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form {...props} ref={ref} />
  )),
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  useBlocker: () => ({ state: "unblocked" }),
  useLocation: () => ({ pathname: "/diaries/12/weeks/181/edit", search }),
  useNavigation: () => ({ state: "idle" }),
  useNavigate: () => () => undefined,
  useRouteLoaderData: () => undefined,
}));
vi.mock("../../../../shared/root-data.ts", () => ({
  useRootData: () => undefined,
  useViewer: () => ({ id: 7 }),
}));
let queued: object[] = [];
vi.mock("@grow/app-kit/offline/browser-queue.ts", () => ({
  offlineQueue: async () => ({
    userId: 7,
    uploads: async () => [],
    weeks: async () => queued,
    forgetUploads: async () => undefined,
    dropWeek: async (dropped: string) => {
      queued = queued.filter((one) => !("id" in one) || one.id !== dropped);
    },
    onChange: () => () => {},
  }),
}));

const first = { ...aStoredFloweringWeek(), text: "First" };
const saved = { ...first, version: 4, text: "Theirs" };
const diary = {
  id: 12,
  name: "Night Plum",
  link: "/diaries/12-night-plum",
  type_soil: 2 as const,
  item_user: null,
  items_week: [saved],
  weeks: [{ id: saved.id, days: saved.days, faza: saved.faza, name: saved.name }],
};
const opened = editorView({ ...diary, items_week: [first] }, first, METRIC).form;

let root: Root;
let place: HTMLElement;

async function show(query: string) {
  search = query;
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <ToastProvider label="Messages">
          <WeekEditorScreen {...editorView(diary, saved, METRIC)} requestKey="key-1" refused={undefined} />
        </ToastProvider>
      </LocaleProvider>,
    ),
  );
}
const text = () => place.querySelector<HTMLTextAreaElement>('[name="text"]')?.value;

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network in this test")));
  localStorage.clear();
  const form = { ...opened, text: "Mine" };
  const week = { id: "q1", key: "key-0", weekId: 181, version: 3, newest: 181, diary: { id: 12 } };
  queued = [{ ...week, form, measures: "", base: { form: opened }, state: "conflict" }];
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

it("the editor of a queued edit shows the saved week after the saved version was chosen, and removes the edit", async () => {
  await show("?mend=q1");
  expect(text()).toBe("Mine");
  expect(place.textContent).toContain("This week was changed on another device");
  const link = [...place.querySelectorAll("a")].find((one) => one.textContent === "Use the saved version");
  expect(link?.getAttribute("href")).toBe("/diaries/12/weeks/181/edit");
  await act(async () => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  // The link leads to the same page without its query.
  await show("");
  expect([text(), queued]).toEqual(["Theirs", []]);
  expect(place.textContent).not.toContain("This week was changed on another device");
});
