import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { EditorHead } from "@grow/app-kit/editor/editor-head.tsx";
import { SaveBar } from "@grow/app-kit/editor/save-bar.tsx";
import { Button, LinkButton, Note, Page, Plate, RailLayout, Show, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { CoverChoice } from "../../shared/diary-form/cover-choice.tsx";
import { DiaryFields } from "../../shared/diary-form/diary-fields.tsx";
import { DiaryDraftNotes } from "../../shared/diary-form/draft-notice.tsx";
import { LeaveDiary } from "../../shared/diary-form/leave-diary.tsx";
import { SignedOutNotice } from "../../shared/diary-form/signed-out-notice.tsx";
import { type RefusedDiary, useDiaryForm } from "../../shared/diary-form/use-diary-form.ts";
import { ConflictNotice } from "./parts/conflict-notice.tsx";
import { AfterTheForm } from "./parts/diary-actions.tsx";
import styles from "./screen.module.css";
import type { EditDiaryView } from "./view.ts";

interface EditDiaryScreenProps extends EditDiaryView {
  /** Makes a repeated press start one copy only. */
  requestKey: string;
  refused: RefusedDiary | undefined;
}

/** The editor of a diary: its form with the cover beside it, then what else can be done with it. */
export function EditDiaryScreen({ requestKey, refused, ...view }: EditDiaryScreenProps) {
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const form = useDiaryForm(view.form, refused, view.id, element);
  const { start, turn, errors } = form;
  const [isUploading, setIsUploading] = useState(false);
  const { isBusy, onSubmit } = useSingleSubmit();
  const navigation = useNavigation();
  const isSaving = isBusy && !navigation.formData?.has("intent");
  const actions = (isWide: boolean) => (
    <>
      <Button look="primary" type="submit" wide={isWide} busy={isSaving} disabled={isUploading}>
        <Trans id="diaryEditor.save">Save changes</Trans>
      </Button>
      <LinkButton look="quiet" wide={isWide} href={view.link}>
        <Trans id="diaryEditor.cancel">Cancel</Trans>
      </LinkButton>
    </>
  );
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "diaryEditor.crumbs", message: "Breadcrumb" })}
        crumbs={[
          { label: view.name, href: view.link },
          { label: t({ id: "diaryEditor.edit.crumb", message: "Edit diary" }) },
        ]}
      />
      <EditorHead
        title={<Trans id="diaryEditor.edit.heading">Edit diary</Trans>}
        savedAt={form.draft.savedAt}
        savedText={(time) =>
          t({ id: "diaryEditor.kept", message: `Draft saved on this device, ${{ time }}` })
        }
      />
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
        <input type="hidden" name="version" value={refused?.version || view.version} />
        <Stack gap={4} className={styles.notes}>
          {errors.form ? (
            <Note tone="bad" urgent>
              {errors.form}
            </Note>
          ) : null}
          {refused?.submitFailure === "signed-out" ? <SignedOutNotice onSignIn={form.leaveToSignIn} /> : null}
          {refused?.conflict ? (
            <ConflictNotice version={refused.conflict} isBusy={isSaving} onTakeTheirs={form.draft.clear} />
          ) : null}
          <DiaryDraftNotes
            title={t({ id: "diaryEditor.edit.draft", message: "You have unsaved changes to this diary" })}
            draft={form.draft}
          />
        </Stack>
        <RailLayout
          sticky
          rail={
            <Plate>
              <Stack gap={4}>
                <CoverChoice
                  key={turn}
                  diaryId={view.id}
                  covers={view.covers}
                  chosen={start.cover}
                  focus={start.cover_focus}
                  error={errors.fields.cover}
                  onChange={form.touch}
                  onUploading={setIsUploading}
                />
                <Show on="wide">
                  <Stack gap={4}>{actions(true)}</Stack>
                </Show>
              </Stack>
            </Plate>
          }
        >
          <DiaryFields
            key={turn}
            diaryId={view.id}
            form={start}
            errors={errors.fields}
            onChange={form.touch}
          />
        </RailLayout>
        <SaveBar on="narrow">{actions(false)}</SaveBar>
      </Form>
      <AfterTheForm view={view} requestKey={requestKey} />
      <LeaveDiary isChanged={form.isChanged} isUploading={() => isUploading} />
    </Page>
  );
}
