import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface DiaryTitleValues {
  diaryname: string;
  /** The first strain; empty when none is named. */
  strainname: string;
  /** Empty for a removed account. */
  username: string;
  /** "Week 11"; empty on the diary's own address. */
  weekname: string;
  /** The grower's words about the shown week. */
  text: string;
}

/** Title and description of a diary's pages. */
export function diaryTitles(i18n: I18n, values: DiaryTitleValues): { title: string; description: string } {
  const { diaryname, weekname, strainname, username } = values;
  const subject = weekname === "" ? diaryname : `${diaryname}, ${weekname}`;
  const title =
    strainname === "" || diaryname.includes(strainname)
      ? i18n._(msg({ id: "diary.title", message: `${{ subject }} – grow diary` }))
      : i18n._(
          msg({ id: "diary.title.strain", message: `${{ subject }} – grow diary of ${{ strainname }}` }),
        );
  const about =
    username === ""
      ? i18n._(
          msg({
            id: "diary.description.removed",
            message: "A grow diary, week by week: photos, readings, feeding.",
          }),
        )
      : i18n._(
          msg({
            id: "diary.description",
            message: `A grow diary by ${{ username }}, week by week: photos, readings, feeding.`,
          }),
        );
  return { title: `${title} · Grow`, description: values.text.trim() === "" ? about : values.text };
}
