import { storedPhotoWidths } from "@grow/domain";

/** The widths a photo is stored in: all that any place of the site asks for. */
export const storedWidths = storedPhotoWidths;
