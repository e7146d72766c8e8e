import type { WaitingPhoto } from "@grow/app-kit/offline/waiting-message.ts";
import { useEffect, useState } from "react";
import styles from "./room.module.css";

/** The photo of a message that is still on this device. */
export function PendingPhoto({ photo }: { photo: WaitingPhoto }) {
  const [url, setUrl] = useState("url" in photo ? photo.url : null);
  useEffect(() => {
    if (!("file" in photo)) return undefined;
    const made = URL.createObjectURL(photo.file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url ? <img className={styles.pendingPhoto} src={url} alt="" /> : null;
}
