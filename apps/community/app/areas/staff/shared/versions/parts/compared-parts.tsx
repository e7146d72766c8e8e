import { Note, Stack } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComparedLine, Piece } from "../compare-lines.ts";
import type { ChangedPart } from "../versions-view.ts";
import styles from "./compared-parts.module.css";

interface ComparedPartsProps {
  lang: string;
  parts: readonly ChangedPart[];
  /** Labels of the parts. */
  words: Readonly<Record<string, string>>;
}

/** What changed, part by part, with removed and added words. */
export function ComparedParts({ lang, parts, words }: ComparedPartsProps) {
  if (parts.length === 0) {
    return (
      <p>
        <Trans id="admin.versions.same">These two versions are the same.</Trans>
      </p>
    );
  }
  return (
    <Stack gap={5}>
      {parts.some(({ isCoarse }) => isCoarse) ? (
        <Note tone="info">
          <Trans id="admin.versions.coarse">
            These versions differ a lot. Some parts show the whole text instead of single words.
          </Trans>
        </Note>
      ) : null}
      {parts.map(({ part, lines }) => (
        <section key={part}>
          <h3>{words[part] ?? part}</h3>
          <div className={styles.lines} lang={lang}>
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  );
}

function Line({ line }: { line: ComparedLine }) {
  if ("skipped" in line) return <Skipped count={line.skipped} />;
  return (
    <p>
      {line.pieces.map((piece, index) => (
        <Words key={index} piece={piece} />
      ))}
    </p>
  );
}

function Words({ piece: { text, change } }: { piece: Piece }) {
  switch (change) {
    case "added":
      return <ins className={styles.added}>{text}</ins>;
    case "removed":
      return <del className={styles.removed}>{text}</del>;
    case "same":
      return text;
  }
}

/** In the language of the page. */
function Skipped({ count }: { count: number }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.skipped} lang={i18n.locale}>
      <Plural
        id="admin.versions.skipped"
        value={count}
        one="# unchanged paragraph"
        other="# unchanged paragraphs"
      />
    </p>
  );
}
