import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { DraftNotes } from "@grow/app-kit/editor/draft-notes.tsx";
import { EditorHead } from "@grow/app-kit/editor/editor-head.tsx";
import { focusProblem } from "@grow/app-kit/editor/focus-problem.ts";
import { SaveBar } from "@grow/app-kit/editor/save-bar.tsx";
import { Button, Note, Stack, TextLink } from "@grow/ui/foundation";
import { Checkbox, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useConversion } from "../../../shared/videos/use-conversion.ts";
import type { EditedVideo } from "../load-editor.ts";
import styles from "../screen.module.css";
import type { ShortEditorAnswer } from "../short-editor-answer.ts";
import { CaptionsField } from "./captions-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { LeaveVideo } from "./leave-video.tsx";
import { PartField } from "./part-field.tsx";
import { Preview } from "./preview.tsx";
import { useFrames } from "./use-frames.ts";
import { useVideoDraft } from "./use-video-draft.ts";
import { WeekField } from "./week-field.tsx";

interface VideoFormProps {
  video: EditedVideo;
  answer: ShortEditorAnswer | undefined;
}

/** The video beside everything that is said about it. */
export function VideoForm({ video, answer }: VideoFormProps) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const frames = useFrames(video.isReady ? video.url : null, video.duration);
  const { element, draft, start, turn, onChange, chooseCaptions, isUnsaved } = useVideoDraft(video, answer);
  useConversion(video);
  const player = useRef<HTMLVideoElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState({ start: start.start, end: start.end });
  const errors = answer?.errors;
  useEffect(() => setPart({ start: start.start, end: start.end }), [start]);
  useEffect(() => {
    if (answer && !answer.isSaved) focusProblem(element.current, notes.current);
  }, [answer, element]);
  /** The second that was chosen is shown beside the form. */
  const show = (second: number) => {
    if (!player.current) return;
    player.current.pause();
    player.current.currentTime = second;
  };
  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      onInput={onChange}
      {...draft.onTouch}
    >
      <EditorHead
        title={<Trans id="shortEditor.heading.edit">Edit video</Trans>}
        savedAt={draft.savedAt}
        savedText={(time) => t({ id: "shortEditor.draft.kept", message: `Draft saved, ${{ time }}` })}
      />
      <div className={styles.form}>
        <div className={styles.picture}>
          <Preview video={video} player={player} part={part} />
        </div>
        <Stack gap={5}>
          <div ref={notes} tabIndex={-1} className={styles.notes}>
            {errors?.form ? (
              <Note tone="bad" urgent>
                {errors.form}
              </Note>
            ) : null}
          </div>
          {answer?.isSaved ? (
            <Note tone="good">
              <Trans id="shortEditor.saved">Saved.</Trans>{" "}
              {video.isPublished ? (
                <TextLink href={video.link}>
                  <Trans id="shortEditor.view">View video</Trans>
                </TextLink>
              ) : null}
            </Note>
          ) : null}
          <DraftNotes
            offered={draft.offered}
            onResume={draft.resume}
            onDiscard={draft.discard}
            title={() => t({ id: "shortEditor.draft.title", message: "Pick up where you left off?" })}
            text={(time) => <Trans id="shortEditor.draft.text">Your draft from {time} is saved here.</Trans>}
            about={({ title, text }) => [title, text]}
            resume={<Trans id="shortEditor.draft.resume">Continue draft</Trans>}
            discard={<Trans id="shortEditor.draft.discard">Discard draft</Trans>}
          />
          <Stack key={turn} gap={5}>
            <TextField
              name="title"
              label={t({ id: "shortEditor.name", message: "Title" })}
              defaultValue={start.title}
              error={errors?.fields.title}
              maxLength={150}
            />
            {video.isReady && video.duration > 0 ? (
              <>
                <PartField
                  video={video}
                  part={start}
                  frames={frames}
                  error={errors?.fields.clip_end}
                  onMove={(moved, second) => {
                    setPart(moved);
                    show(second);
                  }}
                />
                <CoverField video={video} chosen={start.cover} frames={frames} onChoose={show} />
              </>
            ) : null}
            <TextArea
              name="text"
              data-mentions=""
              label={t({ id: "shortEditor.text", message: "What's in it?" })}
              defaultValue={start.text}
              error={errors?.fields.text}
              maxLength={5000}
              rows={4}
              optional
            />
            <div className={styles.pair}>
              <WeekField
                diaries={video.diaries}
                place={start.place}
                error={errors?.fields.diary_id ?? errors?.fields.week_id}
              />
              <TextField
                name="tags"
                label={t({ id: "shortEditor.tags", message: "Tags" })}
                hint={t({ id: "shortEditor.tags.hint", message: "For example: time-lapse, training, trim" })}
                defaultValue={start.tags}
                error={errors?.fields.tags}
                optional
              />
            </div>
          </Stack>
          <CaptionsField
            // After a change the fields begin anew.
            key={["captions", turn, ...video.captions.map(({ lang }) => lang)].join()}
            captions={video.captions}
            lang={video.lang}
            problem={answer?.captionProblem}
            error={errors?.fields.captions}
            chosen={start.captions}
            onChoose={chooseCaptions}
          />
          <div key={`comments-${turn}`}>
            <input type="hidden" name="has_comments" value="yes" />
            <Checkbox name="comments" value="yes" defaultChecked={start.takesComments}>
              <Trans id="shortEditor.comments">Allow comments</Trans>
            </Checkbox>
          </div>
          <div className={styles.remove}>
            <Button look="quiet" icon={Trash2} type="submit" name="intent" value="remove">
              <Trans id="shortEditor.remove">Delete video</Trans>
            </Button>
          </div>
        </Stack>
      </div>
      <SaveBar>
        {video.isPublished ? (
          <>
            <Button look="primary" type="submit" name="intent" value="save" busy={isBusy}>
              <Trans id="shortEditor.save">Save video</Trans>
            </Button>
            <Button look="outline" type="submit" name="intent" value="unpublish">
              <Trans id="shortEditor.unpublish">Unpublish video</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button look="primary" type="submit" name="intent" value="publish" busy={isBusy}>
              <Trans id="shortEditor.publish">Publish video</Trans>
            </Button>
            <Button look="outline" type="submit" name="intent" value="save">
              <Trans id="shortEditor.draft">Save draft</Trans>
            </Button>
          </>
        )}
      </SaveBar>
      <LeaveVideo isChanged={isUnsaved} />
    </Form>
  );
}
