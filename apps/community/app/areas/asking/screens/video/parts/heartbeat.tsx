import { Icon } from "@grow/ui/foundation";
import { Heart } from "lucide-react";
import styles from "./heartbeat.module.css";

/** Shows for a moment that two taps have liked. */
export function Heartbeat() {
  return (
    <span className={styles.heart} aria-hidden="true">
      <Icon of={Heart} filled size={96} />
    </span>
  );
}
