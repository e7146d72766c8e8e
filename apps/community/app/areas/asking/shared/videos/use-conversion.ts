import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds between requests for a video that is being converted. */
export const CONVERSION_PAUSE = 3000;

/** Loads the page's data again until the video is converted, while somebody looks at it. */
export function useConversion({ isReady, isFailed }: { isReady: boolean; isFailed: boolean }): void {
  const { revalidate, state } = useRevalidator();
  const isConverting = !isReady && !isFailed;
  useEffect(() => {
    if (!isConverting || state !== "idle") return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, CONVERSION_PAUSE);
    return () => clearInterval(timer);
  }, [isConverting, state, revalidate]);
}
