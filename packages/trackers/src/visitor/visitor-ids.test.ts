import { describe, expect, test, vi } from "vitest";
import { storeOf } from "../store.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { isUuid, newUuid } from "./uuid.ts";
import { createGuestId, createVisitorIds } from "./visitor-ids.ts";

/** A browser, and tabs of it. */
function openBrowser() {
  const jar = new Map<string, string>();
  const set = vi.fn((name: string, value: string, _seconds: number) => void jar.set(name, value));
  const cookies = { get: (name: string) => jar.get(name) ?? null, set };
  const local = new MemoryStorage();
  const openTab = (tab = new MemoryStorage()) =>
    createVisitorIds({ cookies, device: storeOf(() => local), session: storeOf(() => tab) });
  return { jar, set, cookies, local, openTab };
}

describe("the ids of a visitor", () => {
  test("are random, and set only when requested", () => {
    const { jar, local, openTab } = openBrowser();
    const ids = openTab();
    expect([jar.size, local.items.size]).toEqual([0, 0]);
    const all = [ids.guest(), ids.device(), ids.session()];
    expect(new Set(all).size).toBe(3);
    for (const id of all) expect(isUuid(id)).toBe(true);
  });

  test("persist: the guest's and the browser's across tabs, the tab's within the tab", () => {
    const { openTab } = openBrowser();
    const tab = new MemoryStorage();
    const ids = openTab(tab);
    const reloaded = openTab(tab);
    const other = openTab();
    expect(reloaded.guest()).toBe(ids.guest());
    expect(reloaded.device()).toBe(ids.device());
    expect(reloaded.session()).toBe(ids.session());
    expect([other.guest(), other.device()]).toEqual([ids.guest(), ids.device()]);
    expect(other.session()).not.toBe(ids.session());
  });

  test("of a guest last two years and are set once", () => {
    const { set, cookies, openTab } = openBrowser();
    const ids = openTab();
    const guest = ids.guest();
    ids.guest();
    openTab().guest();
    expect(createGuestId({ cookies })()).toBe(guest);
    expect(set).toHaveBeenCalledExactlyOnceWith("guest", guest, 63_072_000);
  });

  test("that are malformed are replaced", () => {
    const { jar, local, openTab } = openBrowser();
    jar.set("guest", "<script>");
    local.items.set("uniq-device", "");
    const ids = openTab();
    const guest = ids.guest();
    expect(jar.get("guest")).toBe(guest);
    expect(isUuid(guest)).toBe(true);
    const device = ids.device();
    expect(local.items.get("uniq-device")).toBe(device);
  });

  test("live as long as the page without storage", () => {
    const { local, openTab } = openBrowser();
    local.isForbidden = true;
    const tab = new MemoryStorage();
    tab.isFull = true;
    const ids = openTab(tab);
    expect(ids.device()).toBe(ids.device());
    expect(ids.session()).toBe(ids.session());
    expect(openTab().device()).not.toBe(ids.device());
  });
});

test("newUuid returns a UUID of version 4", () => {
  for (let count = 0; count < 200; count += 1)
    expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(isUuid(newUuid().toUpperCase())).toBe(true);
  for (const other of ["", null, 5, `${newUuid()}0`]) expect(isUuid(other)).toBe(false);
});
