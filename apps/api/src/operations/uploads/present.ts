import type { Schema } from "@grow/contract";
import { largestUrl } from "../../media/present-photo.ts";
import { videoName } from "../../media/take-in-upload.ts";

export interface UploadRow {
  id: number;
  key: string;
  kind: "photo" | "video";
  format: "mp4" | "webm" | null;
  width: number;
  height: number;
  color: string;
  preview: string | null;
  alt: string;
}

export function presentUpload(row: UploadRow): Schema<"Upload"> {
  const { id, key, format, width, height, color, alt, preview } = row;
  return {
    id,
    url: format === null ? largestUrl(row) : `/media/${key}/${videoName(width, format)}`,
    width,
    height,
    type: row.kind === "photo" ? "image" : "video",
    color,
    alt,
    is_remove: false,
    ...(preview === null ? {} : { preview }),
  };
}
