// @vitest-environment happy-dom
import "../../locales/grower/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LateAnswer } from "../../../../shared/fetch-form.ts";
import { FollowsTab } from "./follows-tab.tsx";
import type { FollowRowView, FollowsView } from "./follows-view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What the rows submit, and how it is answered; null without a connection. */
const router = vi.hoisted(() => ({
  sent: [] as Record<string, string>[],
  answer: null as LateAnswer | null,
  toasts: [] as { text: string; isError?: boolean }[],
  visited: [] as string[],
  revalidate: () => {},
}));
vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ pathname: "/grower/tess/following", search: "?sort=add" }),
  useNavigate: () => (path: string) => router.visited.push(path),
  useRevalidator: () => ({ revalidate: router.revalidate }),
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
  Object.assign(router, { sent: [], answer: { ok: true }, toasts: [], visited: [], revalidate: vi.fn() });
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: URLSearchParams }) => {
    router.sent.push(Object.fromEntries(body));
    if (router.answer === null) throw new TypeError("Failed to fetch");
    return Response.json(router.answer);
  });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
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

it("unfollowing removes the row, and loads the numbers of the page", async () => {
  await show(view);
  await press("Unfollow");
  expect(names()).toEqual(["grower2"]);
  expect(router.sent).toEqual([
    {
      type: "user",
      id: "1",
      return_path: "/grower/tess/following?sort=add",
      followed: "no",
      script: "yes",
      stay: "yes",
    },
  ]);
  expect(router.revalidate).toHaveBeenCalledOnce();
  expect(router.toasts).toEqual([]);
});

it.each([
  ["a refusal", { error: "Too many requests." }, "Too many requests."],
  ["a lost connection", null, "Couldn't save that. Try again."],
])("%s restores the unfollowed row, with the reason", async (_why, answer, text) => {
  await show({ ...view, rows: [row(1)], total: 1 });
  router.answer = answer;
  await press("Unfollow");
  expect(names()).toEqual(["grower1"]);
  expect(router.toasts).toEqual([{ text, isError: true }]);
  expect(router.revalidate).not.toHaveBeenCalled();
});

it("the last unfollowed row leaves the empty list", async () => {
  await show({ ...view, rows: [row(1)], total: 1 });
  await press("Unfollow");
  expect(place.textContent).toContain("Not following anyone yet");
});

it("unfollowing after the session expired leads to the sign-in page", async () => {
  await show(view);
  router.answer = { signIn: "/auth/signin" };
  await press("Unfollow");
  expect([names(), router.visited]).toEqual([["grower1", "grower2"], ["/auth/signin"]]);
});

it("muting keeps the row and turns off notifications, unless it fails", async () => {
  await show(view);
  await press("Mute updates");
  expect(names()).toEqual(["grower1", "grower2"]);
  expect(router.sent[0]).toMatchObject({ type: "user", id: "1", notify: "no" });
  router.answer = null;
  const before = place.innerHTML;
  await press("Unmute updates");
  expect(place.innerHTML).toBe(before);
  expect(router.toasts).toHaveLength(1);
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
