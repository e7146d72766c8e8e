import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReportCategory } from "./harvest-view.ts";

const CATEGORIES: Record<ReportCategory, MessageDescriptor> = {
  "positive-effects": msg({ id: "diary.report.effect", message: "Effects" }),
  "negative-effects": msg({ id: "diary.report.sideEffect", message: "Side effects" }),
  medical: msg({ id: "diary.report.medical", message: "Helped with" }),
  tastes: msg({ id: "diary.report.taste", message: "Taste" }),
};

const WORDS: Record<ReportCategory, Readonly<Record<string, MessageDescriptor>>> = {
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
};

/** "Taste". */
export const reportCategoryWord = (i18n: I18n, category: ReportCategory): string =>
  i18n._(CATEGORIES[category]);

/** The label of a word in the smoke report: "Berry". */
export function reportWord(i18n: I18n, category: ReportCategory, value: string): string {
  const word = WORDS[category][value];
  return word ? i18n._(word) : value;
}
