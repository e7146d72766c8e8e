import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { DraftNotes } from "@grow/app-kit/editor/draft-notes.tsx";
import { EditorHead } from "@grow/app-kit/editor/editor-head.tsx";
import { SaveBar } from "@grow/app-kit/editor/save-bar.tsx";
import { useEditorDraft } from "@grow/app-kit/editor/use-editor-draft.ts";
import { Button, LinkButton, Note, Page, RailLayout, Stack } from "@grow/ui/foundation";
import { TextArea, TextField } from "@grow/ui/input";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../../../paths.ts";
import layout from "../../shared/page.module.css";
import { PhotoField } from "../../shared/photos/photo-field.tsx";
import type { QuestionEditorView } from "./load-editor.ts";
import { type EditorStep, StepButtons, StepsBar } from "./parts/editor-steps.tsx";
import { GoodQuestion } from "./parts/good-question.tsx";
import { LeaveQuestion } from "./parts/leave-question.tsx";
import { SimilarQuestions } from "./parts/similar-questions.tsx";
import { SymptomChoice } from "./parts/symptom-choice.tsx";
import { SymptomWhere } from "./parts/symptom-where.tsx";
import { WeekPlate } from "./parts/week-plate.tsx";
import {
  EMPTY_FORM,
  type QuestionForm,
  questionDraftId,
  readQuestionForm,
  sameForm,
} from "./question-form.ts";
import type { RefusedQuestion } from "./save-question.ts";
import styles from "./screen.module.css";

interface QuestionEditorProps {
  view: QuestionEditorView;
  refused: RefusedQuestion | undefined;
}

