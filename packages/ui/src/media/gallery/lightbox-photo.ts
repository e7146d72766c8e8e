import type { ReactNode } from "react";
import type { PhotoSource } from "../photo/photo.tsx";

/** A photo of the lightbox. */
export interface LightboxPhoto extends PhotoSource {
  id: string | number;
  /** Its week and readings: "Week 11, flowering", "25.4 °C · 58 % · EC 1.9". */
  caption?: ReactNode | undefined;
  /** A small file for the row of thumbnails. */
  thumbnail: string;
}
