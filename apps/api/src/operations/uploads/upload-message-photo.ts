import { defineOperation } from "../../http/define-operation.ts";
import { uploadPhoto } from "./upload-photo.ts";

/** The photo is unattached until a message uses it. */
export const uploadMessagePhoto = defineOperation("uploadMessagePhoto", async (context) => ({
  status: 201,
  data: await uploadPhoto(context),
}));
