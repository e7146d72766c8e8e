import { rotateUpload } from "./rotate-upload.ts";
import { uploadWeekMedia } from "./upload-week-media.ts";

export const uploadsOperations = { rotateUpload, uploadWeekMedia };
