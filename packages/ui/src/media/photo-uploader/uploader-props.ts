import type { ReactNode } from "react";

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
  /** Said after a photo was moved: "Photo is now 2 of 5". */
  moved: (number: number, total: number) => string;
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
