import "./locales/catalog.ts";
import { buttonClass, cx, Icon, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { FolderOpen } from "lucide-react";
import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import styles from "./file-input.module.css";

/**
 * A file field in the page's language: the browser's own field speaks the browser's. The field is still there, invisible above
 * its button, so that keys, dropped files and forms work. Without JavaScript it is shown as it is.
 */
export function FileInput({ onChange, ...props }: Omit<InputHTMLAttributes<HTMLInputElement>, "type">) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  useEffect(() => {
    const field = input.current;
    const clear = () => setName("");
    // React does not replay the change of a field in which a file was chosen before hydration.
    if (field?.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
    field?.form?.addEventListener("reset", clear);
    return () => field?.form?.removeEventListener("reset", clear);
  }, []);
  return (
    <span className={cx(styles.file, isHydrated && styles.own)}>
      <input
        {...props}
        ref={input}
        type="file"
        onChange={(event) => {
          setName(event.currentTarget.files?.[0]?.name ?? "");
          onChange?.(event);
        }}
      />
      {isHydrated ? (
        <span className={styles.shown} aria-hidden="true">
          <span className={buttonClass({ look: "outline" })}>
            <Icon of={FolderOpen} />
            <Trans id="fileInput.browse">Browse</Trans>
          </span>
          <span className={styles.name}>{name || <Trans id="fileInput.none">No file chosen</Trans>}</span>
        </span>
      ) : null}
    </span>
  );
}
