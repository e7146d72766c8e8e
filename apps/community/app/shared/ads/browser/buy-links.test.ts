// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { slotTools } from "../testing/slot-page.tsx";
import { countBuyLinks } from "./buy-links.ts";

let posted: unknown[];
beforeEach(() => {
  posted = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    posted.push([url, JSON.parse(String(init.body))]);
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a link to a shop counts one view and every click, with its product", () => {
  document.body.innerHTML = '<a href="https://shop.example" data-buy="51">Buy</a><a href="/x">Elsewhere</a>';
  const page = slotTools();
  countBuyLinks(page.tools);
  const link = document.querySelector<HTMLElement>("[data-buy]") as HTMLElement;
  page.see(1, link);
  page.clock.turn(1000);
  page.change();
  page.see(1, link);
  page.clock.turn(1000);
  // The test's browser would follow it.
  document.body.addEventListener("click", (click) => click.preventDefault());
  link.click();
  link.dispatchEvent(new MouseEvent("auxclick", { button: 1 }));
  link.dispatchEvent(new MouseEvent("auxclick", { button: 2 }));
  const button = { url: "https://shop.example", product_id: 51 };
  expect(posted).toEqual([
    ["/api/adv/button/view", button],
    ["/api/adv/button/click", button],
    ["/api/adv/button/click", button],
  ]);
});
