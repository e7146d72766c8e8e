import type { Criterion, CriterionScore, Level } from "@grow/domain";
import type { Formats } from "@grow/i18n";
import type { Criterion as CoachRow } from "@grow/ui/diary";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

const NAMES: Record<Criterion, MessageDescriptor> = {
  photos: msg({ id: "weekEditor.coach.photos", message: "Photos" }),
  conditions: msg({ id: "weekEditor.coach.conditions", message: "Environment" }),
  nutrients: msg({ id: "weekEditor.coach.nutrients", message: "Nutrients" }),
  comment: msg({ id: "weekEditor.coach.comment", message: "Comment" }),
  result: msg({ id: "weekEditor.coach.result", message: "Result" }),
  strain: msg({ id: "weekEditor.coach.strain", message: "Strain" }),
};

/** The place in the form that a criterion speaks of. */
function anchor(criterion: Criterion, unit: string | undefined, isHarvest: boolean): string {
  return criterion === "nutrients" && (unit === "nutrient_review" || isHarvest)
    ? "#reviews"
    : `#${criterion}`;
}

function countText(i18n: I18n, formats: Formats, { count, good, next }: CriterionScore): string {
  if (next?.unit === "germ_date" || (count === 0 && good === 1)) {
    return i18n._(msg({ id: "weekEditor.coach.none", message: "none" }));
  }
  const shown = formats.number(count);
  if (count >= good) return shown;
  return i18n._(
    msg({ id: "weekEditor.coach.count", message: `${shown} of ${{ good: formats.number(good) }}` }),
  );
}

/** The next useful step of a criterion: "Add # more photo." */
function advice(i18n: I18n, { next }: CriterionScore): string {
  if (!next) return i18n._(msg({ id: "weekEditor.coach.good", message: "Looks good" }));
  const { unit, missing, level } = next;
  switch (unit) {
    case "photo":
      return level === "normal"
        ? i18n._(
            msg({
              id: "weekEditor.coach.photo.first",
              message: "Add a photo. It's the first thing growers look at.",
            }),
          )
        : i18n._(
            msg({
              id: "weekEditor.coach.photo.more",
              message: `${plural(missing, { one: "Add # more photo.", other: "Add # more photos." })} Growers look for the whole plant, the canopy and a close-up.`,
            }),
          );
    case "reading":
      return level === "normal"
        ? i18n._(
            msg({
              id: "weekEditor.coach.reading.first",
              message: `${plural(missing, { one: "Add # reading to get going.", other: "Add # readings to get going." })} Start with temperature and humidity.`,
            }),
          )
        : i18n._(
            msg({
              id: "weekEditor.coach.reading.more",
              message: plural(missing, {
                one: "Add # more reading.",
                other: "Add # more readings.",
              }),
            }),
          );
    case "germ_date":
      return i18n._(msg({ id: "weekEditor.coach.germDate", message: "Add the germination date." }));
    case "dose":
      return i18n._(msg({ id: "weekEditor.coach.dose", message: "Add one product with its dose." }));
    case "character":
      return level === "normal"
        ? i18n._(
            msg({
              id: "weekEditor.coach.comment.first",
              message: "Write a few words about what you saw this week.",
            }),
          )
        : i18n._(
            msg({
              id: "weekEditor.coach.comment.more",
              message: `${plural(missing, { one: "# character to go.", other: "# characters to go." })} What changed since last week?`,
            }),
          );
    case "result":
      return i18n._(
        msg({
          id: "weekEditor.coach.result.more",
          message: plural(missing, {
            one: "Add # more figure: wet weight, plants, power or space.",
            other: "Add # more figures: wet weight, plants, power, space.",
          }),
        }),
      );
    case "strain_review":
      return i18n._(
        msg({
          id: "weekEditor.coach.strain.more",
          message: plural(missing, {
            one: "Answer # more question about the strain.",
            other: "Answer # more questions about the strain.",
          }),
        }),
      );
    case "nutrient_review":
      return i18n._(
        msg({
          id: "weekEditor.coach.review",
          message: "Rate one of your nutrients and add a few words.",
        }),
      );
  }
}

const LEVEL_ORDER: readonly Level[] = ["good", "normal", "bad"];

function levelCount(i18n: I18n, level: Level, count: number): string {
  switch (level) {
    case "good":
      return i18n._(msg({ id: "weekEditor.coach.sum.good", message: `${count} good` }));
    case "normal":
      return i18n._(msg({ id: "weekEditor.coach.sum.normal", message: `${count} OK` }));
    case "bad":
      return i18n._(msg({ id: "weekEditor.coach.sum.missing", message: `${count} missing` }));
  }
}

function headline(i18n: I18n, levels: readonly Level[]): string {
  const good = levels.filter((level) => level === "good").length;
  if (good === levels.length) {
    return i18n._(msg({ id: "weekEditor.coach.complete", message: "A complete week" }));
  }
  if (levels.every((level) => level === "bad")) {
    return i18n._(msg({ id: "weekEditor.coach.begin", message: "Start here" }));
  }
  return good * 2 >= levels.length || !levels.includes("bad")
    ? i18n._(msg({ id: "weekEditor.coach.nearly", message: "Nearly there" }))
    : i18n._(msg({ id: "weekEditor.coach.start", message: "A good start" }));
}

/** Texts of the coach. */
export interface CoachTexts {
  readonly criteria: readonly CoachRow[];
  readonly levels: readonly Level[];
  readonly headline: string;
  /** "1 good, 2 normal, 1 missing". */
  readonly summary: string;
  /** For the bar of phones: "1 of 4 good". */
  readonly short: string;
  /** For the bar of phones: what comes next, "Nutrients missing"; empty for a complete week. */
  readonly gap: string;
}

/** The coach's text for a scored week. */
export function coachTexts(i18n: I18n, formats: Formats, scores: readonly CriterionScore[]): CoachTexts {
  const levels = scores.map((score) => score.level);
  const good = levels.filter((level) => level === "good").length;
  const isHarvest = scores.some(({ criterion }) => criterion === "result");
  const counts = LEVEL_ORDER.map((level) => [level, levels.filter((one) => one === level).length] as const);
  const namesOf = (level: Level) =>
    formats.list(
      scores.filter((score) => score.level === level).map(({ criterion }) => i18n._(NAMES[criterion])),
    );
  const bad = namesOf("bad");
  const normal = namesOf("normal");
  return {
    criteria: scores.map((score) => ({
      key: score.criterion,
      name: i18n._(NAMES[score.criterion]),
      level: score.level,
      count: countText(i18n, formats, score),
      advice: advice(i18n, score),
      href: anchor(score.criterion, score.next?.unit, isHarvest),
    })),
    levels,
    headline: headline(i18n, levels),
    summary: counts
      .filter(([, count]) => count > 0)
      .map(([level, count]) => levelCount(i18n, level, count))
      .join(", "),
    short: i18n._(
      msg({ id: "weekEditor.coach.short", message: `${good} of ${{ total: levels.length }} good` }),
    ),
    gap: bad
      ? i18n._(msg({ id: "weekEditor.coach.gap.missing", message: `Missing: ${bad}` }))
      : normal
        ? i18n._(msg({ id: "weekEditor.coach.gap.normal", message: `Could use more: ${normal}` }))
        : "",
  };
}
