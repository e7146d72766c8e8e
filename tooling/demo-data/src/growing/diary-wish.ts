import type { Random } from "@grow/testing";
import { dayOf, daysAfter } from "../calendar.ts";
import { PRODUCTS } from "../catalogue/products.ts";
import { STRAINS, type StrainSeed } from "../catalogue/strains.ts";
import type { People, Person } from "../people/people-rows.ts";
import type { SetupWish } from "./setup.ts";

/** A diary that is going to be written. */
export interface DiaryWish {
  readonly author: Person;
  readonly strain: StrainSeed;
  readonly start: string;
  readonly setup: SetupWish;
  readonly outdoors: boolean;
  readonly vegWeeks?: number;
  readonly flawless?: boolean;
  readonly complete?: boolean;
  /** Name of the diary; otherwise one is found in the author's language. */
  readonly name?: string;
}

function named<Thing extends { readonly name: string }>(list: readonly Thing[], name: string): Thing {
  const thing = list.find((one) => one.name === name);
  if (!thing) throw new Error(`The demo catalogue has no ${name}`);
  return thing;
}

/** What many grow. */
const FAVOURITES = ["Night Plum", "Night Plum", "Lemon Thicket", "Quiet Thunder"];

/** Diaries of the four demo people. */
function demoDiaries(people: People, anchor: string): DiaryWish[] {
  const grower = people.persona("grower");
  const board = named(PRODUCTS, "Board 240");
  const tent = named(PRODUCTS, "Orchard 80");
  const wish = (
    author: Person,
    strain: string,
    daysAgo: number,
    more: Partial<DiaryWish> = {},
  ): DiaryWish => ({
    author,
    strain: named(STRAINS, strain),
    start: daysAfter(anchor, -daysAgo),
    outdoors: false,
    setup: { room: 1, soil: 2, diligence: 0.95, lamp: board, space: tent, nutrientBrand: "Loam & Lumen" },
    ...more,
  });
  return [
    wish(grower, "Night Plum", 78, { vegWeeks: 5, complete: true, name: "Night Plum pheno hunt, round two" }),
    wish(grower, "Harbour Fog", 330, { vegWeeks: 4, name: "Harbour Fog, the winter before" }),
    wish(people.persona("manager"), "Velvet Orbit", 120, {
      vegWeeks: 4,
      flawless: true,
      name: "Velvet Orbit in the test room",
    }),
    wish(people.persona("moderator"), "Slow Comet", 210, { vegWeeks: 4 }),
  ];
}

/** Outside, seeds start in the second half of April; the season of the year before if this one has not come. */
function springBefore(random: Random, anchor: string): string {
  const year = Number(dayOf(anchor).slice(0, 4));
  const spring = daysAfter(`${year}-04-14`, random.whole(0, 18));
  return spring < daysAfter(anchor, -21) ? spring : daysAfter(`${year - 1}-04-14`, random.whole(0, 18));
}

/**
 * Decides who grows what and when: more than half of the diaries are still growing, the rest ended within the last year.
 *
 * @param count - diaries in all, the demo people's included
 */
export function planDiaries(random: Random, people: People, anchor: string, count: number): DiaryWish[] {
  const wishes = demoDiaries(people, anchor);
  const authors = people.all.filter(({ row }) => row.access.length === 0 && row.name !== "manager");
  const order = [...random.shuffle(authors), ...random.shuffle(authors), ...random.shuffle(authors)];
  for (const [index, author] of order.entries()) {
    if (wishes.length >= count) break;
    const open = index % 9 < 5;
    const drawn = random.pick(STRAINS);
    // Enough harvests of a few strains for their statistics.
    const taste = random.fork(`favourite ${index}`);
    const strain = !open && taste.chance(0.5) ? named(STRAINS, taste.pick(FAVOURITES)) : drawn;
    const outdoors = author.lang !== "th" && !strain.auto && strain.flowering <= 9 && random.chance(0.35);
    const start = outdoors
      ? springBefore(random, anchor)
      : daysAfter(anchor, open ? -random.number(7, 88) : -random.number(105, 420));
    wishes.push({ author, strain, start, setup: {}, outdoors });
  }
  return wishes;
}
