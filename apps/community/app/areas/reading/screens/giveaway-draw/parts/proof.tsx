import { buttonClass, Disclosure } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileText, Terminal } from "lucide-react";
import type { ReactNode } from "react";
import { entriesFilePath } from "../../../giveaways/giveaway-paths.ts";
import styles from "../screen.module.css";
import type { DrawnCategoryView, DrawView } from "../view.ts";
import { scriptFor } from "./script.ts";

/** Everything that was published: hashes, the list, and a script that needs none of our code. */
export function Proof({ draw, category }: { draw: DrawView; category: DrawnCategoryView }) {
  const { t } = useLingui();
  const { commitment, secret, isVoted, link } = draw;
  const { id, list, listHash, seed } = category;
  const file = `entries-${id}.txt`;
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
      {list === null ? null : (
        <>
          <Disclosure icon={FileText} title={t({ id: "draw.list", message: "The list of entries" })}>
            <p className={styles.small}>
              {isVoted ? (
                <Trans id="draw.list.votes">
                  Each line: number of the entry, what it is, its id, and its votes.
                </Trans>
              ) : (
                <Trans id="draw.list.draw">Each line: number of the entry, what it is, and its id.</Trans>
              )}
            </p>
            <Lines>{list}</Lines>
            <a
              href={entriesFilePath(link, id)}
              download={file}
              className={buttonClass({ look: "outline", size: "small" })}
            >
              <Trans id="draw.list.file">Download list</Trans>
            </a>
          </Disclosure>
          <Disclosure icon={Terminal} title={t({ id: "draw.hand", message: "Check it by hand" })}>
            <p className={styles.small}>
              <Trans id="draw.hand.text">
                Download the list and run this with Python. It uses none of our code.
              </Trans>
            </p>
            <Lines>{scriptFor(file, isVoted ? null : secret)}</Lines>
          </Disclosure>
        </>
      )}
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
