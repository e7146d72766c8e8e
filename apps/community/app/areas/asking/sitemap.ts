import { SYMPTOMS } from "@grow/domain/symptoms";
import { paths } from "./paths.ts";

/** The list of questions, the picture key, and the list by each symptom. */
export const sitemap: readonly string[] = [
  paths.questions(),
  paths.symptomKey(),
  paths.shorts(),
  paths.videos(),
  ...SYMPTOMS.map(({ slug }) => paths.questions([slug])),
];
