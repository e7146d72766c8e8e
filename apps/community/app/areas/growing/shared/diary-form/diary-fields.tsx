import { LIMITS, ROOMS, SOILS, WATERINGS } from "@grow/domain";
import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Section, Stack } from "@grow/ui/foundation";
import { Checkbox, ChoiceGroup, Radio, SelectField, TextField, TileRadio, Tiles } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import styles from "./diary-fields.module.css";
import type { DiaryForm } from "./diary-form.ts";
import { EquipmentRows } from "./equipment-rows.tsx";
import { roomWord, soilWord, visibilityDetail, visibilityWord, wateringWord } from "./setup-words.ts";

interface DiaryFieldsProps {
  /** Null for a diary that is yet to be started. */
  diaryId: number | null;
  form: DiaryForm;
  errors: FormErrors["fields"];
  /** Something that is sent has changed without being typed. */
  onChange: () => void;
}

const VISIBILITIES = ["public", "unlisted", "private"] as const;

/** The fields of a diary; weeks have their own editor. */
export function DiaryFields({ diaryId, form, errors, onChange }: DiaryFieldsProps) {
  const { i18n, t } = useLingui();
  const languages: readonly string[] = TRANSLATED_LOCALES;
  return (
    <div className={styles.parts}>
      <TextField
        name="name"
        label={t({ id: "diaryEditor.name", message: "Name" })}
        hint={t({
          id: "diaryEditor.name.hint",
          message: "Strain plus what's different this time, e.g. “Night Plum in coco, six seeds”",
        })}
        error={errors.name}
        defaultValue={form.name}
        required
        maxLength={LIMITS.diary_name.max}
        autoComplete="off"
      />
      <div className={styles.part}>
        <Section close title={t({ id: "diaryEditor.setup", message: "Room and method" })}>
          <Stack gap={4}>
            <Tiles legend={t({ id: "diaryEditor.room", message: "Room" })} legendHidden>
              {ROOMS.map(({ code, name }) => (
                <TileRadio
                  key={code}
                  name="type_room"
                  value={code}
                  defaultChecked={form.type_room === String(code)}
                >
                  {roomWord(i18n, name)}
                </TileRadio>
              ))}
            </Tiles>
            <div className={styles.pairs}>
              <SelectField
                name="type_soil"
                label={t({ id: "diaryEditor.soil", message: "Substrate" })}
                error={errors.type_soil}
                defaultValue={form.type_soil}
              >
                {SOILS.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {soilWord(i18n, name)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                name="type_watering"
                label={t({ id: "diaryEditor.watering", message: "Watering" })}
                error={errors.type_watering}
                defaultValue={form.type_watering}
              >
                {WATERINGS.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {wateringWord(i18n, name)}
                  </option>
                ))}
              </SelectField>
              <TextField
                name="cnt_seeds"
                label={t({ id: "diaryEditor.seeds", message: "Number of seeds" })}
                optional
                error={errors.cnt_seeds}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={form.cnt_seeds}
              />
              <SelectField
                name="lang"
                label={t({ id: "diaryEditor.lang", message: "Diary language" })}
                error={errors.lang}
                defaultValue={form.lang}
              >
                {languages.includes(form.lang) ? null : <option value={form.lang}>{form.lang}</option>}
                {TRANSLATED_LOCALES.map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {LOCALE_NAMES[locale]}
                  </option>
                ))}
              </SelectField>
            </div>
          </Stack>
        </Section>
      </div>
      <div className={styles.part}>
        <Section close title={t({ id: "diaryEditor.equip", message: "Strain and gear" })}>
          <EquipmentRows diaryId={diaryId} rows={form.equipment} errors={errors} onChange={onChange} />
        </Section>
      </div>
      <div className={styles.part}>
        <Section close title={t({ id: "diaryEditor.visibility", message: "Who can see it" })}>
          <Stack gap={4}>
            <ChoiceGroup legend={t({ id: "diaryEditor.visibility", message: "Who can see it" })} legendHidden>
              {VISIBILITIES.map((visibility) => (
                <Radio
                  key={visibility}
                  name="visibility"
                  value={visibility}
                  defaultChecked={form.visibility === visibility}
                  detail={visibilityDetail(i18n, visibility)}
                >
                  {visibilityWord(i18n, visibility)}
                </Radio>
              ))}
            </ChoiceGroup>
            <Checkbox
              name="is_hidden"
              defaultChecked={form.is_hidden}
              detail={
                <Trans id="diaryEditor.hidden.detail">
                  Only you and moderators can see it. This overrides the choice above.
                </Trans>
              }
            >
              <Trans id="diaryEditor.hidden">Hide for now</Trans>
            </Checkbox>
          </Stack>
        </Section>
      </div>
    </div>
  );
}
