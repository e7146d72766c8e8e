import { post } from "@grow/app-kit/trackers/post.ts";
import type { TrackerTools } from "@grow/app-kit/trackers/tracker-tools.ts";
import type { Schema } from "@grow/contract";
import {
  type AdData,
  type AdStatistics,
  adViewShare,
  areAdsDisabled,
  chooseBanners,
  createAdData,
  createAdSchedule,
  createAdStatistics,
  storeOf,
  trackAd,
} from "@grow/trackers";
import type { SlotKind } from "../slot-kinds.ts";
import { countBuyLinks } from "./buy-links.ts";
import { type DailyViews, dailyViews } from "./daily-views.ts";
import { fillModel } from "./fill-model.ts";
import { getJson } from "./get-json.ts";
import { onPress } from "./on-press.ts";

type Ad = Schema<"Ad">;

/** Kinds whose banners are loaded for one section of the site, because only some pages and screens have their slots. */
const BY_SECTION = { sidebar: "items_sidebar", button: "items_button" } as const;

/** A slot with its content. */
interface Filled {
  /** Whether a dialog covers it may have changed. */
  readonly update: () => void;
  /** It is gone, or its page is. */
  readonly end: () => void;
}

const openSlots = () => document.querySelectorAll<HTMLElement>("[data-ad-slot]");

/**
 * Fills the slots of each page with booked banners, half a second after it is there, and counts what was served, seen and clicked. Where
 * nothing is booked, loading fails or the section has no ads, the slot shows its banner of the site's own. A visitor who is not
 * counted sees the same.
 */
export function startAds(tools: TrackerTools): void {
  const { clock, page, warn, onPage, onChange, isCounted } = tools;
  const views = dailyViews(
    storeOf(() => localStorage),
    clock,
  );
  const statistics = isCounted ? sentStatistics(tools) : NO_STATISTICS;
  const filled = new Map<HTMLElement, Filled>();
  const sections = new Map<string, AdData<Schema<"AdSection">>>();
  let data: Schema<"AdData"> | null | undefined;

  const ads = createAdData({ load: () => getJson<Schema<"AdData">>("/api/adv/fully"), warn });
  const schedule = createAdSchedule({ clock, isDisabled: () => data === undefined, apply });

  /** Loads the ads, for the first page with a slot; later ones have them. */
  function load() {
    void ads.get().then((loaded) => {
      data = loaded;
      schedule.dataFetched();
    });
  }
  function loadSection(section: string) {
    const known = sections.get(section);
    const ofSection =
      known ?? createAdData({ load: () => getJson<Schema<"AdSection">>(`/api/adv?s=${section}`), warn });
    sections.set(section, ofSection);
    return ofSection.get();
  }
  function apply() {
    for (const slot of openSlots()) {
      if (filled.has(slot) || !isShown(slot)) continue;
      const { kind, section, product } = placeOf(slot);
      if (kind === "sidebar" || kind === "button") {
        filled.set(slot, NOTHING);
        void loadSection(section).then((loaded) => {
          const banners = loaded?.[BY_SECTION[kind]] ?? [];
          const fitting = kind === "button" ? banners.filter((ad) => ad.product_id === product) : banners;
          if (filled.get(slot) === NOTHING) fill(slot, fitting);
        });
      } else fill(slot, data?.[`items_${kind}`] ?? []);
    }
  }
  function fill(slot: HTMLElement, banners: readonly Ad[]) {
    const { kind, section } = placeOf(slot);
    const isOff = areAdsDisabled({
      ...{ isOn: data !== null, isPremium: false, isBot: false, layout: "default", app: "web" },
      section,
      ignoreSections: data?.ignore_sections,
    });
    const left = banners.filter(({ id, max_per_day: most }) => most === null || views.of(id) < most);
    const [ad = null] = isOff ? [] : chooseBanners(left, section, 1, Math.random);
    filled.set(slot, ad === null ? showOwn(slot) : showAd(slot, ad, { kind, section }));
  }
  function showAd(slot: HTMLElement, ad: Ad, { kind: t, section: s }: Omit<Place, "product">): Filled {
    const place = slot.querySelector<HTMLElement>('[data-ad="shown"]');
    const model = slot.querySelector<HTMLElement>('[data-ad="model"]');
    if (!place || !model) return NOTHING;
    place.replaceChildren(fillModel(model, ad));
    slot.dataset.filled = "ad";
    if (t === "button") {
      // Counted as a link to a shop, like the product's own.
      for (const link of place.querySelectorAll<HTMLElement>('[data-ad="link"]'))
        link.dataset.buy = String(ad.product_id);
      return NOTHING;
    }
    const event = { i: ad.id, t, s };
    statistics.add({ ...event, a: "serve" });
    const shown = trackAd(
      {
        clock,
        page,
        share: adViewShare(place.getBoundingClientRect()),
        statistics: seenBy(views, statistics),
      },
      event,
    );
    let share = 0;
    const update = () => shown.see(isCovered(slot) ? 0 : share);
    const unobserve = tools.inView.observe(place, (next) => {
      share = next;
      update();
    });
    for (const link of place.querySelectorAll<HTMLElement>('[data-ad="link"]')) onPress(link, shown.click);
    return {
      update,
      end() {
        unobserve();
        shown.end();
      },
    };
  }

  function startPage() {
    for (const { end } of filled.values()) end();
    filled.clear();
    schedule.pageLeft();
    if (openSlots().length === 0) return;
    load();
    schedule.pageFinished();
  }
  onPage(startPage);
  // A page from the back/forward cache is a new view.
  page.onReturn(startPage);
  onChange(() => {
    for (const [slot, { update, end }] of filled) {
      if (slot.isConnected) update();
      else {
        end();
        filled.delete(slot);
      }
    }
    if ([...openSlots()].some((slot) => !filled.has(slot) && isShown(slot))) load();
  });
  if (isCounted) countBuyLinks(tools);
}

const NOTHING: Filled = { update() {}, end() {} };

const NO_STATISTICS: AdStatistics = { add: () => true, flush() {}, stop() {} };

function sentStatistics({ guest, clock, page, warn }: TrackerTools): AdStatistics {
  return createAdStatistics({
    ...{ guest, clock, page, warn },
    send: (stat, keepalive) =>
      post("/api/adv/stat", { stat }, { headers: { "X-Guest": guest() }, keepalive }),
  });
}

/** Also counts views for the most that a banner is shown a day. */
function seenBy(views: DailyViews, statistics: AdStatistics): AdStatistics {
  return {
    ...statistics,
    add(event) {
      if (event.a === "view") views.add(event.i);
      return statistics.add(event);
    },
  };
}

function showOwn(slot: HTMLElement): Filled {
  slot.querySelector('[data-ad="shown"]')?.replaceChildren();
  slot.dataset.filled = "own";
  return NOTHING;
}

interface Place {
  readonly kind: SlotKind;
  readonly section: string;
  /** The product of a buy button; NaN for other kinds. */
  readonly product: number;
}

function placeOf({ dataset }: HTMLElement): Place {
  const { adSlot, section = "", product } = dataset;
  return { kind: adSlot as SlotKind, section, product: Number(product) };
}

/** Whether the slot is part of this width of the page, and its content is there. Older browsers do not tell the first. */
function isShown(slot: HTMLElement): boolean {
  const isKnown = typeof slot.checkVisibility === "function";
  return slot.firstElementChild !== null && (!isKnown || slot.checkVisibility());
}

/** Whether a dialog lies above the slot. */
function isCovered(slot: HTMLElement): boolean {
  const dialog = document.querySelector("dialog[open]");
  return dialog !== null && !dialog.contains(slot);
}
