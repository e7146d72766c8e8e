import type { Schema } from "@grow/contract";
import { sortEvents } from "@grow/domain/weeks";
import type { WeekBody } from "./waiting.ts";

/** A part of a week that can change independently; a reading is `props.` and its name. */
export type WeekPart =
  | "faza"
  | "days"
  | "text"
  | "photos"
  | "doses"
  | "events"
  | "feedings"
  | "strain_comment"
  | "seed"
  | "reviews"
  | `props.${string}`;

/** The result of merging two versions of a week. */
export interface MergedWeek {
  readonly body: WeekBody;
  /** Parts that both sides changed differently: the author has to choose. */
  readonly asked: readonly WeekPart[];
}

type Media = readonly { readonly id: number; readonly alt?: string | undefined }[];

const text = (value: string | null | undefined): string => (value ?? "").trim();
const stands = (one: { is_remove: boolean }): boolean => !one.is_remove;
const media = (list: WeekBody["items_photo"]) => (list ?? []).map(({ id, alt }) => [id, text(alt)]);

/** Converts a stored week to the request body that would save it. */
export function bodyOfWeek(week: Schema<"Week">): WeekBody {
  const { item_flowering: flowering, item_harvest: harvest } = week;
  const review = harvest?.item_review_seed;
  const named = ({ item_product, name }: Schema<"NutrientDose"> | Schema<"NutrientReview">) =>
    item_product ? { product_id: item_product.id } : { name };
  const files = (list: readonly { id: number; alt: string; is_remove: boolean }[]) =>
    list.filter(stands).map(({ id, alt }) => ({ id, alt }));
  return {
    faza: week.faza,
    days: week.days,
    text: week.text,
    lang: week.lang,
    props: Object.fromEntries(Object.entries(week.props).filter(([, value]) => value !== null)),
    items_photo: files(week.items_photo),
    items_video: files(week.items_video),
    item_flowering: flowering && {
      items_nutrient: flowering.items_nutrient
        .filter(stands)
        .map((dose) => ({ ...named(dose), val: dose.val ?? null })),
    },
    items_event: week.items_event ?? [],
    items_feeding: week.items_feeding ?? [],
    item_harvest: harvest && {
      strain_comment: harvest.strain_comment,
      item_review_seed: review
        ? {
            props: {
              growing: review.props.growing ?? null,
              resistance: review.props.resistance ?? null,
            },
            n_general: review.n_general ?? null,
            text: review.text,
          }
        : null,
      items_nutrient: harvest.items_nutrient
        .filter(stands)
        .map((one) => ({ ...named(one), comment: one.comment, n_general: one.n_general ?? null })),
    },
  };
}

/** The content of each part. Empty parts are left out, so that empty and absent are equal. */
export function weekParts(week: WeekBody): ReadonlyMap<WeekPart, string> {
  const { item_flowering: flowering, item_harvest: harvest } = week;
  const seed = harvest?.item_review_seed;
  const said: [WeekPart, unknown][] = [
    ["faza", week.faza],
    ["days", week.days],
    ["text", text(week.text)],
    ["photos", [media(week.items_photo), media(week.items_video)]],
    [
      "doses",
      (flowering?.items_nutrient ?? []).map(({ product_id, name, val }) => [product_id ?? name, val || null]),
    ],
    ["events", sortEvents(week.items_event ?? []).map(({ type, day }) => [type, day])],
    [
      "feedings",
      (week.items_feeding ?? []).map((one) => [
        ...[one.day, one.is_water, one.volume, one.ec],
        ...[one.ph, one.runoff_ec, one.runoff_ph],
      ]),
    ],
    ["strain_comment", text(harvest?.strain_comment)],
    [
      "seed",
      seed
        ? [
            seed.props?.growing ?? null,
            seed.props?.resistance ?? null,
            seed.n_general ?? null,
            text(seed.text),
          ]
        : "",
    ],
    [
      "reviews",
      (harvest?.items_nutrient ?? []).map(({ product_id, name, comment, n_general }) => [
        product_id ?? name,
        text(comment),
        n_general ?? null,
      ]),
    ],
    ...Object.entries(week.props ?? {}).map(([name, value]): [WeekPart, unknown] => [
      `props.${name}`,
      value ?? "",
    ]),
  ];
  return new Map(said.map(([part, value]) => [part, JSON.stringify(value)] as const).filter(isSaid));
}

const NOTHING = new Set(['""', "[]", "null", "[[],[]]", '[null,null,null,""]']);
const isSaid = ([, value]: readonly [WeekPart, string]): boolean => !NOTHING.has(value);

/**
 * Merges two versions of a week part by part: a part that only one side changed since `base` is taken from that side. Photos are
 * merged one by one and never conflict.
 *
 * @param base - the version that both sides started from; null when unknown, which makes every difference a conflict
 * @param theirsIn - conflicting parts in which theirs wins
 */
