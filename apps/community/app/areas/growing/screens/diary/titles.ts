import { fillHead, type HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import type { PageHead } from "@grow/app-kit/request/head.ts";
import { cutText } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A diary, or a week of it; `{week}` is the week's name in words. */
export const plainTitles: HeadTemplate = {
  title: msg({ id: "diary.title", message: "{diaryname}, {week} – grow diary" }),
  description: msg({
    id: "diary.description",
    message: "A grow diary by {username}, week by week: photos, readings, nutrients.",
  }),
};

/** The same where the diary's name does not say what grows. */
export const strainTitles: HeadTemplate = {
  title: msg({ id: "diary.title.strain", message: "{diaryname}, {week} – grow diary of {strainname}" }),
  description: plainTitles.description,
};

/** Texts for a diary of a deleted author. */
const BY_NOBODY = msg({
  id: "diary.description.removed",
  message: "A grow diary, week by week: photos, readings, nutrients.",
});

interface DiaryTitleValues {
  readonly diaryname: string;
  /** The first strain; empty when none is named. */
  readonly strainname: string;
  /** Empty for a removed account. */
  readonly username: string;
  /** "Week 11"; empty on the diary's own address. */
  readonly week: string;
  /** The text of the shown week. */
  readonly text: string;
}

/** Title and description of a diary's pages; what the grower wrote describes them best. */
export function diaryTitles(
  i18n: I18n,
  { text, ...values }: DiaryTitleValues,
): Pick<PageHead, "title" | "description"> {
  const { diaryname, strainname, username } = values;
  const isPlain = strainname === "" || diaryname.includes(strainname);
  const template = isPlain ? plainTitles : strainTitles;
  const head = fillHead(i18n, username === "" ? { ...template, description: BY_NOBODY } : template, values);
  return { ...head, description: cutText(text) || head.description };
}
