// @vitest-environment happy-dom
import { tellChat } from "@grow/app-kit/client/live/chat-events.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveList } from "./use-live-list.ts";

const reload = vi.hoisted(() => vi.fn());
vi.mock("./use-live-reload.ts", () => ({ useLiveReload: () => reload }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;

function Page() {
  useLiveList();
  return null;
}

async function open(): Promise<void> {
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Page />));
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  tellChat({ event: "line", isOpen: false });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it("loads a list again when the live line opens after the page", async () => {
  await open();
  tellChat({ event: "line", isOpen: true });
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not load a list again for a live line that was open before", async () => {
  tellChat({ event: "line", isOpen: true });
  await open();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

it("loads a list once for several messages", async () => {
  await open();
  for (const last_id of [1, 2, 3]) tellChat({ event: "message", data: { chat_id: 7, last_id } });
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});
