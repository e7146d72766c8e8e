import type { MediaOfWeek } from "@grow/app-kit/offline/waiting.ts";
import { textOf } from "../../../../shared/form-errors.ts";

/** The photos and videos of a form; those stored on the device by their id there. */
export interface StoredMedia {
  readonly photos: readonly MediaOfWeek[];
  readonly videos: readonly MediaOfWeek[];
  /** One of them is on this device only: the server could not take the week yet. */
  readonly isWaiting: boolean;
}

/** Reads them from what a browser is about to send. */
export function storedMedia(sent: FormData): StoredMedia {
  let isWaiting = false;
  const rows = (name: string): MediaOfWeek[] => {
    const found: MediaOfWeek[] = [];
    for (let index = 0; sent.has(`${name}.${index}.id`); index += 1) {
      const text = (field: string) => textOf(sent, `${name}.${index}.${field}`);
      const [id, upload, alt] = [Number(text("id")), text("stored"), text("alt").trim()];
      if (upload) found.push({ upload, alt });
      else if (id > 0) found.push({ id, alt });
      if (upload && !(id > 0)) isWaiting = true;
    }
    return found;
  };
  return { photos: rows("photos"), videos: rows("videos"), isWaiting };
}
