import type { SharedThing } from "@grow/app-kit/offline/waiting-message.ts";
import { Note } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { MenuButton } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { findThings, type ShareableThing } from "../state/find-shareable.ts";
import styles from "./share.module.css";

/** Milliseconds without a key press before the search starts. */
const PAUSE = 200;

interface FindThingProps {
  kind: "strain" | "product";
  onPick: (thing: SharedThing) => void;
}

/** Finds a strain or product by name. */
export function FindThing({ kind, onPick }: FindThingProps) {
  const { t } = useLingui();
  const [found, setFound] = useState<readonly ShareableThing[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const search = useRef<{ timer: number; abort: AbortController }>();
  const stop = () => {
    window.clearTimeout(search.current?.timer);
    search.current?.abort.abort();
  };
  useEffect(() => stop, []);
  const onInput = (text: string) => {
    stop();
    const query = text.trim();
    if (query === "") {
      setFound(null);
      return;
    }
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      findThings(kind, query, abort.signal).then(
        (things) => {
          if (abort.signal.aborted) return;
          setFound(things);
          setFailed(false);
        },
        () => abort.signal.aborted || setFailed(true),
      );
    }, PAUSE);
    search.current = { timer, abort };
  };
  return (
    <>
      <TextField
        type="search"
        label={
          kind === "strain"
            ? t({ id: "chat.share.findStrain", message: "Strain name" })
            : t({ id: "chat.share.findProduct", message: "Product name" })
        }
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hasFailed ? (
        <Note tone="bad" urgent>
          <Trans id="chat.share.failed">The search didn't work. Try again.</Trans>
        </Note>
      ) : null}
      <div className={styles.rows} role="status">
        {found?.length === 0 ? (
          <p className={styles.none}>
            <Trans id="chat.share.nothing">Nothing found. Check the spelling.</Trans>
          </p>
        ) : null}
        {found?.map(({ id, name, detail }) => (
          <MenuButton
            key={id}
            end={<span className={styles.detail}>{detail}</span>}
            onClick={() => onPick({ kind, id, name })}
          >
            {name}
          </MenuButton>
        ))}
      </div>
    </>
  );
}
