// @vitest-environment happy-dom
import { fakeClock, fakePage, settled } from "@grow/trackers/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { trackImpressions } from "./impression-marks.ts";

const seen = new Map<Element, (share: number) => void>();
let posted: unknown[];

beforeEach(() => {
  seen.clear();
  posted = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    posted.push([url, JSON.parse(String(init.body))]);
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

function started(markup: string) {
  document.body.innerHTML = markup;
  const clock = fakeClock();
  let change = () => {};
  trackImpressions({
    clock,
    page: fakePage(),
    warn: vi.fn(),
    guest: () => "9b2d",
    inView: {
      observe(element, see) {
        seen.set(element, see);
        return () => seen.delete(element);
      },
    },
    isCounted: true,
    onPage: (run) => run(),
    onChange(run) {
      change = run;
    },
  });
  return { clock, change: () => change() };
}

const card = (id: string) => document.getElementById(id) as HTMLElement;

it("marked cards are measured, and their sums are sent", async () => {
  const { clock } = started(
    '<p id="a" data-impression="diary:12"></p><p data-impression="tree:3"></p><p data-impression="diary"></p>',
  );
  expect([...seen.keys()]).toEqual([card("a")]);
  seen.get(card("a"))?.(1);
  clock.turn(3000);
  seen.get(card("a"))?.(0);
  clock.turn(2000);
  await settled();
  expect(posted).toEqual([["/api/stat", { stat: [{ t: "diary", i: 12, v: 1, s: 3 }] }]]);
});

it("cards that appear later are measured, and the time of removed ones is kept", async () => {
  const { clock, change } = started('<p id="a" data-impression="strain:4"></p>');
  seen.get(card("a"))?.(1);
  clock.turn(1000);
  document.body.innerHTML = '<p id="b" data-impression="user:7"></p>';
  change();
  expect([...seen.keys()]).toEqual([card("b")]);
  clock.turn(5000);
  await settled();
  expect(posted).toEqual([["/api/stat", { stat: [{ t: "strain", i: 4, v: 1, s: 1 }] }]]);
});

it("an element that becomes another card ends the first, and measures the second", async () => {
  const { clock, change } = started('<p id="a" data-impression="strain:4"></p>');
  seen.get(card("a"))?.(1);
  clock.turn(1000);
  card("a").dataset.impression = "strain:5";
  change();
  seen.get(card("a"))?.(1);
  clock.turn(2000);
  seen.get(card("a"))?.(0);
  clock.turn(5000);
  await settled();
  const stat = posted.flatMap((post) => (post as [string, { stat: object[] }])[1].stat);
  expect(stat).toEqual([
    { t: "strain", i: 4, v: 1, s: 1 },
    { t: "strain", i: 5, v: 1, s: 2 },
  ]);
});
