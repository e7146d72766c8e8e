import { useEffect, useState } from "react";

/** The width below which there is no room beside the film; the same as in the styles. */
const NARROW = "(max-width: 899.98px)";

/** Whether there is room for the film only. The server does not know. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isNarrow;
}
