import {
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  Film,
  ImageOff,
  ImagePlus,
  Pencil,
  RotateCw,
  Star,
  Trash2,
} from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { Menu, MenuButton } from "../menu/menu.tsx";
import { PhotoLabel } from "../photo/photo.tsx";
import styles from "./photo-uploader.module.css";

/** One file of the uploader. */
export interface UploadItem {
  id: string;
  /** Name of the file, for messages. */
  name: string;
  /** Address of a picture to show: of the file itself, or of the photo once it is there. A film has none. */
  preview?: string | undefined;
  /** Quarter turns clockwise, shown at once. */
  turns?: 0 | 1 | 2 | 3 | undefined;
  /** What the grower says it shows. */
  alt?: string | undefined;
  state: "waiting" | "uploading" | "done" | "failed";
  /** While uploading: from 0 to 1. */
  progress?: number | undefined;
  /** Under the picture while waiting, over it while uploading: "Waiting", "64 %". */
  status?: string | undefined;
  /** Why it failed: "Network error", "Too large. 31 MB, limit 25 MB". */
  reason?: string | undefined;
  /** More about that: "HEIC photos cannot be shown by browsers." */
  detail?: string | undefined;
  /** It would fail again: no "Try again". */
  isFinal?: boolean | undefined;
}

/** The uploader's words, with the name of the file or the number of the photo where it matters. */
export interface UploaderWords {
  add: string;
  /** Beside it, where there is a mouse: "or drop them here". */
  drop: string;
  cover: string;
  tryAgain: string;
  actions: (number: number) => string;
  makeCover: string;
  rotate: string;
  moveBefore: string;
  moveAfter: string;
  describe: string;
  remove: string;
  /** "Uploading canopy.jpg". */
  uploading: (name: string) => string;
  /** Alternative text of a photo that the grower has not described: "Photo 2". */
  photo: (number: number) => string;
}

export interface PhotoUploaderProps {
  /** In the order they are shown; the first done one is the cover unless `coverId` says otherwise. */
  items: readonly UploadItem[];
  words: UploaderWords;
  /** Name of the file field, for forms that are sent without script. */
  name: string;
  /** Types the file chooser offers: "image/jpeg,image/png,image/webp,video/mp4". */
  accept: string;
  coverId?: string | undefined;
  /** Room for more. */
  canAdd?: boolean | undefined;
  /** Nothing can be chosen yet: before hydration, for a file alone cannot be sent with a form. */
  disabled?: boolean | undefined;
  /** Said politely when it changes: "3 of 4 photos uploaded". */
  announcement?: string | undefined;
  onAdd?: ((files: readonly File[]) => void) | undefined;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onRotate?: ((id: string) => void) | undefined;
  onCover?: ((id: string) => void) | undefined;
  /** Moves one to the place of another. */
  onMove?: ((id: string, to: number) => void) | undefined;
  onDescribe?: ((id: string) => void) | undefined;
  /** Under the tiles: limits, an error of the whole. */
  children?: ReactNode | undefined;
}

/**
 * Photos of a week: previews in 4:5, and a tile to add more by choosing or dropping. Order changes by dragging, or in
 * each photo's menu. Shows what it is given and tells what is asked for; uploading is the app's business.
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
  const dragged = useRef<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const cover = props.coverId ?? items.find((item) => item.state === "done")?.id;

  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || !onAdd) return;
    event.preventDefault();
    onAdd(files);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way for a mouse; the field inside does the same */}
      <div
        onDragOver={(event) => {
          if (!onAdd || !event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <ol className={styles.tiles}>
          {items.map((item, index) => (
            <li
              key={item.id}
              draggable={onMove !== undefined}
              onDragStart={() => {
                dragged.current = item.id;
              }}
              onDragOver={(event) => {
                if (dragged.current) event.preventDefault();
              }}
              onDrop={(event) => {
                if (!dragged.current) return;
                event.preventDefault();
                event.stopPropagation();
                onMove?.(dragged.current, index);
                dragged.current = null;
              }}
              onDragEnd={() => {
                dragged.current = null;
              }}
            >
              <UploadTile {...props} item={item} index={index} isCover={item.id === cover} />
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
                    // The app has taken them; the same file may be chosen again after it was removed.
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
        {announcement}
      </p>
      {children}
    </div>
  );
}

interface UploadTileProps extends PhotoUploaderProps {
  item: UploadItem;
  index: number;
  isCover: boolean;
}

function UploadTile(props: UploadTileProps) {
  const { item, index, isCover, items, words, onRemove, onRetry, onRotate, onCover, onMove, onDescribe } =
    props;
  const number = index + 1;
  if (item.state === "failed") {
    return (
      <div className={styles.failed} role="alert">
        <Icon of={ImageOff} />
        <b>{item.name}</b>
        <span>{item.reason}</span>
        {item.detail ? <span>{item.detail}</span> : null}
        {item.isFinal ? null : (
          <Button size="small" look="outline" onClick={() => onRetry(item.id)}>
            {words.tryAgain}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => onRemove(item.id)}>
          {words.remove}
        </Button>
      </div>
    );
  }
  const isDone = item.state === "done";
  const percent = Math.round((item.progress ?? 0) * 100);
  return (
    <figure className={styles.tile}>
      <span className={styles.picture}>
        {item.preview ? (
          <img
            src={item.preview}
            alt={item.alt || words.photo(number)}
            className={cx(!isDone && styles.blurred)}
            style={
              item.turns
                ? { rotate: `${item.turns * 90}deg`, scale: item.turns % 2 ? "1.25" : undefined }
                : undefined
            }
          />
        ) : (
          <span className={styles.film}>
            <Icon of={Film} size={28} />
            {item.alt || item.name}
          </span>
        )}
        {isCover ? (
          <PhotoLabel at="top-start">
            <Icon of={Star} />
            {words.cover}
          </PhotoLabel>
        ) : null}
        {isDone ? null : (
          <span className={styles.progress}>
            <b>{item.status}</b>
            {item.state === "uploading" ? (
              <progress max={100} value={percent} aria-label={words.uploading(item.name)} />
            ) : null}
          </span>
        )}
      </span>
      <div className={styles.menu}>
        <Menu look="plain" square label={words.actions(number)} trigger={<Icon of={Ellipsis} />} sheet>
          {isDone && onCover && !isCover ? (
            <MenuButton icon={Star} onClick={() => onCover(item.id)}>
              {words.makeCover}
            </MenuButton>
          ) : null}
          {isDone && onRotate ? (
            <MenuButton icon={RotateCw} onClick={() => onRotate(item.id)}>
              {words.rotate}
            </MenuButton>
          ) : null}
          {onMove && index > 0 ? (
            <MenuButton icon={ArrowLeft} onClick={() => onMove(item.id, index - 1)}>
              {words.moveBefore}
            </MenuButton>
          ) : null}
          {onMove && index < items.length - 1 ? (
            <MenuButton icon={ArrowRight} onClick={() => onMove(item.id, index + 1)}>
              {words.moveAfter}
            </MenuButton>
          ) : null}
          {isDone && onDescribe ? (
            <MenuButton icon={Pencil} onClick={() => onDescribe(item.id)}>
              {words.describe}
            </MenuButton>
          ) : null}
          <hr />
          <MenuButton icon={Trash2} danger onClick={() => onRemove(item.id)}>
            {words.remove}
          </MenuButton>
        </Menu>
      </div>
    </figure>
  );
}
