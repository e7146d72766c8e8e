import { defineOperation } from "../../http/define-operation.ts";
import { uploadPhoto } from "./upload-photo.ts";

/** The photo is unattached until a question or an answer uses it. */
export const uploadProblemPhoto = defineOperation("uploadProblemPhoto", async (context) => ({
  status: 201,
  data: await uploadPhoto(context),
}));
