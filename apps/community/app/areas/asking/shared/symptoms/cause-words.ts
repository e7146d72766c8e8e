import type { SymptomCause } from "@grow/domain/symptoms";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<SymptomCause, MessageDescriptor> = {
  "nitrogen-low": msg({ id: "cause.nitrogen-low", message: "Too little nitrogen" }),
  "nitrogen-high": msg({ id: "cause.nitrogen-high", message: "Too much nitrogen" }),
  "phosphorus-low": msg({ id: "cause.phosphorus-low", message: "Too little phosphorus" }),
  "potassium-low": msg({ id: "cause.potassium-low", message: "Too little potassium" }),
  "calcium-low": msg({ id: "cause.calcium-low", message: "Too little calcium" }),
  "magnesium-low": msg({ id: "cause.magnesium-low", message: "Too little magnesium" }),
  "iron-low": msg({ id: "cause.iron-low", message: "Too little iron" }),
  "sulfur-low": msg({ id: "cause.sulfur-low", message: "Too little sulphur" }),
  overfeeding: msg({ id: "cause.overfeeding", message: "Too much feed" }),
  ph: msg({ id: "cause.ph", message: "pH out of range" }),
  overwatering: msg({ id: "cause.overwatering", message: "Too much water" }),
  underwatering: msg({ id: "cause.underwatering", message: "Too little water" }),
  heat: msg({ id: "cause.heat", message: "Too hot" }),
  cold: msg({ id: "cause.cold", message: "Too cold" }),
  "air-dry": msg({ id: "cause.air-dry", message: "Air too dry" }),
  "air-humid": msg({ id: "cause.air-humid", message: "Air too humid" }),
  wind: msg({ id: "cause.wind", message: "Too much wind" }),
  "light-strong": msg({ id: "cause.light-strong", message: "Light too strong or too close" }),
  "light-weak": msg({ id: "cause.light-weak", message: "Too little light" }),
  "light-leak": msg({ id: "cause.light-leak", message: "Light at night" }),
  "roots-sick": msg({ id: "cause.roots-sick", message: "Sick roots" }),
  "pot-small": msg({ id: "cause.pot-small", message: "Pot too small" }),
  mites: msg({ id: "cause.mites", message: "Mites" }),
  "sap-suckers": msg({ id: "cause.sap-suckers", message: "Sap-sucking insects" }),
  gnats: msg({ id: "cause.gnats", message: "Fungus gnats" }),
  chewers: msg({ id: "cause.chewers", message: "Chewing pests" }),
  mildew: msg({ id: "cause.mildew", message: "Powdery mildew" }),
  "grey-mould": msg({ id: "cause.grey-mould", message: "Grey mould (botrytis)" }),
  "damping-off": msg({ id: "cause.damping-off", message: "Damping off" }),
  virus: msg({ id: "cause.virus", message: "Virus" }),
  stress: msg({ id: "cause.stress", message: "Stress" }),
  ageing: msg({ id: "cause.ageing", message: "Normal ageing" }),
  genetics: msg({ id: "cause.genetics", message: "Genetics" }),
  seed: msg({ id: "cause.seed", message: "Old or weak seed" }),
};

