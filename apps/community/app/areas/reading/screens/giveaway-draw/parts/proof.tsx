import { buttonClass, Disclosure } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileText, Terminal } from "lucide-react";
import type { ReactNode } from "react";
import { FIRST_LINES, firstLines } from "../entry-list.ts";
import styles from "../screen.module.css";
import type { DrawnCategoryView, DrawView } from "../view.ts";
import { ListFailed } from "./list-failed.tsx";
import { scriptFor } from "./script.ts";
import type { EntryList } from "./use-entry-list.ts";

interface ProofProps {
  draw: DrawView;
  category: DrawnCategoryView;
  list: EntryList;
}

/** Everything that was published: hashes, the list, and a script that needs none of our code. */
export function Proof({ draw, category, list }: ProofProps) {
  const { t } = useLingui();
  const { commitment, secret, isVoted } = draw;
  const { id, file, listHash, seed } = category;
  const fileName = `entries-${id}.txt`;
  return (
    <>
      <dl className={styles.values}>
        {isVoted ? null : (
          <>
            <Value
              name={<Trans id="draw.commitment">Fingerprint of the secret, published at the start</Trans>}
            >
              {commitment}
            </Value>
            <Value name={<Trans id="draw.secret">Secret</Trans>}>{secret}</Value>
          </>
        )}
        <Value name={<Trans id="draw.listHash">Fingerprint of the list of entries</Trans>}>{listHash}</Value>
        {isVoted ? null : <Value name={<Trans id="draw.seed">Random seed</Trans>}>{seed}</Value>}
      </dl>
      {file === null ? null : (
        <>
          <Disclosure
            icon={FileText}
            title={t({ id: "draw.list", message: "The list of entries" })}
            onOpen={() => void list.load()}
          >
            <p className={styles.small}>
              {isVoted ? (
                <Trans id="draw.list.votes">
                  Each line: number of the entry, what it is, its id, and its votes.
                </Trans>
              ) : (
                <Trans id="draw.list.draw">Each line: number of the entry, what it is, and its id.</Trans>
              )}
            </p>
            <Beginning list={list} />
            <a href={file} download={fileName} className={buttonClass({ look: "outline", size: "small" })}>
              <Trans id="draw.list.file">Download list</Trans>
            </a>
          </Disclosure>
          <Disclosure icon={Terminal} title={t({ id: "draw.hand", message: "Check it by hand" })}>
            <p className={styles.small}>
              <Trans id="draw.hand.text">
                Download the list and run this with Python. It uses none of our code.
              </Trans>
            </p>
            <Lines>{scriptFor(fileName, isVoted ? null : secret)}</Lines>
          </Disclosure>
        </>
      )}
    </>
  );
}

/** The first entries, once a long list is loaded. */
function Beginning({ list: { text, isFailed } }: { list: EntryList }) {
  if (isFailed) {
    return (
      <p role="alert">
        <ListFailed />
      </p>
    );
  }
  if (text === null) return null;
  const { lines, isCut } = firstLines(text);
  return (
    <>
      {isCut ? (
        <p className={styles.small}>
          <Trans id="draw.list.first">The first {FIRST_LINES} lines. The file has all of them.</Trans>
        </p>
      ) : null}
      <Lines>{lines}</Lines>
    </>
  );
}

/** Lines in a box that scrolls. */
function Lines({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={styles.list} tabIndex={0}>
      {children}
    </pre>
  );
}

function Value({ name, children }: { name: ReactNode; children: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children === null ? (
          <Trans id="draw.later">Appears with the result</Trans>
        ) : (
          <code className={styles.hash}>{children}</code>
        )}
      </dd>
    </div>
  );
}
