// @vitest-environment happy-dom
import "../../locales/grower/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FollowAnswer } from "../../../../shared/follows/follow-result.ts";
import { FollowsTab } from "./follows-tab.tsx";
import type { FollowRowView, FollowsView } from "./follows-view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What the router submits, and what it answers by the key of a fetcher. */
const router = vi.hoisted(() => ({
  sent: [] as Record<string, string>[],
  answers: {} as Record<string, FollowAnswer>,
  toasts: [] as { text: string; isError?: boolean }[],
}));
vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ pathname: "/grower/tess/following", search: "?sort=add" }),
  useFetcher: ({ key }: { key: string }) => ({
    state: "idle",
    data: router.answers[key],
    submit: (body: FormData) => router.sent.push(Object.fromEntries(body) as Record<string, string>),
  }),
}));
vi.mock("@grow/ui/overlay", () => {
  const toast = (shown: (typeof router.toasts)[number]) => router.toasts.push(shown);
  return { useToast: () => toast };
});

const row = (id: number, change: Partial<FollowRowView> = {}): FollowRowView => ({
  type: "user",
  id,
  name: `grower${id}`,
  href: `/grower/grower${id}`,
  avatar: null,
  is_finished: false,
  isNotify: true,
  ...change,
});
const view: FollowsView = {
  userId: 7,
  page: 1,
  pages: 1,
  sort: "update",
  total: 2,
  rows: [row(1), row(2, { isNotify: false })],
  isOwn: true,
};

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  Object.assign(router, { sent: [], answers: {}, toasts: [] });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const show = (shown: FollowsView, list: "common" | "bookmark" = "common") =>
  act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <FollowsTab view={shown} list={list} />
      </LocaleProvider>,
    ),
  );
const names = () => [...place.querySelectorAll('a[href^="/grower/grower"]')].map((link) => link.textContent);
const press = (text: string) =>
  act(async () => {
    const buttons = [...place.querySelectorAll("button")];
    buttons.find((one) => (one.textContent || one.getAttribute("aria-label") || one.title) === text)?.click();
  });

it("unfollowing removes the row at once, and a refusal restores it with the reason", async () => {
  await show(view);
  await press("Unfollow");
  expect(names()).toEqual(["grower2"]);
  expect(router.sent).toEqual([
    {
      type: "user",
      id: "1",
      return_path: "/grower/tess/following?sort=add",
      followed: "no",
      stay: "yes",
    },
  ]);
  router.answers["unfollow:user:1"] = { error: "Too many requests." };
  await show(view);
  expect(names()).toEqual(["grower1", "grower2"]);
  expect(router.toasts).toEqual([{ text: "Too many requests.", isError: true }]);
});

it("the last unfollowed row leaves the empty list, and comes back when the server refuses", async () => {
  const one = { ...view, rows: [row(1)], total: 1 };
  await show(one);
  await press("Unfollow");
  expect(place.textContent).toContain("Not following anyone yet");
  router.answers["unfollow:user:1"] = { error: "Too many requests." };
  await show(one);
  expect(names()).toEqual(["grower1"]);
});

it("muting keeps the row and turns off notifications", async () => {
  await show(view);
  await press("Mute updates");
  expect(names()).toEqual(["grower1", "grower2"]);
  expect(router.sent[0]).toMatchObject({ type: "user", id: "1", notify: "no" });
});

it("an own list without rows leads to growers or to finished diaries", async () => {
  await show({ ...view, rows: [], total: 0 });
  expect(place.querySelector('a[href="/growers"]')?.textContent).toBe("Find growers");
  await show({ ...view, rows: [], total: 0 }, "bookmark");
  expect(place.querySelector('a[href="/explore/harvest"]')?.textContent).toBe("Find finished diaries");
});

it("shows other readers rows without buttons", async () => {
  await show({ ...view, isOwn: false });
  expect(names()).toEqual(["grower1", "grower2"]);
  expect(place.querySelector("button")).toBeNull();
});
