import { useDraft } from "@grow/app-kit/client/use-draft.ts";
import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { ROOMS, SOILS, WATERINGS } from "@grow/domain";
import {
  Button,
  ChoiceGroup,
  FieldGrid,
  Note,
  Page,
  Radio,
  Section,
  SelectField,
  Stack,
  TextField,
} from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type FormErrors, NO_ERRORS } from "../../../shared/form-errors.ts";
import { useViewer } from "../../../shell/root-data.ts";
import { type DiaryForm, EMPTY_FORM, readDiaryForm } from "./diary-form.ts";
import { EquipmentRows } from "./parts/equipment-rows.tsx";
import { roomWord, soilWord, visibilityDetail, visibilityWord, wateringWord } from "./parts/setup-words.ts";
import styles from "./screen.module.css";

interface NewDiaryScreenProps {
  /** What was typed before the form came back; the empty form at first. */
  form: DiaryForm;
  errors: FormErrors;
  /** Makes a repeated press create nothing twice. */
  requestKey: string;
}

const VISIBILITIES = ["public", "unlisted", "private"] as const;

/** The form that starts a diary. Saved, it goes on to the first week. */
export function NewDiaryScreen({ form: given, errors, requestKey }: NewDiaryScreenProps) {
  const { i18n, t } = useLingui();
  const viewer = useViewer();
  const draft = useDraft<DiaryForm>("diary", "new", viewer?.id ?? null);
  const [form, setForm] = useState(given);
  // Fields keep what they hold by themselves; a new key makes them take the draft.
  const [taken, setTaken] = useState(0);
  const { isBusy, onSubmit } = useSingleSubmit();
  const element = useRef<HTMLFormElement>(null);
  const offersDraft =
    draft.kept !== null && given === EMPTY_FORM && taken === 0 && !isSame(draft.kept, EMPTY_FORM);

  useEffect(() => {
    if (errors !== NO_ERRORS) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  // A form that was accepted leads away from here; then the draft has done its work.
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const { clear } = draft;
  const isAccepted =
    navigation.state === "loading" &&
    navigation.formMethod !== undefined &&
    navigation.location.pathname !== pathname;
  useEffect(() => {
    if (isAccepted) clear();
  }, [isAccepted, clear]);

  const take = () => {
    if (!draft.kept) return;
    setForm(draft.kept);
    setTaken((count) => count + 1);
  };
  return (
    <Page width="narrow" className={styles.page}>
      <Form
        method="post"
        ref={element}
        onSubmit={onSubmit}
        onChange={(event) => draft.change(readDiaryForm(new FormData(event.currentTarget)))}
      >
        <input type="hidden" name="request_key" value={requestKey} />
        <Stack gap={6}>
          <h1>
            <Trans id="diaryEditor.new.heading">Start a diary</Trans>
          </h1>
          {errors.form ? (
            <Note tone="bad" urgent>
              {errors.form}
            </Note>
          ) : null}
          {offersDraft ? (
            <Note
              tone="info"
              title={t({ id: "diaryEditor.draft.title", message: "You began a diary here before" })}
            >
              <Button look="outline" size="small" onClick={take}>
                <Trans id="diaryEditor.draft.take">Go on with it</Trans>
              </Button>
            </Note>
          ) : null}
          <Stack gap={4} key={taken}>
            <TextField
              name="name"
              label={t({ id: "diaryEditor.name", message: "Name" })}
              hint={t({
                id: "diaryEditor.name.hint",
                message: "Strain and what is special about this run: “Night Plum in coco, six seeds”",
              })}
              error={errors.fields.name}
              defaultValue={form.name}
              required
              maxLength={120}
            />
            <FieldGrid>
              <SelectField
                name="type_room"
                label={t({ id: "diaryEditor.room", message: "Room" })}
                error={errors.fields.type_room}
                defaultValue={form.type_room}
              >
                {ROOMS.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {roomWord(i18n, name)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                name="type_soil"
                label={t({ id: "diaryEditor.soil", message: "Substrate" })}
                error={errors.fields.type_soil}
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
                error={errors.fields.type_watering}
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
                error={errors.fields.cnt_seeds}
                inputMode="numeric"
                defaultValue={form.cnt_seeds}
              />
            </FieldGrid>
            <Section title={t({ id: "diaryEditor.equip", message: "Strain and equipment" })}>
              <EquipmentRows rows={form.equipment} errors={errors.fields} />
            </Section>
            <Section title={t({ id: "diaryEditor.visibility", message: "Who can see it" })}>
              <ChoiceGroup
                legend={t({ id: "diaryEditor.visibility", message: "Who can see it" })}
                legendHidden
              >
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
            </Section>
          </Stack>
          <Button look="primary" size="large" type="submit" busy={isBusy}>
            <Trans id="diaryEditor.submit">Start the diary</Trans>
          </Button>
        </Stack>
      </Form>
    </Page>
  );
}

function isSame(one: DiaryForm, other: DiaryForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
