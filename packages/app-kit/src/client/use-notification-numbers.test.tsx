// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNotificationNumbers } from "./use-notification-numbers.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const asked: string[] = [];
let total = 3;

function Badge({ user }: { user: number | null }) {
  const { numbers } = useNotificationNumbers(user);
  return <p>{numbers ? numbers.total : "unknown"}</p>;
}

let root: ReturnType<typeof createRoot>;
/** Renders, and waits for the lazy-loaded code that follows the numbers. */
const show = async (user: number | null) => {
  await act(async () => root.render(<Badge user={user} />));
  await act(() => import("./live/follow-numbers.ts"));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const text = () => document.querySelector("p")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  total = 3;
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    const data = { total, channels: { activity: total, follows: 0, system: 0 } };
    return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
  });
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends no request for a guest", async () => {
  await show(null);
  await pass(100_000);
  expect(asked).toEqual([]);
  expect(text()).toBe("unknown");
});

it("starts polling 1 s after sign-in and stops on sign-out", async () => {
  await show(7);
  await pass(999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(["/api/users/7/notifications-g/numbers/v2"]);
  expect(text()).toBe("3");
  total = 4;
  await pass(30_000);
  expect(text()).toBe("4");
  await show(null);
  expect(text()).toBe("unknown");
  await pass(100_000);
  expect(asked).toHaveLength(2);
});
