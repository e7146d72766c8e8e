import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paths } from "../../paths.ts";
import type { Drawing } from "./own-drawing.tsx";
import type { PageSection } from "./page-section.ts";
import type { SlotKind } from "./slot-kinds.ts";

/** One of the site's own banners, for slots that nobody has booked. */
export interface OwnBanner {
  readonly drawing: Drawing;
  readonly href: string;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly button: MessageDescriptor;
  /** Sections that are about the same. */
  readonly notIn: readonly PageSection[];
}

/** In the order in which they are tried. */
export const OWN_BANNERS: readonly OwnBanner[] = [
  {
    drawing: "notebook",
    href: paths.newDiary(),
    title: msg({ id: "ad.own.diary", message: "Your first week takes a minute" }),
    text: msg({ id: "ad.own.diary.text", message: "A photo and two readings are enough." }),
    button: msg({ id: "ad.own.diary.button", message: "Start a diary" }),
    notIn: ["diary"],
  },
  {
    drawing: "leaf",
    href: paths.newQuestion(),
    title: msg({ id: "ad.own.question", message: "Something wrong with a leaf?" }),
    text: msg({ id: "ad.own.question.text", message: "Ask with a photo. Growers answer." }),
    button: msg({ id: "ad.own.question.button", message: "Ask a question" }),
    notIn: ["questions"],
  },
  {
    drawing: "scales",
    href: paths.compareProducts([]),
    title: msg({ id: "ad.own.compare", message: "Two lamps, one tent?" }),
    text: msg({ id: "ad.own.compare.text", message: "Compare facts, ratings and harvests side by side." }),
    button: msg({ id: "ad.own.compare.button", message: "Compare gear" }),
    notIn: ["page"],
  },
  {
    drawing: "jar",
    href: paths.strains(),
    title: msg({ id: "ad.own.strains", message: "Pick a strain by its harvests" }),
    text: msg({ id: "ad.own.strains.text", message: "Yields and flowering times from real diaries." }),
    button: msg({ id: "ad.own.strains.button", message: "See strains" }),
    notIn: ["strains", "seedbank"],
  },
];

/** Which of them a slot begins with, so that those of one page differ. */
const FIRST: Readonly<Record<SlotKind, number>> = { header: 0, box: 1, cpm: 1, sidebar: 3, button: 2 };

/** The site's own banner for a slot: always the same for a kind and a section, so that pages can be cached. */
export function ownBanner(kind: SlotKind, section: PageSection): OwnBanner {
  const fitting = OWN_BANNERS.filter(({ notIn }) => !notIn.includes(section));
  return fitting[FIRST[kind] % fitting.length] as OwnBanner;
}
