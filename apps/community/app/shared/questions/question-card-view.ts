import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { symptomOf } from "@grow/domain/symptoms";
import { type PhotoData, photoData } from "../photo-source.ts";

/** What a page shows of a question in a list. */
export interface QuestionCardView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly photo: PhotoData | null;
  /** Week and phase it is about, as far as they are known. */
  readonly week: { readonly days: number; readonly faza: Faza } | null;
  /** Filter words. */
  readonly symptoms: readonly string[];
  readonly answers: number;
  readonly isSolved: boolean;
  readonly author: { readonly name: string } | null;
  readonly date: string;
}

/** The filter words of symptoms; one that is no longer in the table is left out. */
export function symptomSlugs(symptoms: readonly Schema<"Symptom">[]): string[] {
  return symptoms.flatMap((symptom) => symptomOf(symptom)?.slug ?? []);
}

export function questionCardView(card: Schema<"ProblemCard">): QuestionCardView {
  const { faza, days } = card;
  return {
    id: card.id,
    title: card.title,
    lang: card.lang,
    link: card.link,
    photo: card.item_photo && photoData(card.item_photo),
    week: faza !== null && days !== null ? { days, faza } : null,
    symptoms: symptomSlugs(card.items_problem_symptom),
    answers: card.cnt_solutions,
    isSolved: card.is_solved,
    author: card.item_user && { name: card.item_user.name },
    date: card.add_date,
  };
}
