import { photoUrl } from "@grow/domain";
import { Lightbox, PhotoGrid } from "@grow/ui/media";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { photoSource } from "../../../../../../shared/photo-source.ts";
import type { ShownPhoto } from "../view.ts";

const THUMBNAIL = 160;

/** Photos of a question or an answer. Tiles are links to the large files; once hydrated they open over the whole screen. */
export function QuestionPhotos({ photos, priority }: { photos: readonly ShownPhoto[]; priority?: boolean }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  // A link needs a name: photos without a description have their number.
  const named = photos.map((photo, index) => ({
    ...photo,
    alt: photo.alt || t({ id: "question.photo", message: `Photo ${{ number: index + 1 }}` }),
  }));
  const shown = named.map((photo) => ({ ...photoSource(photo, "gallery"), id: photo.id, href: photo.url }));
  return (
    <>
      <PhotoGrid photos={shown} priority={priority} onOpen={setOpen} />
      <Lightbox
        label={t({ id: "question.photos", message: "Photos" })}
        photos={named.map((photo) => ({
          ...photoSource(photo, "gallery"),
          id: photo.id,
          thumbnail: photoUrl(photo.url, Math.min(THUMBNAIL, photo.width), "webp"),
        }))}
        index={open}
        onIndex={setOpen}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
