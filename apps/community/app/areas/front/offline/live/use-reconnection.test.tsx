// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReconnection } from "./use-reconnection.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let isBack = false;
const onBack = vi.fn();
const server = vi.fn();

function Page({ isCut }: { isCut: boolean }) {
  isBack = useReconnection(isCut, onBack);
  return null;
}
const show = (isCut: boolean) => act(async () => root.render(<Page isCut={isCut} />));
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server.mockReset().mockRejectedValue(new TypeError("Failed to fetch")));
  onBack.mockReset();
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("notices within three seconds that the server responds again, and stops polling", async () => {
  await show(true);
  await pass(10_000);
  expect(isBack).toBe(false);
  server.mockResolvedValue({ ok: true });
  await pass(3000);
  expect([isBack, onBack.mock.calls.length]).toEqual([true, 1]);
  const asked = server.mock.calls.length;
  await pass(10_000);
  expect(server.mock.calls.length).toBe(asked);
});

it("polls again after the device went offline again", async () => {
  server.mockResolvedValue({ ok: true });
  await show(true);
  await pass(0);
  expect(isBack).toBe(true);
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  await act(async () => window.dispatchEvent(new Event("offline")));
  expect(isBack).toBe(false);
});

it("sends no request while online", async () => {
  await show(false);
  await pass(10_000);
  expect(server).not.toHaveBeenCalled();
});
