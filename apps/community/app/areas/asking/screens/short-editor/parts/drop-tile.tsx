import { Button, cx, Icon, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Clapperboard, Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import styles from "./upload.module.css";

interface DropTileProps {
  /** File types for the browser's picker. */
  accept: string;
  onChoose: (file: File) => void;
  /** What can be chosen. */
  children: ReactNode;
}

/** Where a video is chosen, or dropped with a mouse. */
export function DropTile({ accept, onChoose, children }: DropTileProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the button inside
    <div
      className={cx(styles.tile, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={Clapperboard} size={32} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        disabled={!hydrated}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button look="primary" icon={Upload} disabled={!hydrated} onClick={() => input.current?.click()}>
        <Trans id="shortEditor.choose">Choose video</Trans>
      </Button>
      <p className={styles.drop}>
        <Trans id="shortEditor.drop">or drop it here</Trans>
      </p>
      <p className={styles.hint}>{children}</p>
      {hydrated ? null : (
        <noscript>
          <p>
            <Trans id="shortEditor.script">Turn on JavaScript to upload a video.</Trans>
          </p>
        </noscript>
      )}
    </div>
  );
}