/** Asks a question, or changes one. Similar questions appear while one types. */
export function QuestionEditorScreen({ view, refused }: QuestionEditorProps) {
  const { i18n, t } = useLingui();
  const { id } = view;
  const element = useRef<HTMLFormElement>(null);
  const { isBusy, onSubmit } = useSingleSubmit();
  const [isUploading, setUploading] = useState(false);
  // What the fields begin with, and a number that draws them anew.
  const [start, setStart] = useState({ form: refused?.form ?? view.form, turn: 0 });
  const [typed, setTyped] = useState<QuestionForm>(start.form);
  const read = () => (element.current ? readQuestionForm(new FormData(element.current)) : start.form);
  const draft = useEditorDraft<QuestionForm>({
    type: "question",
    id: questionDraftId(view),
    isShown: (value) => sameForm({ ...EMPTY_FORM, ...value }, start.form),
    onResume: (value) => {
      const form = { ...EMPTY_FORM, ...value };
      setStart(({ turn }) => ({ form, turn: turn + 1 }));
      setTyped(form);
    },
    isChanged: () => !sameForm(read(), start.form),
    save: () => draft.change(read()),
  });
  const onChange = () => {
    const form = read();
    setTyped(form);
    draft.change(form);
  };
  const isUnsaved = () => !draft.isAccepted && !sameForm(read(), start.form);
  const errors = refused?.errors;
  // A published question is mostly changed in words, and so is a rejected one.
  const [step, setStep] = useState<EditorStep>(id !== null || refused ? "words" : "where");
  useEffect(() => {
    if (refused) setStep("words");
  }, [refused]);
  const steps = useRef<HTMLDivElement>(null);
  function go(next: EditorStep): void {
    setStep(next);
    // The head of the next step may be above the window.
    if (steps.current && steps.current.getBoundingClientRect().top < 0) steps.current.scrollIntoView();
  }
  return (
    <Page className={layout.page}>
      <Form ref={element} method="post" onSubmit={onSubmit} onInput={onChange} {...draft.onTouch} noValidate>
        <input type="hidden" name="request_key" value={view.requestKey} />
        <input type="hidden" name="lang" value={view.lang} />
        <Stack gap={6}>
          <EditorHead
            title={
              id === null ? (
                <Trans id="questionEditor.heading.new">Ask growers</Trans>
              ) : (
                <Trans id="questionEditor.heading.edit">Edit question</Trans>
              )
            }
            savedAt={draft.savedAt}
            savedText={(time) => t({ id: "questionEditor.draft.kept", message: `Draft saved, ${{ time }}` })}
          />
          {errors?.form ? (
            <Note tone="bad" urgent>
              {errors.form}
            </Note>
          ) : null}
          <DraftNotes
            offered={draft.offered}
            onResume={draft.resume}
            onDiscard={draft.discard}
            title={() => t({ id: "questionEditor.draft.title", message: "Pick up where you left off?" })}
            text={(time) => (
              <Trans id="questionEditor.draft.text">Your draft from {time} is saved here.</Trans>
            )}
            about={({ title, text, photos = [] }) => [photoCount(i18n, photos.length), title.trim() || text]}
            resume={<Trans id="questionEditor.draft.resume">Continue draft</Trans>}
            discard={<Trans id="questionEditor.draft.discard">Discard draft</Trans>}
          />
          <RailLayout
            rail={
              <Stack gap={4}>
                {view.week ? <WeekPlate week={view.week} /> : null}
                <SimilarQuestions form={typed} id={id} />
                <GoodQuestion />
              </Stack>
            }
          >
            <div ref={steps} className={styles.flow}>
              <StepsBar at={step} onStep={go} />
              <section className={styles.step} data-open={step === "where" || undefined}>
                <h2 className={styles.legend}>
                  <Trans id="questionEditor.where">Where do you see it?</Trans>
                </h2>
                <SymptomWhere key={start.turn} chosen={start.form.symptoms} ticked={typed.symptoms} />
              </section>
              <section className={styles.step} data-open={step === "what" || undefined}>
                <h2 className={styles.legend}>
                  <Trans id="questionEditor.symptoms">What do you see?</Trans>
                </h2>
                <SymptomChoice key={start.turn} chosen={start.form.symptoms} />
              </section>
              <section className={styles.step} data-open={step === "photos" || undefined}>
                <h2 className={styles.legend}>
                  <Trans id="questionEditor.photos">Photos</Trans>
                </h2>
                <PhotoField
                  key={start.turn}
                  photos={start.form.photos}
                  onUploading={setUploading}
                  onChange={onChange}
                />
              </section>
              <section className={styles.step} data-open={step === "words" || undefined}>
                <h2 className={styles.legend}>
                  <Trans id="questionEditor.step.words">In words</Trans>
                </h2>
                <Stack key={start.turn} gap={5}>
                  <TextField
                    name="title"
                    label={t({ id: "questionEditor.name", message: "Your question" })}
                    hint={t({
                      id: "questionEditor.name.hint",
                      message: "For example: Why have the tips been burning since week 4?",
                    })}
                    defaultValue={start.form.title}
                    error={errors?.fields.title}
                    maxLength={150}
                    required
                  />
                  <TextArea
                    name="text"
                    data-mentions=""
                    label={t({ id: "questionEditor.text", message: "What happened?" })}
                    hint={t({
                      id: "questionEditor.text.hint",
                      message: "When it started, what you changed and what you've tried.",
                    })}
                    defaultValue={start.form.text}
                    error={errors?.fields.text}
                    maxLength={10_000}
                    rows={6}
                    optional
                  />
                </Stack>
              </section>
            </div>
          </RailLayout>
        </Stack>
        <SaveBar>
          <StepButtons at={step} onStep={go} />
          <div className={styles.finish} data-open={step === "words" || id !== null || undefined}>
            <Button look="primary" type="submit" busy={isBusy} disabled={isUploading}>
              {id === null ? (
                <Trans id="questionEditor.submit">Post question</Trans>
              ) : (
                <Trans id="questionEditor.save">Save question</Trans>
              )}
            </Button>
          </div>
          {step === "where" ? (
            <LinkButton look="quiet" href={paths.symptomKey()}>
              <Trans id="questions.key">Find the symptom</Trans>
            </LinkButton>
          ) : null}
        </SaveBar>
      </Form>
      <LeaveQuestion isChanged={isUnsaved} isUploading={isUploading} />
    </Page>
  );
}

/** The photos of a draft, "3 photos"; empty for none. */
function photoCount(i18n: I18n, photos: number): string {
  if (photos === 0) return "";
  return i18n._(
    msg({
      id: "questionEditor.draft.photos",
      message: plural(photos, { one: "# photo", other: "# photos" }),
    }),
  );
}
