import { listVideoKinds } from "./list-video-kinds.ts";
import { rotateUpload } from "./rotate-upload.ts";
import { uploadAvatar } from "./upload-avatar.ts";
import { uploadDiaryCover } from "./upload-diary-cover.ts";
import { uploadMessagePhoto } from "./upload-message-photo.ts";
import { uploadProblemPhoto } from "./upload-problem-photo.ts";
import { uploadVideo } from "./upload-video.ts";
import { uploadWeekMedia } from "./upload-week-media.ts";

export const uploadsOperations = {
  listVideoKinds,
  rotateUpload,
  uploadAvatar,
  uploadDiaryCover,
  uploadMessagePhoto,
  uploadProblemPhoto,
  uploadVideo,
  uploadWeekMedia,
};
