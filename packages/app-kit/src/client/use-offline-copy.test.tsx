// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOfflineCopy } from "./use-offline-copy.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const reload = vi.fn();
let device: { onLine: boolean; serviceWorker: { controller: object | null } };

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  device = { onLine: true, serviceWorker: { controller: {} } };
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("location", { pathname: "/diaries/12-plum", search: "", reload });
  Object.assign(window, { location: globalThis.location });
});
afterEach(() => vi.unstubAllGlobals());

function Shown({ error }: { error: unknown }) {
  useOfflineCopy(error);
  return null;
}

async function show(error: unknown): Promise<void> {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Shown error={error} />));
  await act(async () => root.unmount());
}

const noAnswer = new TypeError("Failed to fetch");

it("reloads a page once when its data request got no response", async () => {
  await show(noAnswer);
  await show(noAnswer);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads after any failure while the device is offline", async () => {
  device.onLine = false;
  await show(new Error("No routes"));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("keeps the error page for other errors, and when storage is unavailable", async () => {
  await show(new Error("Broken"));
  device.serviceWorker.controller = null;
  await show(noAnswer);
  expect(reload).not.toHaveBeenCalled();
});
