// @vitest-environment happy-dom
import { setImmediate as nextTurn } from "node:timers/promises";
import { IDBFactory } from "fake-indexeddb";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openOfflineStore } from "./offline-store.ts";
import { aPhone, aWrittenWeek } from "./testing/phone.ts";
import { useLeftBehind } from "./use-left-behind.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let factory: IDBFactory;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal("indexedDB", factory);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function Told({ isGuest }: { isGuest: boolean }) {
  return <p>{useLeftBehind(isGuest) ? "something waits" : "nothing"}</p>;
}

const shown = () => document.querySelector("p")?.textContent;
async function open(isGuest: boolean) {
  await act(async () => root.render(<Told isGuest={isGuest} />));
}

/** Writes a week offline and closes the page. */
async function writeAndGo() {
  const phone = aPhone({ factory });
  phone.server.isOnline = false;
  const page = await phone.open();
  await page.keepWeek(aWrittenWeek(5));
  await phone.calm();
  return { phone, page };
}

it("shows a guest that weeks are queued on this device", async () => {
  const { phone, page } = await writeAndGo();
  await open(true);
  const afterATurn = async () => {
    await act(() => nextTurn());
    return shown();
  };
  await expect.poll(afterATurn).toBe("something waits");
  phone.server.isOnline = true;
  await page.look(true);
  await phone.calm();
  expect(await (await openOfflineStore(factory)).weeks.isEmpty()).toBe(true);
});

it("shows nothing for an empty queue, or to a signed-in user, who sees the queue", async () => {
  await open(true);
  expect(await (await openOfflineStore(factory)).weeks.isEmpty()).toBe(true);
  expect(shown()).toBe("nothing");
  await writeAndGo();
  await open(false);
  expect(await (await openOfflineStore(factory)).weeks.isEmpty()).toBe(false);
  expect(shown()).toBe("nothing");
});

it("works in a browser that stores nothing beyond the page", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { weeks } = await openOfflineStore();
  expect(await weeks.isEmpty()).toBe(true);
  const [week] = await (await writeAndGo()).page.weeks();
  if (week) await weeks.put(week);
  expect(await weeks.isEmpty()).toBe(false);
});
