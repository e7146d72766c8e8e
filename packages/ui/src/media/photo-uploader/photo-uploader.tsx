import { ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useDragOrder } from "../gesture/use-drag-order.ts";
import styles from "./photo-uploader.module.css";
import { UploadTile } from "./upload-tile.tsx";
import type { PhotoUploaderProps } from "./uploader-props.ts";

/**
 * Photos of a week: previews in 4:5, and a tile to add more by choosing or dropping. Users reorder by dragging with a mouse or a
 * holding finger, or in each photo's menu. Presentational: the app uploads.
 */
export function PhotoUploader(props: PhotoUploaderProps) {
  const {
    items,
    words,
    name,
    accept,
    canAdd = true,
    disabled,
    announcement,
    onAdd,
    onMove,
    children,
  } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ place: number; byKey: boolean } | null>(null);
  const [isOver, setIsOver] = useState(false);
  const cover = props.coverId ?? items.find((item) => item.state === "done")?.id;

  const move = onMove
    ? (itemId: string, to: number) => {
        onMove(itemId, to);
        setMoved({ place: to + 1, byKey: true });
      }
    : undefined;
  const dragged = useDragOrder(
    list,
    items.length,
    onMove &&
      ((from, to) => {
        const item = items[from];
        if (!item) return;
        onMove(item.id, to);
        setMoved({ place: to + 1, byKey: false });
      }),
  );
  // A tile moved by its menu keeps the focus, so that it can be moved further.
  useEffect(() => {
    if (!moved?.byKey) return;
    const tiles = list.current?.children;
    tiles?.[moved.place - 1]?.querySelector("summary")?.focus();
  }, [moved]);

  useEffect(() => {
    if (announcement) setMoved(null);
  }, [announcement]);

  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || !onAdd) return;
    event.preventDefault();
    onAdd(files);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: an alternative for a mouse; the field inside does the same */}
      <div
        onDragOver={(event) => {
          if (!onAdd || !event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <ol className={styles.tiles} ref={list}>
          {items.map((item, index) => (
            <li key={item.id} className={onMove && styles.movable} {...dragged(index)}>
              <UploadTile {...props} onMove={move} item={item} index={index} isCover={item.id === cover} />
            </li>
          ))}
          {canAdd ? (
            <li>
              <label className={cx(styles.add, isOver && styles.over, disabled && styles.off)} htmlFor={id}>
                <input
                  id={id}
                  type="file"
                  name={name}
                  accept={accept}
                  multiple
                  disabled={disabled}
                  onChange={(event) => {
                    if (!onAdd) return;
                    onAdd([...(event.currentTarget.files ?? [])]);
                    // The app has the files; the same file may be chosen again after removal.
                    event.currentTarget.value = "";
                  }}
                />
                <Icon of={ImagePlus} size={28} />
                <b>{words.add}</b>
                <span className={styles.hint}>{words.drop}</span>
              </label>
            </li>
          ) : null}
        </ol>
      </div>
      <p className={styles.said} role="status">
        {moved ? words.moved(moved.place, items.length) : announcement}
      </p>
      {children}
    </div>
  );
}
