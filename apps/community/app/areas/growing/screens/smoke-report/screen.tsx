import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { EditorHead } from "@grow/app-kit/editor/editor-head.tsx";
import { SaveBar } from "@grow/app-kit/editor/save-bar.tsx";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { Button, LinkButton, Note, Page, Section, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "../../../../paths.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { WeekDraftNotes } from "../../shared/week-form/draft-notes.tsx";
import { LeaveDialog } from "../../shared/week-form/leave-dialog.tsx";
import { ConflictNotice } from "../../shared/week-form/notices.tsx";
import { StrainScores } from "../../shared/week-form/strain-scores.tsx";
import { GrowthText, HarvestTexts } from "../../shared/week-form/strain-texts.tsx";
import { NutrientRows } from "./parts/nutrient-rows.tsx";
import { ReportChoice } from "./parts/report-choice.tsx";
import type { RefusedSmoke } from "./save-smoke.ts";
import styles from "./screen.module.css";
import { useSmokeEditor } from "./use-smoke-editor.ts";
import type { SmokeView } from "./view.ts";

const noUploads = () => false;

/** The smoke report of a harvest: the strain, the smoke, the nutrients looking back. */
export function SmokeScreen({ refused, ...view }: SmokeView & { refused: RefusedSmoke | undefined }) {
  const { i18n, t } = useLingui();
  const here = useLocation().pathname;
  const element = useRef<HTMLFormElement>(null);
  const { start, draft, isChanged, touch } = useSmokeEditor(view, refused, element);
  const { isBusy, onSubmit } = useSingleSubmit();
  useEffect(() => {
    if (!refused) return;
    // After the messages have found their fields.
    const frame = requestAnimationFrame(() => {
      const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      if (first) first.focus();
      else scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const { form } = start;
  const fields = refused?.errors.fields ?? {};
  const refusal = refused?.isLost
    ? apiMessage(i18n, { code: "unavailable", text: "" })
    : (refused?.errors.form ?? null);
  const title = t({ id: "weekEditor.smoke", message: "Smoke report" });
  const week = weekWord(i18n, view.week.name);
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "weekEditor.crumbs", message: "Breadcrumb" })}
        crumbs={[
          { label: view.diary.name, href: view.diary.link },
          { label: week, href: paths.week(view.diary.link, view.week.id) },
          { label: title },
        ]}
      />
      <EditorHead
        title={title}
        detail={view.strains.join(", ")}
        savedAt={draft.savedAt}
        savedText={(time) => t({ id: "weekEditor.kept", message: `Draft saved on this device, ${{ time }}` })}
      />
      <Form method="post" ref={element} onSubmit={onSubmit} onChange={touch} {...draft.onTouch} noValidate>
        <input type="hidden" name="version" value={refused?.version ?? view.week.version} />
        <Stack gap={4} className={styles.notes}>
          {refusal ? (
            <Note tone="bad" urgent>
              {refusal}
            </Note>
          ) : null}
          {refused?.conflict ? (
            <ConflictNotice
              conflict={refused.conflict}
              here={here}
              isBusy={isBusy}
              onTakeTheirs={draft.clear}
            />
          ) : null}
          <WeekDraftNotes
            offered={draft.offered}
            onResume={draft.resume}
            onDiscard={draft.discard}
            about={({ seed, strain_comment, harvest_smoke }) => [seed.text, strain_comment, harvest_smoke]}
          />
        </Stack>
        <div key={start.turn} className={styles.parts}>
          <Section close id="strain" title={t({ id: "weekEditor.strain", message: "The strain" })}>
            <div className={styles.pair}>
              <div className={styles.fields}>
                <StrainScores seed={form.seed} errors={fields} />
              </div>
              <GrowthText form={form} errors={fields} rows={8} />
            </div>
          </Section>
          <Section close id="smoke" title={t({ id: "smoke.smoke", message: "The smoke" })}>
            <div className={styles.fields}>
              <ReportChoice report={form.report} />
              <div className={styles.pair}>
                <HarvestTexts
                  form={form}
                  errors={fields}
                  rows={3}
                  smokeLabel={t({ id: "smoke.words", message: "How does it smoke?" })}
                />
              </div>
            </div>
          </Section>
          {form.nutrients.length > 0 ? (
            <Section
              close
              id="nutrients"
              title={t({ id: "weekEditor.reviews", message: "How did the nutrients perform?" })}
            >
              <NutrientRows rows={form.nutrients} errors={fields} />
            </Section>
          ) : null}
        </div>
        <SaveBar>
          <Button look="primary" type="submit" busy={isBusy}>
            <Trans id="smoke.save">Save report</Trans>
          </Button>
          <LinkButton look="quiet" href={paths.editWeek(view.diary.id, view.week.id)}>
            <Trans id="smoke.week">Weights and photos</Trans>
          </LinkButton>
        </SaveBar>
      </Form>
      <LeaveDialog isChanged={isChanged} isUploading={noUploads} />
    </Page>
  );
}
