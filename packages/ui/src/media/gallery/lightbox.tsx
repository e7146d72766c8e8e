import { lazy, Suspense } from "react";
import type { LightboxViewProps } from "./lightbox-view.tsx";

const LightboxView = lazy(() => import("./lightbox-view.tsx"));

export interface LightboxProps extends Omit<LightboxViewProps, "index"> {
  /** Index of the shown photo; null while closed, when nothing is loaded. */
  index: number | null;
}

/** Full-screen photos. Its code loads when first opened; before hydration a tile links to the large picture. */
export function Lightbox({ index, ...rest }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxView {...rest} index={index} />
    </Suspense>
  );
}
