import { Check, CircleAlert, Clock, Film, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "./upload-queue.module.css";

/** State of an upload. */
export type QueueState = "waiting" | "uploading" | "done" | "failed" | "refused" | "tooLarge";

/** A queued file. */
export interface QueuedFile {
  id: string;
  /** Name of the file, for the labels of its buttons. */
  name: string;
  /** URL of a small picture; a video has none. */
  preview?: string | undefined;
  state: QueueState;
  /** From 0 to 1, while uploading. */
  progress?: number | undefined;
  /** The state in words: "Waiting", "Network error", "Too large". */
  title: string;
  /** Details: "Uploads when you're online", "2.1 of 3.4 MB", "31 MB, limit 25 MB". */
  detail?: string | undefined;
}

export interface UploadQueueProps {
  /** The text is sent first: "Week 12, text and 9 readings". */
  text?: { title: string; detail?: string | undefined; state: ReactNode } | undefined;
  files: readonly QueuedFile[];
  words: {
    /** Labels of the buttons at the end of a row, with the file's name: "Cancel canopy.jpg", "Remove canopy.jpg". */
    cancel: (name: string) => string;
    remove: (name: string) => string;
    tryAgain: string;
    makeSmaller: string;
  };
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Offered for a file that is too large; omitted where it cannot be resized. */
  onShrink?: ((id: string) => void) | undefined;
}

/** Queued and active uploads as one list: the text first, then a row per photo. */
export function UploadQueue({ text, files, words, onCancel, onRetry, onShrink }: UploadQueueProps) {
  return (
    <ul className={styles.queue}>
      {text ? (
        <li className={styles.row}>
          <span className={styles.words}>
            <b>{text.title}</b>
            {text.detail ? <span className={styles.detail}>{text.detail}</span> : null}
          </span>
          {text.state}
        </li>
      ) : null}
      {files.map((file) => (
        <QueueRow key={file.id} {...{ file, words, onCancel, onRetry, onShrink }} />
      ))}
    </ul>
  );
}

interface QueueRowProps extends Omit<UploadQueueProps, "text" | "files"> {
  file: QueuedFile;
}

function QueueRow({ file, words, onCancel, onRetry, onShrink }: QueueRowProps) {
  const { id, name, preview, state, progress = 0, title, detail } = file;
  const isBad = state === "failed" || state === "refused" || state === "tooLarge";
  return (
    <li className={cx(styles.row, isBad && styles.bad)}>
      <span className={cx(styles.picture, (state === "waiting" || state === "uploading") && styles.blurred)}>
        {preview ? <img src={preview} alt="" /> : <Icon of={Film} />}
      </span>
      <span className={styles.words} role={isBad ? "alert" : undefined}>
        <b className={styles.state}>
          <Sign state={state} />
          {title}
        </b>
        {state === "uploading" ? (
          <progress className={styles.bar} max={1} value={progress} aria-label={`${title}, ${name}`} />
        ) : null}
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      <span className={styles.actions}>
        {state === "failed" || state === "refused" ? (
          <Button size="small" look="outline" onClick={() => onRetry(id)}>
            {words.tryAgain}
          </Button>
        ) : null}
        {state === "tooLarge" && onShrink ? (
          <Button size="small" look="outline" onClick={() => onShrink(id)}>
            {words.makeSmaller}
          </Button>
        ) : null}
        <IconButton
          icon={state === "done" ? Trash2 : X}
          label={state === "waiting" || state === "uploading" ? words.cancel(name) : words.remove(name)}
          onClick={() => onCancel(id)}
        />
      </span>
    </li>
  );
}

function Sign({ state }: { state: QueueState }) {
  if (state === "uploading") return <span className={styles.spinner} />;
  return <Icon of={state === "waiting" ? Clock : state === "done" ? Check : CircleAlert} />;
}
