import { useEffect, useState } from "react";

const KEY = "full-size-photos";

/** Whether photos are uploaded in full size: a choice of the device, whose connection it depends on. */
export function useFullSize(): readonly [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    try {
      setFull(localStorage.getItem(KEY) === "1");
    } catch {
      // Blocked storage: the usual size.
    }
  }, []);
  const choose = (wanted: boolean) => {
    setFull(wanted);
    try {
      if (wanted) localStorage.setItem(KEY, "1");
      else localStorage.removeItem(KEY);
    } catch {
      // The choice holds for this page.
    }
  };
  return [isFull, choose];
}
