import {
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  Film,
  ImageOff,
  Pencil,
  RotateCw,
  Star,
  Trash2,
} from "lucide-react";
import { Button } from "../../foundation/button/button.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Menu, MenuButton } from "../../overlay/menu/menu.tsx";
import { PhotoLabel } from "../photo/photo.tsx";
import styles from "./photo-uploader.module.css";
import type { PhotoUploaderProps, UploadItem } from "./uploader-props.ts";

interface UploadTileProps extends PhotoUploaderProps {
  item: UploadItem;
  index: number;
  isCover: boolean;
}

/** One file: its picture with actions, or the reason for its failure. */
export function UploadTile(props: UploadTileProps) {
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
            draggable={false}
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
