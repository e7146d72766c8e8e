import { LinkButton } from "@grow/ui/foundation";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./editor.module.css";

/** The way back to the page above, over the title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles.back}>
      <LinkButton look="quiet" size="small" icon={ArrowLeft} href={href}>
        {children}
      </LinkButton>
    </p>
  );
}
