import { photoWidths } from "@grow/domain";

/** The widths a photo is stored in: all that any place of the site asks for. */
export function storedWidths(width: number): readonly number[] {
  return photoWidths(["card", "gallery", "cover", "square"], width);
}
