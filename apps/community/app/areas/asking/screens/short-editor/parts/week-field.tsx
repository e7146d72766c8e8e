import { SelectField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { weekWord } from "../../../../../shared/words/week-words.ts";
import type { DiaryOption } from "../load-editor.ts";

/** The week of an own diary that a video is from. */
export function WeekField({
  diaries,
  place,
  error,
}: {
  diaries: readonly DiaryOption[];
  place: string;
  error: string | undefined;
}) {
  const { i18n, t } = useLingui();
  // A diary that is no longer among the newest stays as it is.
  const places = diaries.flatMap(({ id, weeks }) => [`${id}:`, ...weeks.map((week) => `${id}:${week.id}`)]);
  const isListed = place === "" || places.includes(place);
  if (diaries.length === 0 || !isListed) return null;
  return (
    <SelectField
      name="place"
      label={t({ id: "shortEditor.week", message: "From which week" })}
      hint={t({ id: "shortEditor.week.hint", message: "Viewers can open the diary from your video." })}
      defaultValue={place}
      error={error}
      optional
    >
      <option value="">{t({ id: "shortEditor.week.none", message: "No diary" })}</option>
      {diaries.map((diary) => (
        <optgroup key={diary.id} label={diary.name}>
          <option value={`${diary.id}:`}>
            {t({ id: "shortEditor.week.whole", message: "Whole diary" })}
          </option>
          {diary.weeks.map((week) => (
            <option key={week.id} value={`${diary.id}:${week.id}`}>
              {weekWord(i18n, week.name)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
