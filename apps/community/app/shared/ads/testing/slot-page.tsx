import "../locales/catalog.ts";
import type { TrackerTools } from "@grow/app-kit/trackers/tracker-tools.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { fakeClock, fakePage } from "@grow/trackers/testing";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { AdFrame } from "../ad-frame.tsx";
import type { PageSection } from "../page-section.ts";
import type { SlotKind } from "../slot-kinds.ts";

const photo = {
  is_remove: false,
  id: 1,
  url: "/media/light/1600.webp",
  width: 1600,
  height: 1200,
  color: "#334422",
  alt: "Two bottles",
};

/** A booked banner. */
export const AD: Schema<"Ad"> = {
  id: 14,
  type: "box",
  label: "advertisement",
  title: "One chart for <b>coco</b>",
  text: "Two parts, twelve weeks.",
  button: "Open the chart",
  lang: "de",
  url: "https://loam-lumen.example/coco",
  image: photo,
  image_dark: { ...photo, url: "/media/dark/1600.webp" },
  section: ["explore"],
  item_brand: {
    id: 3,
    name: "Loam & Lumen",
    section: "nutrients",
    link: "/nutrients/loam-lumen",
    logo_s: null,
  },
  payer: "Loam & Lumen Vertrieb GmbH",
  why: ["section"],
  date_end: null,
  max_per_day: null,
};

const TEXT = { advertisement: "Advertisement", whyThisAd: "Why this ad?" } as UiText;

/** The markup of a slot as the server sends it. */
export function slotMarkup(kind: SlotKind, section: PageSection, product?: number): string {
  const content = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UiTextProvider text={TEXT}>
        <AdFrame kind={kind} section={section} />
      </UiTextProvider>
    </LocaleProvider>,
  );
  return `<div data-ad-slot="${kind}" data-section="${section}" data-product="${product}">${content}</div>`;
}

/** Tools of trackers that a test controls. */
export function slotTools(isCounted = true) {
  const clock = fakeClock();
  const page = fakePage();
  const seen = new Map<Element, (share: number) => void>();
  const changes: (() => void)[] = [];
  let show = () => {};
  const tools: TrackerTools = {
    clock,
    page,
    warn: vi.fn(),
    isCounted,
    guest: () => "9b2dd3f0-1111-4222-8333-444455556666",
    inView: {
      observe(element, see) {
        seen.set(element, see);
        return () => seen.delete(element);
      },
    },
    onPage(run) {
      show = run;
      run();
    },
    onChange: (run) => void changes.push(run),
  };
  return {
    tools,
    clock,
    page,
    /** Reports a visible share of the shown banner, or of another element. */
    see(share: number, element = document.querySelector('[data-ad="shown"]')) {
      if (element) seen.get(element)?.(share);
    },
    change() {
      for (const run of changes) run();
    },
    nextPage: () => show(),
  };
}
