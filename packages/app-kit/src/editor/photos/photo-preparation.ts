import { scalePhoto } from "../../photo-scaling/scale-photo.ts";

/** How a chosen photo is scaled before its upload. An animation would become a still picture. */
export const photoPreparation = (file: File) => (file.type === "image/gif" ? {} : { prepare: scalePhoto });
