import type { StrainCategory } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const CATEGORIES: Record<StrainCategory, MessageDescriptor> = {
  "positive-effects": msg({ id: "strain.category.positive-effects", message: "Effects" }),
  "negative-effects": msg({ id: "strain.category.negative-effects", message: "Side effects" }),
  medical: msg({ id: "strain.category.medical", message: "Helps with" }),
  tastes: msg({ id: "strain.category.tastes", message: "Taste" }),
  yield: msg({ id: "strain.category.yield", message: "Yield" }),
  height: msg({ id: "strain.category.height", message: "Height" }),
  growing: msg({ id: "strain.category.growing", message: "Difficulty" }),
  genes: msg({ id: "strain.category.genes", message: "Genetics" }),
  thc: msg({ id: "strain.category.thc", message: "THC" }),
};

const WORDS: Record<StrainCategory, Readonly<Record<string, MessageDescriptor>>> = {
  "positive-effects": {
    relaxed: msg({ id: "diary.report.effect.relaxed", message: "Relaxed" }),
    happy: msg({ id: "diary.report.effect.happy", message: "Happy" }),
    euphoric: msg({ id: "diary.report.effect.euphoric", message: "Euphoric" }),
    uplifted: msg({ id: "diary.report.effect.uplifted", message: "Uplifted" }),
    creative: msg({ id: "diary.report.effect.creative", message: "Creative" }),
    focused: msg({ id: "diary.report.effect.focused", message: "Focused" }),
    energetic: msg({ id: "diary.report.effect.energetic", message: "Energetic" }),
    sleepy: msg({ id: "diary.report.effect.sleepy", message: "Sleepy" }),
    hungry: msg({ id: "diary.report.effect.hungry", message: "Hungry" }),
    talkative: msg({ id: "diary.report.effect.talkative", message: "Talkative" }),
    giggly: msg({ id: "diary.report.effect.giggly", message: "Giggly" }),
    aroused: msg({ id: "diary.report.effect.aroused", message: "Aroused" }),
    tingly: msg({ id: "diary.report.effect.tingly", message: "Tingly" }),
  },
  "negative-effects": {
    "dry-mouth": msg({ id: "diary.report.sideEffect.dryMouth", message: "Dry mouth" }),
    "dry-eyes": msg({ id: "diary.report.sideEffect.dryEyes", message: "Dry eyes" }),
    dizzy: msg({ id: "diary.report.sideEffect.dizzy", message: "Dizzy" }),
    paranoid: msg({ id: "diary.report.sideEffect.paranoid", message: "Paranoid" }),
    anxious: msg({ id: "diary.report.sideEffect.anxious", message: "Anxious" }),
    headache: msg({ id: "diary.report.sideEffect.headache", message: "Headache" }),
  },
  medical: {
    stress: msg({ id: "diary.report.medical.stress", message: "Stress" }),
    pain: msg({ id: "diary.report.medical.pain", message: "Pain" }),
    depression: msg({ id: "diary.report.medical.depression", message: "Depression" }),
    anxiety: msg({ id: "diary.report.medical.anxiety", message: "Anxiety" }),
    insomnia: msg({ id: "diary.report.medical.insomnia", message: "Insomnia" }),
    "lack-of-appetite": msg({ id: "diary.report.medical.lackOfAppetite", message: "Lack of appetite" }),
    inflammation: msg({ id: "diary.report.medical.inflammation", message: "Inflammation" }),
    fatigue: msg({ id: "diary.report.medical.fatigue", message: "Fatigue" }),
    headaches: msg({ id: "diary.report.medical.headaches", message: "Headaches" }),
    nausea: msg({ id: "diary.report.medical.nausea", message: "Nausea" }),
    "muscle-spasms": msg({ id: "diary.report.medical.muscleSpasms", message: "Muscle spasms" }),
    ptsd: msg({ id: "diary.report.medical.ptsd", message: "PTSD" }),
    migraines: msg({ id: "diary.report.medical.migraines", message: "Migraines" }),
    arthritis: msg({ id: "diary.report.medical.arthritis", message: "Arthritis" }),
    adhd: msg({ id: "diary.report.medical.adhd", message: "ADHD" }),
  },
  tastes: {
    earthy: msg({ id: "diary.report.taste.earthy", message: "Earthy" }),
    sweet: msg({ id: "diary.report.taste.sweet", message: "Sweet" }),
    citrus: msg({ id: "diary.report.taste.citrus", message: "Citrus" }),
    pine: msg({ id: "diary.report.taste.pine", message: "Pine" }),
    berry: msg({ id: "diary.report.taste.berry", message: "Berry" }),
    lemon: msg({ id: "diary.report.taste.lemon", message: "Lemon" }),
    diesel: msg({ id: "diary.report.taste.diesel", message: "Diesel" }),
    skunk: msg({ id: "diary.report.taste.skunk", message: "Skunk" }),
    spicy: msg({ id: "diary.report.taste.spicy", message: "Spicy" }),
    woody: msg({ id: "diary.report.taste.woody", message: "Woody" }),
    fruity: msg({ id: "diary.report.taste.fruity", message: "Fruity" }),
    tropical: msg({ id: "diary.report.taste.tropical", message: "Tropical" }),
    mint: msg({ id: "diary.report.taste.mint", message: "Mint" }),
    cheese: msg({ id: "diary.report.taste.cheese", message: "Cheese" }),
    grape: msg({ id: "diary.report.taste.grape", message: "Grape" }),
    vanilla: msg({ id: "diary.report.taste.vanilla", message: "Vanilla" }),
    coffee: msg({ id: "diary.report.taste.coffee", message: "Coffee" }),
    floral: msg({ id: "diary.report.taste.floral", message: "Floral" }),
    herbal: msg({ id: "diary.report.taste.herbal", message: "Herbal" }),
    honey: msg({ id: "diary.report.taste.honey", message: "Honey" }),
  },
  yield: {
    high: msg({ id: "strain.yield.high", message: "High yield" }),
    medium: msg({ id: "strain.yield.medium", message: "Medium yield" }),
    low: msg({ id: "strain.yield.low", message: "Low yield" }),
  },
  height: {
    short: msg({ id: "strain.height.short", message: "Short" }),
    medium: msg({ id: "strain.height.medium", message: "Medium height" }),
    tall: msg({ id: "strain.height.tall", message: "Tall" }),
  },
  growing: {
    easy: msg({ id: "strain.growing.easy", message: "Easy to grow" }),
    moderate: msg({ id: "strain.growing.moderate", message: "Moderate to grow" }),
    difficult: msg({ id: "strain.growing.difficult", message: "Difficult to grow" }),
  },
  genes: {
    indica: msg({ id: "strain.genes.indica", message: "Indica" }),
    sativa: msg({ id: "strain.genes.sativa", message: "Sativa" }),
    hybrid: msg({ id: "strain.genes.hybrid", message: "Hybrid" }),
    ruderalis: msg({ id: "strain.genes.ruderalis", message: "Ruderalis" }),
  },
  thc: {
    high: msg({ id: "strain.thc.high", message: "High THC" }),
    medium: msg({ id: "strain.thc.medium", message: "Medium THC" }),
    low: msg({ id: "strain.thc.low", message: "Low THC" }),
  },
};

/** The name of a category of strains: "Taste". */
export function categoryWord(i18n: I18n, category: StrainCategory): string {
  return i18n._(CATEGORIES[category]);
}

/** The name of a value: "Citrus"; the bare value for one that has no name. */
export function categoryValueWord(i18n: I18n, category: StrainCategory, value: string): string {
  const word = WORDS[category][value];
  return word ? i18n._(word) : value;
}
