import { lazy, Suspense } from "react";
import type { LightboxViewProps } from "./lightbox-view.tsx";

const LightboxView = lazy(() => import("./lightbox-view.tsx"));

export interface LightboxProps extends Omit<LightboxViewProps, "index"> {
  /** Which photo is shown; null while it is closed, and then nothing of it is loaded. */
  index: number | null;
}

/** Photos over the whole screen. Its code arrives with the first opening; before hydration a tile links to the large picture. */
export function Lightbox({ index, ...rest }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxView {...rest} index={index} />
    </Suspense>
  );
}
