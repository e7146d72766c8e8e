import type { Random } from "@grow/testing";
import type { Flaws, PictureSpec } from "@grow/tooling-illustrator";
import type { PhotoMaker } from "../photo-maker.ts";
import type { PhotoRow } from "../rows.ts";
import type { PlannedQuestion } from "./question-plan.ts";

/** Makes the photo of a question: the asker's plant with what is wrong with it. */
export function photoOfQuestion(
  random: Random,
  photos: PhotoMaker,
  question: PlannedQuestion,
  flaw: keyof Flaws,
): PhotoRow {
  const isFlowering = question.text.faza === 1;
  const plant = {
    kind: "plant" as const,
    seed: random.whole(1, 2 ** 31 - 1),
    hue: random.whole(60, 110),
    setting: random.pick(["tent", "tent", "window"] as const),
    flaws: { [flaw]: 0.8 },
    week: random.whole(3, 5),
    shot: 0,
    frame: "landscape" as const,
  };
  const isWhole = flaw === "stretch" || flaw === "droop" || flaw === "crooked";
  const spec: PictureSpec = isFlowering
    ? { ...plant, phase: "flowering", view: flaw === "mould" ? "bud" : isWhole ? "whole" : "leaf" }
    : { ...plant, phase: "vegetative", view: isWhole ? "whole" : "leaf" };
  // An upload of the asker: it is in no diary.
  return photos.make(spec, {
    user_id: question.asker.id,
    diary_id: null,
    week_id: null,
    position: 0,
    alt: question.text.title,
    add_date: question.add_date,
  });
}
