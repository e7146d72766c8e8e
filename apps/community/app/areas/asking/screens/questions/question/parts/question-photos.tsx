import { PhotoGrid } from "@grow/ui/media";
import { photoSource } from "../../../../../../shared/photo-source.ts";
import type { ShownPhoto } from "../view.ts";

/** Photos of a question or an answer; each opens its large file. */
export function QuestionPhotos({ photos, priority }: { photos: readonly ShownPhoto[]; priority?: boolean }) {
  return (
    <PhotoGrid
      photos={photos.map((photo) => ({ ...photoSource(photo, "gallery"), id: photo.id, href: photo.url }))}
      priority={priority}
    />
  );
}
