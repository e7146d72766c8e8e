import { EditorHead } from "@grow/app-kit/editor/editor-head.tsx";
import { measuresToText, phaseName, scoreWeek, weekDays } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Coach, CoachBar } from "@grow/ui/diary";
import { Button, cx, Page, Plate, RailLayout, Section } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Breadcrumb } from "@grow/ui/navigation";
import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form, useLocation } from "@remix-run/react";
import { type FocusEvent, useMemo, useRef } from "react";
import { completenessSentence } from "../../../../shared/words/level-words.ts";
import { weekKey, weekParts, weekWord } from "../../../../shared/words/week-words.ts";
import { LeaveDialog } from "../../shared/week-form/leave-dialog.tsx";
import { coachTexts } from "./coach-words.ts";
import { WeekComment } from "./parts/comment.tsx";
import { Conditions } from "./parts/conditions.tsx";
import { CopyWeek } from "./parts/copy-week-button.tsx";
import { DeleteWeek } from "./parts/delete-week.tsx";
import { EditorNotes } from "./parts/editor-notes.tsx";
import { EditorStrip } from "./parts/editor-strip.tsx";
import { LaterPart } from "./parts/later-part.tsx";
import { Nutrients } from "./parts/nutrients.tsx";
import { PhaseChoice } from "./parts/phase-choice.tsx";
import { Photos } from "./parts/photos.tsx";
import { QueuedWeek } from "./parts/queued-week.tsx";
import { usePublish } from "./parts/use-publish.ts";
import type { RefusedWeek } from "./save-week.ts";
import styles from "./screen.module.css";
import { useWeekEditor } from "./use-week-editor.ts";
import { useWeekOutbox } from "./use-week-outbox.ts";
import type { EditorView } from "./view.ts";
import { fazaOf, scoredForm } from "./week-body.ts";

interface WeekEditorProps extends EditorView {
  /** Makes a repeated press add nothing twice. */
  requestKey: string;
  refused: RefusedWeek | undefined;
}

/** The editor of a week. Another week, another version and a queued edit of the same week are each a form of their own. */
export function WeekEditorScreen(props: WeekEditorProps) {
  const { pathname, search = "" } = useLocation();
  const mend = new URLSearchParams(search).get("mend");
  const { diary, week } = props;
  const key = [diary.id, week?.id ?? "new", week?.version ?? 0, mend ?? ""].join("-");
  return <WeekEditor key={key} {...props} here={pathname} mend={mend} />;
}

interface OpenEditorProps extends WeekEditorProps {
  /** Path of this page. */
  here: string;
  /** Id of the queued week that it edits further. */
  mend: string | null;
}