export function mergeWeeks(
  base: WeekBody | null,
  mine: WeekBody,
  theirs: WeekBody,
  theirsIn: ReadonlySet<string> = new Set(),
): MergedWeek {
  const [before, here, there] = [base && weekParts(base), weekParts(mine), weekParts(theirs)];
  const asked: WeekPart[] = [];
  const taken: WeekPart[] = [];
  for (const part of new Set([...here.keys(), ...there.keys()])) {
    if (here.get(part) === there.get(part)) continue;
    if (before && part === "photos") continue;
    if (before && there.get(part) === before.get(part)) continue;
    const isTheirs = before !== null && here.get(part) === before.get(part);
    if (!isTheirs) asked.push(part);
    if (isTheirs || theirsIn.has(part)) taken.push(part);
  }
  const body = taken.reduce((merged, part) => withPart(merged, theirs, part), mine);
  const files = base && {
    items_photo: mergeMedia(base.items_photo, mine.items_photo, theirs.items_photo),
    items_video: mergeMedia(base.items_video, mine.items_video, theirs.items_video),
  };
  return { body: inItsPhase({ ...body, ...files }, theirs), asked };
}

function withPart(body: WeekBody, theirs: WeekBody, part: WeekPart): WeekBody {
  const harvest = { ...body.item_harvest };
  switch (part) {
    case "faza":
    case "days":
    case "text":
      return { ...body, [part]: theirs[part] };
    case "photos":
      return {
        ...body,
        items_photo: theirs.items_photo ?? [],
        items_video: theirs.items_video ?? [],
      };
    case "doses":
      return { ...body, item_flowering: theirs.item_flowering ?? null };
    case "events":
      return { ...body, items_event: theirs.items_event ?? [] };
    case "feedings":
      return { ...body, items_feeding: theirs.items_feeding ?? [] };
    case "strain_comment":
      return {
        ...body,
        item_harvest: { ...harvest, strain_comment: theirs.item_harvest?.strain_comment ?? "" },
      };
    case "seed":
      return {
        ...body,
        item_harvest: { ...harvest, item_review_seed: theirs.item_harvest?.item_review_seed ?? null },
      };
    case "reviews":
      return {
        ...body,
        item_harvest: { ...harvest, items_nutrient: theirs.item_harvest?.items_nutrient ?? [] },
      };
    default: {
      const name = part.slice("props.".length);
      const value = Object.entries(theirs.props ?? {}).find(([key]) => key === name)?.[1] ?? null;
      return { ...body, props: { ...body.props, [name]: value } };
    }
  }
}

/**
 * Removes what the week's phase does not have: doses, events and feedings in a harvest, a harvest report in a growing week, seeds
 * outside germination.
 */
function inItsPhase({ props: all, ...rest }: WeekBody, theirs: WeekBody): WeekBody {
  const { germination_method: _, seeds_sown: __, seeds_sprouted: ___, ...props } = all ?? {};
  const body: WeekBody = { ...rest, ...(all ? { props: rest.faza === -1 ? all : props } : {}) };
  if (body.faza === 2) {
    const item_harvest = body.item_harvest ?? theirs.item_harvest ?? { items_nutrient: [] };
    return { ...body, item_flowering: null, items_event: [], items_feeding: [], item_harvest };
  }
  const item_flowering = body.item_flowering ?? theirs.item_flowering ?? { items_nutrient: [] };
  return { ...body, item_flowering, item_harvest: null };
}

/** Adds photos that one side added and removes those that one side removed; uses the order of the side that changed it. */
export function mergeMedia<One extends { readonly id: number; readonly alt?: string | undefined }>(
  base: Media | undefined,
  mine: readonly One[] | undefined,
  theirs: readonly One[] | undefined,
): One[] {
  const find = (list: Media | undefined, id: number) => list?.find((one) => one.id === id);
  const isGone = ({ id }: One, list: readonly One[] | undefined) => !!find(base, id) && !find(list, id);
  const retained = (list: readonly One[] | undefined, other: readonly One[] | undefined) =>
    (list ?? []).filter((one) => !isGone(one, other));
  const order = (list: readonly { id: number }[]) => list.map(({ id }) => id).join();
  const old = (list: readonly One[]) => list.filter(({ id }) => find(base, id));
  const [here, there] = [retained(mine, theirs), retained(theirs, mine)];
  const left = (base ?? []).filter(({ id }) => find(here, id));
  const isMineMoved = order(old(here)) !== order(left);
  const [first, second] = isMineMoved ? [here, there] : [there, here];
  return [...first, ...second.filter(({ id }) => !find(first, id))].map((one) => {
    const [own, other] = [mine?.find(({ id }) => id === one.id), theirs?.find(({ id }) => id === one.id)];
    if (!own || !other) return one;
    return text(own.alt) === text(find(base, one.id)?.alt) ? other : own;
  });
}
