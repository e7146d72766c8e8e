import type { StoredUpload } from "@grow/app-kit/offline/waiting.ts";
import { useEffect, useMemo, useRef } from "react";

/** Object URLs of stored photos; videos have none. */
export function usePreviews(uploads: readonly StoredUpload[]): ReadonlyMap<string, string> {
  const made = useRef(new Map<string, string>());
  useEffect(() => {
    const addresses = made.current;
    return () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);
  return useMemo(() => {
    for (const { id, kind, file } of uploads) {
      if (kind === "image" && !made.current.has(id)) made.current.set(id, URL.createObjectURL(file));
    }
    return new Map(made.current);
  }, [uploads]);
}
