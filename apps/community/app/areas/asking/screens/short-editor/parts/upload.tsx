import type { Schema } from "@grow/contract";
import { UPLOAD_LIMITS } from "@grow/domain";
import { Button, Note, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../../../../paths.ts";
import { sendVideo, type VideoSending } from "../send-video.ts";
import { EMPTY_FILE, TOO_LARGE, uploadProblem } from "../upload-problem.ts";
import { DropTile } from "./drop-tile.tsx";
import { LeaveUpload } from "./leave-video.tsx";
import { UploadProgress } from "./upload-progress.tsx";

type VideoFormats = Schema<"VideoKinds">["formats"];

/** Types of the formats, for the browser's file dialog. */
const TYPES: Readonly<Record<VideoFormats[number], string>> = {
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

/** Uploads the file of a new video, with progress, and on after a lost connection; its draft opens when it is there. */
export function VideoUpload({ formats: accepted }: { formats: VideoFormats }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  // Where an upload stopped, to be sent on.
  const [stopped, setStopped] = useState<VideoSending | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  function stop(): void {
    running.current?.abort();
    running.current = null;
  }

  function choose(file: File): void {
    setStopped(null);
    if (file.size > UPLOAD_LIMITS.video_bytes) setProblem(i18n._(TOO_LARGE));
    else if (file.size === 0) setProblem(i18n._(EMPTY_FILE));
    else void send({ file, upload: crypto.randomUUID(), received: 0 });
  }

  async function send(sending: VideoSending): Promise<void> {
    setProblem(null);
    setStopped(null);
    setFile(sending.file);
    let last = sending;
    const controller = new AbortController();
    running.current = controller;
    setProgress(sending.received / sending.file.size);
    try {
      const id = await sendVideo(sending, {
        signal: controller.signal,
        onProgress: setProgress,
        onPart: (part) => {
          last = part;
        },
        onWaiting: setWaiting,
      });
      running.current = null;
      navigate(paths.editShort(id), { replace: true });
    } catch (error) {
      if (controller.signal.aborted) return;
      running.current = null;
      const { text, canContinue } = uploadProblem(i18n, error);
      setProblem(text);
      if (canContinue) setStopped(last);
    } finally {
      setWaiting(false);
      setProgress(null);
    }
  }

  return (
    <Stack gap={4}>
      <LeaveUpload isUploading={() => running.current !== null} />
      {problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      {progress === null ? (
        <DropTile accept={accepted.map((format) => TYPES[format]).join()} onChoose={choose}>
          {accepted.includes("mov") ? (
            <Trans id="shortEditor.hint">
              MP4, MOV or WebM, up to 200 MB. Upright and up to 60 seconds makes a short.
            </Trans>
          ) : (
            <Trans id="shortEditor.hint.withoutMov">
              MP4 or WebM, up to 200 MB. Upright and up to 60 seconds makes a short.
            </Trans>
          )}
        </DropTile>
      ) : (
        <UploadProgress
          file={file}
          share={progress}
          isWaiting={isWaiting}
          onCancel={() => {
            stop();
            setProgress(null);
          }}
        />
      )}
      {progress === null && stopped ? (
        <div>
          <Button look="primary" icon={RotateCw} onClick={() => void send(stopped)}>
            <Trans id="shortEditor.resume">Continue upload</Trans>
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
