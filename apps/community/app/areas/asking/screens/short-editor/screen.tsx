import type { Schema } from "@grow/contract";
import { Page, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import layout from "../../shared/page.module.css";
import type { EditedVideo } from "./load-editor.ts";
import { VideoUpload } from "./parts/upload.tsx";
import { VideoForm } from "./parts/video-form.tsx";
import type { ShortEditorAnswer } from "./short-editor-answer.ts";

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
    <Page width={video === null ? "narrow" : undefined} className={layout.page}>
      <Stack gap={6}>
        {video === null ? (
          <>
            <h1>
              <Trans id="shortEditor.heading.new">Upload a video</Trans>
            </h1>
            <VideoUpload formats={formats} />
          </>
        ) : (
          <VideoForm key={video.id} video={video} answer={answer} />
        )}
      </Stack>
    </Page>
  );
}
