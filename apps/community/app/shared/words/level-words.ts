import type { Criterion, Level } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A criterion with its level in words, as part of a sentence: "photos good". */
const WORDS: Record<Criterion, Record<Level, MessageDescriptor>> = {
  photos: {
    good: msg({ id: "level.photos.good", message: "photos: good" }),
    normal: msg({ id: "level.photos.normal", message: "photos: OK" }),
    bad: msg({ id: "level.photos.bad", message: "photos: missing" }),
  },
  conditions: {
    good: msg({ id: "level.conditions.good", message: "environment: good" }),
    normal: msg({ id: "level.conditions.normal", message: "environment: OK" }),
    bad: msg({ id: "level.conditions.bad", message: "environment: missing" }),
  },
  nutrients: {
    good: msg({ id: "level.nutrients.good", message: "nutrients: good" }),
    normal: msg({ id: "level.nutrients.normal", message: "nutrients: OK" }),
    bad: msg({ id: "level.nutrients.bad", message: "nutrients: missing" }),
  },
  comment: {
    good: msg({ id: "level.comment.good", message: "comment: good" }),
    normal: msg({ id: "level.comment.normal", message: "comment: OK" }),
    bad: msg({ id: "level.comment.bad", message: "comment: missing" }),
  },
  result: {
    good: msg({ id: "level.result.good", message: "result: good" }),
    normal: msg({ id: "level.result.normal", message: "result: OK" }),
    bad: msg({ id: "level.result.bad", message: "result: missing" }),
  },
  strain: {
    good: msg({ id: "level.strain.good", message: "strain: good" }),
    normal: msg({ id: "level.strain.normal", message: "strain: OK" }),
    bad: msg({ id: "level.strain.bad", message: "strain: missing" }),
  },
};

const CRITERIA: Readonly<Record<string, readonly Criterion[]>> = {
  3: ["photos", "conditions", "comment"],
  4: ["photos", "conditions", "nutrients", "comment"],
  5: ["photos", "result", "strain", "comment", "nutrients"],
};

/**
 * The leaf mark as a sentence: "Completeness: photos good, conditions bad, comment normal".
 *
 * @param levels - one for each criterion of the week, in the fixed order: three, four or five
 */
export function completenessSentence(i18n: I18n, levels: readonly Level[]): string {
  const criteria = CRITERIA[levels.length] ?? [];
  const parts = criteria.map((criterion, index) => i18n._(WORDS[criterion][levels[index] ?? "bad"]));
  return i18n._(msg({ id: "level.sentence", message: `Completeness: ${{ criteria: parts.join(", ") }}` }));
}
