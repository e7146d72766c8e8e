import { rotateUpload } from "./rotate-upload.ts";
import { uploadDiaryCover } from "./upload-diary-cover.ts";
import { uploadWeekMedia } from "./upload-week-media.ts";

export const uploadsOperations = { rotateUpload, uploadDiaryCover, uploadWeekMedia };
