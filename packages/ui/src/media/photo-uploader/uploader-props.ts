import type { ReactNode } from "react";

/** One file of the uploader. */
export interface UploadItem {
  id: string;
  /** Name of the file, for messages. */
  name: string;
  /** URL of a preview: of the file itself, or of the uploaded photo. A video has none. */
  preview?: string | undefined;
  /** Quarter turns clockwise, shown at once. */
  turns?: 0 | 1 | 2 | 3 | undefined;
  /** The grower's description. */
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
  /** A retry would fail again: no "Try again". */
  isFinal?: boolean | undefined;
}

/** The uploader's texts, with the name of the file or the number of the photo where it matters. */
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
  /** Announced after a photo was moved: "Photo is now 2 of 5". */
  moved: (number: number, total: number) => string;
  /** "Uploading canopy.jpg". */
  uploading: (name: string) => string;
  /** Alternative text of a photo that the grower has not described: "Photo 2". */
  photo: (number: number) => string;
}

export interface PhotoUploaderProps {
  /** In display order; the first finished one is the cover unless `coverId` is set. */
  items: readonly UploadItem[];
  words: UploaderWords;
  /** Name of the file field, for forms submitted without scripts. */
  name: string;
  /** Types the file chooser offers: "image/jpeg,image/png,image/webp,video/mp4". */
  accept: string;
  coverId?: string | undefined;
  /** Whether more can be added. */
  canAdd?: boolean | undefined;
  /** Disabled before hydration, because a file alone cannot be submitted with a form. */
  disabled?: boolean | undefined;
  /** Announced politely when it changes: "3 of 4 photos uploaded". */
  announcement?: string | undefined;
  onAdd?: ((files: readonly File[]) => void) | undefined;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onRotate?: ((id: string) => void) | undefined;
  onCover?: ((id: string) => void) | undefined;
  /** Moves a photo to another index. */
  onMove?: ((id: string, to: number) => void) | undefined;
  onDescribe?: ((id: string) => void) | undefined;
  /** Under the tiles: limits, a general error. */
  children?: ReactNode | undefined;
}
