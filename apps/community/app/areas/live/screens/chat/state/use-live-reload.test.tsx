// @vitest-environment happy-dom
import { tellChat } from "@grow/app-kit/client/live/chat-events.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveReload } from "./use-live-reload.ts";

const revalidate = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", () => ({ useRevalidator: () => ({ revalidate }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let isCut: boolean;
let reload: () => void;
let root: ReturnType<typeof createRoot>;

function Page() {
  reload = useLiveReload();
  return null;
}

beforeEach(async () => {
  isCut = false;
  revalidate.mockClear();
  vi.stubGlobal("fetch", async () => {
    if (isCut) throw new TypeError("Failed to fetch");
    return new Response();
  });
  tellChat({ event: "line", isOpen: false });
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Page />));
});
afterEach(() => vi.unstubAllGlobals());

it("loads the page's data again", async () => {
  await act(async () => reload());
  expect(revalidate).toHaveBeenCalledTimes(1);
});

it.each([
  ["the device is online", () => dispatchEvent(new Event("online"))],
  ["the live line opens", () => tellChat({ event: "line", isOpen: true })],
])("waits without a connection until %s", async (_when, back) => {
  isCut = true;
  await act(async () => reload());
  await act(async () => reload());
  expect(revalidate).not.toHaveBeenCalled();
  isCut = false;
  await act(async () => back());
  expect(revalidate).toHaveBeenCalledTimes(1);
  await act(async () => back());
  expect(revalidate).toHaveBeenCalledTimes(1);
});

it("loads nothing for a page that was left meanwhile", async () => {
  isCut = true;
  await act(async () => reload());
  await act(async () => root.unmount());
  isCut = false;
  dispatchEvent(new Event("online"));
  expect(revalidate).not.toHaveBeenCalled();
});
