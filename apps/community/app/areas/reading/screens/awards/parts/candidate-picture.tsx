import { Avatar, Icon } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Leaf } from "lucide-react";
import { photoSource } from "../../../../../shared/photo-source.ts";
import type { CandidateView } from "../view.ts";
import styles from "./candidate-picture.module.css";

interface CandidatePictureProps {
  candidate: Pick<CandidateView, "id" | "photo" | "square">;
  isPeople: boolean;
  /** Display width, as the `sizes` attribute. */
  sizes: string;
}

/** The photo, logo or avatar of a candidate, all in one shape. The name is beside it. */
export function CandidatePicture({
  candidate: { id, photo, square },
  isPeople,
  sizes,
}: CandidatePictureProps) {
  if (photo) return <Photo photo={photoSource(photo, "card")} shape="1:1" sizes={sizes} />;
  return (
    <span className={styles.tile}>
      {isPeople ? (
        <Avatar src={square} seed={id} size={136} />
      ) : square ? (
        <img src={square} width={160} height={160} alt="" loading="lazy" />
      ) : (
        <Icon of={Leaf} size={32} />
      )}
    </span>
  );
}
