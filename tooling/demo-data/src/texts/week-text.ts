import { placeInBand, targetBand, vpd } from "@grow/domain";
import type { Random } from "@grow/testing";
import type { StrainSeed } from "../catalogue/strains.ts";
import type { Dose } from "../growing/doses.ts";
import type { HarvestResult } from "../growing/harvest.ts";
import { type GrowPlan, incidentIn, type PlannedWeek } from "../growing/plan.ts";
import type { Setup } from "../growing/setup.ts";
import type { Lang } from "../people/growers.ts";
import type { Readings } from "../rows.ts";
import { PHRASES } from "./languages.ts";
import type { Phrases } from "./phrases.ts";
import { paragraph, type Slots, type Writer } from "./writer.ts";

/** What a week's text is written from. */
export interface WeekStory {
  readonly lang: Lang;
  readonly setup: Setup;
  readonly strain: StrainSeed;
  readonly plan: GrowPlan;
  readonly week: PlannedWeek;
  readonly readings: Readings;
  readonly doses: readonly Dose[];
  readonly harvest: HarvestResult | null;
}

const met = (condition: boolean): "" | null => (condition ? "" : null);

/** Conditions that sentences are bound to; an empty text where they are met. */
function conditions({ setup, strain, plan, week, readings }: WeekStory, deficit: number | null): Slots {
  const band = targetBand("vpd", week.faza);
  return {
    tent: met(setup.setting === "tent"),
    window: met(setup.setting === "window"),
    greenhouse: met(setup.setting === "greenhouse"),
    outside: met(setup.room === 2),
    lamp: met(setup.lamp !== null),
    filter: met(setup.filter !== null),
    living: met(setup.soil === 1 && setup.nutrients.length === 0),
    soilmix: met(setup.soil === 1),
    auto: met(strain.auto),
    flip: met(setup.lamp !== null && !strain.auto && plan.vegWeeks > 0),
    damp: met((readings.air_hum ?? 0) >= 55),
    cool: met((readings.night_air_temp ?? 99) <= 19),
    inband: met(band !== null && placeInBand(deficit, band) === "in"),
  };
}

/** Values of a week that sentences may name. */
export function slotsOfWeek(story: WeekStory): Slots {
  const { readings, strain, week, harvest, doses, lang, setup, plan } = story;
  const { air_temp, air_hum } = readings;
  const deficit = vpd({ air: air_temp, humidity: air_hum });
  return {
    ...conditions(story, deficit),
    strain: strain.name,
    aroma: PHRASES[lang].aromas[strain.aroma],
    height: readings.height,
    temp: air_temp,
    night: readings.night_air_temp,
    hum: air_hum,
    ec: readings.tds,
    ph: readings.ph,
    litres: readings.watering_volume,
    light: readings.light,
    lamp_distance: readings.lamp_distance,
    pot: setup.pot,
    week: week.days,
    vpd: deficit === null ? null : Number(deficit.toFixed(2)),
    product: doses[0]?.product.name ?? null,
    dry: harvest?.dry ?? null,
    wet: harvest?.wet ?? null,
    plants: harvest?.plants ?? null,
    gpw: harvest?.watt ? Number((harvest.dry / harvest.watt).toFixed(2)) : null,
    days: 7 * (2 + plan.vegWeeks + plan.flowerWeeks),
  };
}

/** The list that tells of the plant itself. */
function openings(phrases: Phrases, { week, plan }: WeekStory): readonly string[] {
  if (week.faza === -1) return phrases.germination;
  if (week.faza === 2) return phrases.harvest;
  if (week.faza === 0) return week.inPhase === 1 ? phrases.seedling : phrases.vegetative;
  if (week.inPhase <= 3) return phrases.stretch;
  return week.inPhase > plan.flowerWeeks - 2 ? phrases.ripening : phrases.flowering;
}

function training(phrases: Phrases, { setup, week, plan }: WeekStory): readonly string[] {
  if (setup.training === "none" || week.faza !== 0 || week.inPhase < 2 || week.inPhase > plan.vegWeeks)
    return [];
  return phrases[setup.training];
}

/**
 * Writes the comment of a week: what the plant did, what went wrong, and, by the grower's diligence, air, feed and a
 * closing word.
 *
 * @param heard - sentences of this diary so far
 */
export function writeWeek(random: Random, writer: Writer, story: WeekStory, heard: Set<string>): string {
  const { lang, setup, week, doses } = story;
  const phrases = PHRASES[lang];
  const slots = slotsOfWeek(story);
  const say = (list: readonly string[]) => writer.sentence(lang, list, slots, heard);
  const inOrder = (list: readonly string[]) => writer.next(lang, list, slots, heard);
  const found = incidentIn(story.plan, week.days);
  const trouble = found && week.faza !== 2 ? say(phrases.incidents[found.incident.kind][found.stage]) : "";
  const lazy = !trouble && week.faza !== 2 && week.days > 1 && random.chance(0.2 * (1 - setup.diligence));
  if (lazy) return say(phrases.short);
  const opening = openings(phrases, story);
  const open = () => (opening === phrases.stretch ? inOrder(opening) : say(opening));
  const wordy = setup.diligence > 0.75 ? 2 : setup.diligence > 0.5 ? 1 : 0;
  const sentences = [trouble && random.chance(0.5) ? "" : open(), trouble];
  if (week.faza === 2) sentences.push(say(phrases.drying));
  else {
    if (week.faza === -1 || random.chance(wordy > 0 ? 0.45 : 0.6)) sentences.push(open());
    if (random.chance(0.8)) sentences.push(inOrder(training(phrases, story)));
    if (setup.room !== 1 && random.chance(0.55)) sentences.push(say(phrases.outdoor));
    const feed = setup.nutrients.length === 0 ? phrases.plainWater : doses.length > 0 ? phrases.feed : [];
    if (week.faza >= 0 && random.chance(0.2 + 0.15 * wordy)) sentences.push(say(feed));
    if (random.chance(0.15 + 0.15 * wordy)) sentences.push(say(phrases.climate));
  }
  if (random.chance(0.12 + 0.08 * wordy)) sentences.push(say(phrases.closing));
  return paragraph(sentences) || say(phrases.short);
}