const FIRST_STEPS: Record<SymptomCause, MessageDescriptor> = {
  "nitrogen-low": msg({
    id: "cause.first.nitrogen-low",
    message: "Raise the base feed by a quarter and watch new growth for 4 days.",
  }),
  "nitrogen-high": msg({
    id: "cause.first.nitrogen-high",
    message: "Water once without feed, then continue at half strength.",
  }),
  "phosphorus-low": msg({
    id: "cause.first.phosphorus-low",
    message: "Check root temperature first: below 15 °C roots take up none.",
  }),
  "potassium-low": msg({
    id: "cause.first.potassium-low",
    message: "Measure the runoff: high EC blocks potassium before the feed lacks it.",
  }),
  "calcium-low": msg({
    id: "cause.first.calcium-low",
    message: "Add calcium-magnesium to soft water and keep the pH above 5.8.",
  }),
  "magnesium-low": msg({
    id: "cause.first.magnesium-low",
    message: "Spray 2 g Epsom salt per litre once, then correct pH and feed.",
  }),
  "iron-low": msg({
    id: "cause.first.iron-low",
    message: "Bring the pH below 6.5: iron is usually there, but locked.",
  }),
  "sulfur-low": msg({
    id: "cause.first.sulfur-low",
    message: "Epsom salt brings sulphur too: 0.5 g per litre for two waterings.",
  }),
  overfeeding: msg({
    id: "cause.first.overfeeding",
    message: "Measure the runoff EC. Flush with plain water if it's 1 mS/cm above the feed.",
  }),
  ph: msg({
    id: "cause.first.ph",
    message: "Calibrate the meter, then bring soil to 6.2–6.8 and coco or hydro to 5.6–6.2.",
  }),
  overwatering: msg({
    id: "cause.first.overwatering",
    message: "Lift the pot: water again only when it's light.",
  }),
  underwatering: msg({
    id: "cause.first.underwatering",
    message: "Water slowly in two rounds until 10% runs off.",
  }),
  heat: msg({
    id: "cause.first.heat",
    message: "Bring the air at the tops below 28 °C: raise or dim the lamp, move more air.",
  }),
  cold: msg({ id: "cause.first.cold", message: "Keep nights above 16 °C and lift pots off a cold floor." }),
  "air-dry": msg({
    id: "cause.first.air-dry",
    message: "Aim for a VPD of 0.8–1.2 kPa: a humidifier, or less extraction.",
  }),
  "air-humid": msg({
    id: "cause.first.air-humid",
    message: "Get below 55% in flower: more extraction, fewer leaves inside the plant.",
  }),
  wind: msg({ id: "cause.first.wind", message: "Turn the fan away: leaves should tremble, not flap." }),
  "light-strong": msg({
    id: "cause.first.light-strong",
    message: "Raise the lamp by 10 cm or dim it to 80%.",
  }),
  "light-weak": msg({
    id: "cause.first.light-weak",
    message: "Lower the lamp step by step until growth stays compact.",
  }),
  "light-leak": msg({
    id: "cause.first.light-leak",
    message: "Sit in the dark tent for 5 minutes and cover every spot of light.",
  }),
  "roots-sick": msg({
    id: "cause.first.roots-sick",
    message: "Look at the roots: keep water below 22 °C and give them air.",
  }),
  "pot-small": msg({ id: "cause.first.pot-small", message: "Repot into at least twice the volume." }),
  mites: msg({
    id: "cause.first.mites",
    message: "Check the underside with a 30× loupe before you spray anything.",
  }),
  "sap-suckers": msg({
    id: "cause.first.sap-suckers",
    message: "Hang yellow and blue sticky cards, and wipe leaves every second day.",
  }),
  gnats: msg({ id: "cause.first.gnats", message: "Let the top 3 cm dry out and use nematodes." }),
  chewers: msg({ id: "cause.first.chewers", message: "Search at night with a torch, and pick them off." }),
  mildew: msg({
    id: "cause.first.mildew",
    message: "Remove the leaves in a bag, dry the air, move it more.",
  }),
  "grey-mould": msg({
    id: "cause.first.grey-mould",
    message: "Cut 3 cm below the rot and take the bud out in a bag.",
  }),
  "damping-off": msg({
    id: "cause.first.damping-off",
    message: "This seedling is lost: save the others with less water and more air.",
  }),
  virus: msg({
    id: "cause.first.virus",
    message: "Keep it apart, clean your scissors, and take no cuttings.",
  }),
  stress: msg({ id: "cause.first.stress", message: "Change one thing at a time, and give it 4 quiet days." }),
  ageing: msg({ id: "cause.first.ageing", message: "In late flower that's normal: do nothing." }),
  genetics: msg({
    id: "cause.first.genetics",
    message: "Compare with other diaries of the strain before you treat it.",
  }),
  seed: msg({ id: "cause.first.seed", message: "Keep it at 24 °C and moist, not wet, for up to 10 days." }),
};

/** A likely cause: "Too much feed". */
export const causeWord = (i18n: I18n, cause: SymptomCause): string => i18n._(NAMES[cause]);
/** What to do first about it. */
export const firstStep = (i18n: I18n, cause: SymptomCause): string => i18n._(FIRST_STEPS[cause]);
