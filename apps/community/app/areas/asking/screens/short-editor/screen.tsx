import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import type { Schema } from "@grow/contract";
import { Button, Cluster, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import layout from "../../shared/page.module.css";
import { CaptionedVideo } from "../../shared/videos/captioned-video.tsx";
import type { CaptionView } from "../../shared/videos/captions.ts";
import { CaptionsField } from "./parts/captions-field.tsx";
import { VideoUpload } from "./parts/upload.tsx";
import styles from "./screen.module.css";
import type { ShortEditorAnswer } from "./short-editor-answer.ts";

interface EditedVideo {
  id: number;
  title: string;
  text: string;
  tags: readonly string[];
  url: string;
  cover: string | null;
  width: number;
  height: number;
  link: string;
  isReady: boolean;
  isPublished: boolean;
  lang: string;
  captions: readonly CaptionView[];
}

interface ShortEditorProps {
  /** Null for a new one. */
  video: EditedVideo | null;
  /** What can be uploaded as a new one. */
  formats: Schema<"VideoKinds">["formats"];
  answer: ShortEditorAnswer | undefined;
}

/** Uploads a video, or changes, publishes and deletes one. */
export function ShortEditorScreen({ video, formats, answer }: ShortEditorProps) {
  return (
    <Page width="narrow" className={layout.page}>
      <Stack gap={6}>
        <h1>
          {video === null ? (
            <Trans id="shortEditor.heading.new">Upload a video</Trans>
          ) : (
            <Trans id="shortEditor.heading.edit">Edit video</Trans>
          )}
        </h1>
        {video === null ? (
          <VideoUpload formats={formats} />
        ) : (
          <VideoForm key={video.id} video={video} answer={answer} />
        )}
      </Stack>
    </Page>
  );
}

function VideoForm({ video, answer }: { video: EditedVideo; answer: ShortEditorAnswer | undefined }) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const errors = answer?.errors;
  return (
    <Form method="post" encType="multipart/form-data" onSubmit={onSubmit}>
      <Stack gap={5}>
        {video.isReady ? (
          <CaptionedVideo
            captions={video.captions}
            className={styles.preview}
            src={video.url}
            poster={video.cover ?? undefined}
            width={video.width}
            height={video.height}
            controls
            playsInline
            preload={video.cover === null ? "metadata" : "none"}
          />
        ) : (
          <Note tone="info">
            <Trans id="shortEditor.converting">We're converting this video. You can publish it now.</Trans>
          </Note>
        )}
        {errors?.form ? (
          <Note tone="bad" urgent>
            {errors.form}
          </Note>
        ) : null}
        {answer?.isSaved ? (
          <Note tone="good">
            <Trans id="shortEditor.saved">Saved.</Trans>
          </Note>
        ) : null}
        {video.isPublished ? (
          <p>
            <TextLink href={video.link}>
              <Trans id="shortEditor.view">View video</Trans>
            </TextLink>
          </p>
        ) : null}
        <TextField
          name="title"
          label={t({ id: "shortEditor.name", message: "Title" })}
          defaultValue={video.title}
          error={errors?.fields.title}
          maxLength={150}
        />
        <TextArea
          name="text"
          data-mentions=""
          label={t({ id: "shortEditor.text", message: "What's in it?" })}
          defaultValue={video.text}
          error={errors?.fields.text}
          maxLength={5000}
          rows={4}
          optional
        />
        <TextField
          name="tags"
          label={t({ id: "shortEditor.tags", message: "Tags" })}
          hint={t({ id: "shortEditor.tags.hint", message: "For example: time-lapse, training, trim" })}
          defaultValue={video.tags.join(", ")}
          error={errors?.fields.tags}
          optional
        />
        <CaptionsField
          // After a change the fields begin anew.
          key={video.captions.map(({ lang }) => lang).join()}
          captions={video.captions}
          lang={video.lang}
          problem={answer?.captionProblem}
        />
        <Cluster gap={3}>
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
          <Button look="quiet" type="submit" name="intent" value="remove">
            <Trans id="shortEditor.remove">Delete video</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
