import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { languageName } from "../../../shared/editor/language-field.tsx";
import styles from "./facts.module.css";
import { audienceWord } from "./newsletter-words.ts";

type Newsletter = Schema<"Newsletter">;

interface FactsProps extends Pick<Newsletter, "title" | "preview" | "lang" | "audience" | "langs"> {
  /** When it is or was sent; null at once. */
  date: string | null;
  /** How many members it would be sent to now; left out once that is decided. */
  recipients?: number;
  /** Who wrote it, with a link to their page; left out before it is sent, null for a deleted account. */
  author?: { readonly name: string; readonly href: string } | null;
}

/** What a newsletter is about: subject, recipients, time, and who wrote it. */
export function Facts({ title, preview, lang, audience, langs, date, recipients, author }: FactsProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const rows: [label: string, value: ReactNode][] = [
    [
      t({ id: "newsletter.fact.subject", message: "Subject" }),
      title ? <span lang={lang}>{title}</span> : "–",
    ],
    [
      t({ id: "newsletter.fact.firstLine", message: "First line in the inbox" }),
      preview ? <span lang={lang}>{preview}</span> : "–",
    ],
    [t({ id: "newsletter.fact.audience", message: "Recipients" }), audienceWord(i18n, audience)],
    [
      t({ id: "newsletter.fact.langs", message: "Languages" }),
      langs.length === 0
        ? t({ id: "newsletter.fact.allLangs", message: "all" })
        : formats.list(langs.map(languageName)),
    ],
    [
      t({ id: "newsletter.fact.date", message: "When" }),
      date === null ? t({ id: "newsletter.fact.now", message: "at once" }) : `${formats.dateTime(date)} UTC`,
    ],
  ];
  if (recipients !== undefined)
    rows.push([
      t({ id: "newsletter.fact.number", message: "Growers who get it now" }),
      formats.number(recipients),
    ]);
  if (author !== undefined)
    rows.push([
      t({ id: "newsletter.fact.author", message: "Written by" }),
      author ? (
        <TextLink href={author.href}>{author.name}</TextLink>
      ) : (
        <Trans id="newsletter.fact.authorGone">a deleted account</Trans>
      ),
    ]);
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