/** Everything on one page, the coach beside it, on phones in the bar below. */
function WeekEditor({ requestKey, refused, here, mend, ...view }: OpenEditorProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const element = useRef<HTMLFormElement>(null);
  const week = useWeekEditor({ ...view, requestKey, mend }, refused, element);
  const { editor, live, draft } = week;
  const { start, errors, touch } = editor;
  const sending = usePublish(element, refused, week.check);
  const { isPublishing, isWaiting } = sending;
  const outbox = useWeekOutbox({
    view,
    start,
    refused,
    mend,
    isSaved: week.isSaved,
    onMend: week.merge.mend,
    baseOf: week.merge.baseOf,
    onStored: week.dropDraft,
    onQueued: week.follow,
    offered: draft.offered,
  });
  /** The input is saved or discarded, so leaving needs no confirmation. */
  const leaves = useRef<"deleted" | "signs-in" | null>(null);

  const drop = () => {
    leaves.current = "deleted";
    week.dropDraft();
    void outbox.forgetFiles();
  };

  const faza = fazaOf(live) ?? 0;
  const days = /^\d{1,3}$/.test(live.days.trim()) ? Number(live.days) : 0;
  const name = weekKey({ faza, days });
  const { kind, number } = weekParts(name);
  const texts = useMemo(
    () => coachTexts(i18n, formats, scoreWeek(scoredForm(live, start.measures))),
    [i18n, formats, live, start.measures],
  );
  const announcement = completenessSentence(i18n, texts.levels);
  const range = weekDays(days);
  const publish = isWaiting
    ? t({ id: "weekEditor.waiting", message: "Waiting for photos" })
    : view.week
      ? t({ id: "weekEditor.save", message: "Save" })
      : t({ id: "weekEditor.publish", message: "Publish" });
  const publishWeek = isWaiting
    ? publish
    : view.week
      ? t({
          id: "weekEditor.saveWeek",
          message: select(kind, { week: `Save week ${number}`, harvest: "Save harvest", other: "Save" }),
        })
      : t({
          id: "weekEditor.publishWeek",
          message: select(kind, {
            week: `Publish week ${number}`,
            harvest: "Publish harvest",
            other: "Publish",
          }),
        });
  const coach = {
    criteria: texts.criteria,
    headline: texts.headline,
    summary: texts.summary,
    announcement,
  };
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "weekEditor.crumbs", message: "Breadcrumb" })}
        crumbs={[
          { label: view.diary.name, href: view.diary.link },
          {
            label: view.week
              ? t({ id: "weekEditor.crumb.edit", message: "Edit week" })
              : t({ id: "weekEditor.crumb.new", message: "Add week" }),
          },
        ]}
      />
      <EditorHead
        title={weekWord(i18n, name)}
        detail={range ? t({ id: "weekEditor.days", message: `Days ${range.first}–${range.last}` }) : null}
        savedAt={draft.savedAt}
        savedText={(time) => t({ id: "weekEditor.kept", message: `Draft saved on this device, ${{ time }}` })}
      />
      <EditorStrip diary={view.diary} cells={view.cells} week={view.week} nextFaza={faza} nextDays={days} />
      {outbox.queuedId !== null && outbox.queue ? (
        <QueuedWeek
          id={outbox.queuedId}
          queue={outbox.queue}
          diary={view.diary}
          isEdit={view.week !== null}
          name={name}
        />
      ) : (
        <Form
          method="post"
          ref={element}
          onSubmit={sending.onSubmit}
          onChange={touch}
          {...draft.onTouch}
          onBlur={(event: FocusEvent<HTMLFormElement>) => {
            touch();
            const { name } = event.target as EventTarget & { name?: string };
            if (name) week.leaveField(name);
          }}
          className={styles.form}
          noValidate
        >
          <input
            type="hidden"
            name="version"
            value={week.merge.version ?? refused?.version ?? view.week?.version ?? ""}
          />
          <input type="hidden" name="request_key" value={start.requestKey} />
          <input type="hidden" name="mend" value={outbox.isMending ? (mend ?? "") : ""} />
          <input type="hidden" name="newest" value={start.newest} />
          <input type="hidden" name="measures" value={measuresToText(start.measures)} />
          {Object.entries(start.form.exact ?? {}).map(([reading, value]) => (
            <input key={reading} type="hidden" name={`exact.${reading}`} value={value} />
          ))}
          <div className={styles.body}>
            <EditorNotes
              week={week}
              refused={refused}
              here={here}
              isBusy={isPublishing}
              onDiscard={(discarded) => {
                draft.discard(discarded);
                void outbox.discardFiles(discarded);
              }}
              onTakeTheirs={() => {
                week.dropDraft();
                void outbox.dropQueued();
              }}
              diaryLink={view.diary.link}
              onDrop={drop}
              onSignIn={() => {
                leaves.current = "signs-in";
              }}
            />
          </div>
          <RailLayout
            wideOnly
            sticky
            rail={
              <Plate>
                <div data-phase={phaseName(faza)}>
                  <Coach
                    {...coach}
                    actions={
                      <Button look="primary" type="submit" wide busy={isPublishing}>
                        {publishWeek}
                      </Button>
                    }
                  />
                </div>
              </Plate>
            }
          >
            <div key={start.turn} className={styles.parts}>
              <Section
                close
                title={t({ id: "weekEditor.phase", message: "Phase" })}
                id="phase"
                action={view.week || faza === 2 ? null : <CopyWeek last={view.last} onCopy={week.copyLast} />}
              >
                <PhaseChoice faza={start.form.faza} error={errors.fields.faza} />
                <div className={styles.number}>
                  <TextField
                    name="days"
                    label={t({ id: "weekEditor.number", message: "Week of the grow" })}
                    defaultValue={start.form.days}
                    inputMode="numeric"
                    autoComplete="off"
                    error={errors.fields.days}
                  />
                </div>
              </Section>
              <Photos
                photos={start.form.photos}
                videos={start.form.videos}
                diaryId={view.diary.id}
                weekId={view.week?.id}
                keeper={outbox.keeper}
                error={mediaError(errors.fields)}
                onChange={touch}
                onPending={sending.onPending}
              />
              <WeekComment start={start.form.text} error={errors.fields.text} />
              <div className={cx(styles.parts, styles.growing)}>
                <Conditions editor={editor} live={live} />
                <LaterPart name="Events" editor={editor} live={live} />
                <Nutrients key={start.unitsTurn} editor={editor} />
                <LaterPart name="Feedings" editor={editor} live={live} />
              </div>
              <div className={styles.harvested}>
                <LaterPart name="Harvest" editor={editor} live={live} />
              </div>
            </div>
          </RailLayout>
          <div data-phase={phaseName(faza)}>
            <CoachBar
              levels={texts.levels}
              summary={texts.short}
              missing={texts.gap || texts.headline}
              title={t({ id: "weekEditor.coach.title", message: "How complete this week is" })}
              announcement={announcement}
              action={
                <Button look="primary" type="submit" busy={isPublishing}>
                  {publish}
                </Button>
              }
            >
              <Coach {...coach} headingLevel={3} />
            </CoachBar>
          </div>
        </Form>
      )}
      {view.week && outbox.queuedId === null ? (
        <div className={styles.end}>
          <DeleteWeek
            diary={view.diary}
            weekId={view.week.id}
            name={view.week.name}
            photos={view.form.photos.length}
            onDeleted={drop}
          />
        </div>
      ) : null}
      <LeaveDialog
        isChanged={() => leaves.current === null && week.isChanged()}
        // Files stored on the device upload in the background.
        isUploading={() => leaves.current !== "deleted" && !outbox.keeper && sending.pending > 0}
      />
    </Page>
  );
}

/** Errors of photos are shown below all of them. */
function mediaError(fields: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(fields).find(([name]) => /^(photos|videos)\b/.test(name))?.[1];
}
