import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { SaveBar } from "@grow/app-kit/editor/save-bar.tsx";
import {
  Button,
  Disclosure,
  Note,
  Page,
  Plate,
  RailLayout,
  Show,
  Stack,
  useHydrated,
} from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { FileUp } from "lucide-react";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { CoverChoice } from "../../shared/diary-form/cover-choice.tsx";
import { DiaryFields } from "../../shared/diary-form/diary-fields.tsx";
import { type ChosenThing, emptyForm } from "../../shared/diary-form/diary-form.ts";
import styles from "../../shared/diary-form/diary-page.module.css";
import { DiaryDraftNotes } from "../../shared/diary-form/draft-notice.tsx";
import { LeaveDiary } from "../../shared/diary-form/leave-diary.tsx";
import { carriedCover } from "../../shared/diary-form/own-cover.ts";
import { SignedOutNotice } from "../../shared/diary-form/signed-out-notice.tsx";
import { type RefusedDiary, useDiaryForm } from "../../shared/diary-form/use-diary-form.ts";

interface NewDiaryScreenProps {
  /** Language in which the grower reads. */
  lang: string;
  /** The strain or product whose page led here. */
  chosen: readonly ChosenThing[];
  refused: RefusedDiary | undefined;
  /** Makes a repeated press create nothing twice. */
  requestKey: string;
}

// Most diaries are new ones.
const ImportDiary = lazy(() => import("./parts/import-diary.tsx"));

/** The form of a new diary. Saving it redirects to the first week. */
export function NewDiaryScreen({ lang, chosen, refused, requestKey }: NewDiaryScreenProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const given = useMemo(() => emptyForm(lang, chosen), [lang, chosen]);
  const form = useDiaryForm(given, refused, "new", element);
  const { start, turn, errors } = form;
  const { isBusy, onSubmit } = useSingleSubmit();
  const [isImporting, setIsImporting] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const cover = carriedCover(start);
  const submit = (
    <Button look="primary" size="large" type="submit" wide busy={isBusy} disabled={isUploading}>
      <Trans id="diaryEditor.submit">Start diary</Trans>
    </Button>
  );
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1>
          <Trans id="diaryEditor.new.heading">Start a diary</Trans>
        </h1>
        <Disclosure
          icon={FileUp}
          title={<Trans id="diaryEditor.import">Import a diary</Trans>}
          summary={<Trans id="diaryEditor.import.summary">From a ZIP or JSON export</Trans>}
        >
          {hydrated ? (
            <Suspense>
              <ImportDiary onSending={setIsImporting} />
            </Suspense>
          ) : (
            <noscript>
              <p>
                <Trans id="diaryEditor.import.script">Turn on JavaScript to import a file.</Trans>
              </p>
            </noscript>
          )}
        </Disclosure>
        <Form
          method="post"
          ref={element}
          onSubmit={(event) => {
            if (form.onSubmit(event)) onSubmit(event);
          }}
          onChange={form.touch}
          onBlur={form.onBlur}
          {...form.draft.onTouch}
          noValidate
        >
          <input type="hidden" name="request_key" value={requestKey} />
          <Stack gap={6}>
            {errors.form ? (
              <Note tone="bad" urgent>
                {errors.form}
              </Note>
            ) : null}
            {refused?.submitFailure === "signed-out" ? (
              <SignedOutNotice onSignIn={form.leaveToSignIn} />
            ) : null}
            <DiaryDraftNotes
              title={t({ id: "diaryEditor.draft.title", message: "Pick up where you left off?" })}
              draft={form.draft}
            />
            <RailLayout
              sticky
              rail={
                <Plate>
                  <Stack gap={4}>
                    <CoverChoice
                      key={turn}
                      diaryId={null}
                      covers={cover ? [cover] : []}
                      chosen={start.cover}
                      focus=""
                      error={errors.fields.cover}
                      onChange={form.touch}
                      onUploading={setIsUploading}
                    />
                    <Show on="wide">{submit}</Show>
                  </Stack>
                </Plate>
              }
            >
              <DiaryFields
                key={turn}
                diaryId={null}
                form={start}
                errors={errors.fields}
                onChange={form.touch}
              />
            </RailLayout>
          </Stack>
          <SaveBar on="narrow">{submit}</SaveBar>
        </Form>
      </Stack>
      <LeaveDiary isChanged={form.isChanged} isUploading={() => isImporting || isUploading} />
    </Page>
  );
}
