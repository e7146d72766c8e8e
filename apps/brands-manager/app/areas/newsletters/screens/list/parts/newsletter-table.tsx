import { useFormats } from "@grow/i18n/react";
import { DataTable, type TableColumn } from "@grow/ui/chart";
import { Badge, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CountedPeople, RecipientCounts } from "../../../shared/counts.ts";
import { audienceWord, newsletterStateWord, newsletterTone } from "../../../shared/newsletter-words.ts";
import styles from "../screen.module.css";
import type { NewsletterRowView } from "../view.ts";

type Column = TableColumn<NewsletterRowView>;

/** Newsletters with their recipients and what readers did. What can't be counted yet is a dash, and empty in the file. */
export function NewsletterTable({ rows }: { rows: readonly NewsletterRowView[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const count = (key: keyof RecipientCounts, header: string): Column => ({
    ...{ key, header, numeric: true },
    cell: ({ counts }) => (counts === null ? "–" : formats.number(counts[key])),
    value: ({ counts }) => counts?.[key] ?? "",
  });
  const people = (key: "loaded" | "clicked", header: string): Column => ({
    ...{ key, header, numeric: true },
    cell: (row) => (row.counts === null ? "–" : <People counted={row.reactions?.[key] ?? null} />),
    value: ({ reactions }) => reactions?.[key].people ?? "",
  });
  const programs = (key: "loaded" | "clicked", header: string): Column => ({
    ...{ key: `${key} by programs`, header, numeric: true, wideOnly: true },
    cell: ({ reactions }) => (reactions === null ? "–" : formats.number(reactions[key].programs)),
    value: ({ reactions }) => reactions?.[key].programs ?? "",
  });
  const isSending = rows.some(({ state }) => state === "sending");
  const columns: readonly Column[] = [
    {
      key: "title",
      header: t({ id: "newsletters.column.title", message: "Newsletter" }),
      cell: (row) => <Name row={row} />,
      value: (row) => row.title,
    },
    {
      key: "state",
      header: t({ id: "newsletters.column.state", message: "State" }),
      cell: ({ state }) => <Badge tone={newsletterTone(state)}>{newsletterStateWord(i18n, state)}</Badge>,
      value: ({ state }) => newsletterStateWord(i18n, state),
    },
    {
      ...{ key: "date", nowrap: true },
      header: t({ id: "newsletters.column.date", message: "When (UTC)" }),
      cell: ({ date }) => (date === null ? "–" : formats.dateTime(date)),
      value: ({ date }) => date ?? "",
    },
    count("audience", t({ id: "newsletters.column.audience", message: "Recipients" })),
    count("sent", t({ id: "newsletters.column.sent", message: "Sent" })),
    count("failed", t({ id: "newsletters.column.failed", message: "Failed" })),
    count("omitted", t({ id: "newsletters.column.omitted", message: "Left out" })),
    ...(isSending ? [count("waiting", t({ id: "newsletters.column.waiting", message: "Waiting" }))] : []),
    people("loaded", t({ id: "newsletters.column.loaded", message: "Loaded" })),
    programs("loaded", t({ id: "newsletters.column.loaded.programs", message: "Loaded by programs" })),
    people("clicked", t({ id: "newsletters.column.clicked", message: "Clicked" })),
    programs("clicked", t({ id: "newsletters.column.clicked.programs", message: "Clicked by programs" })),
    {
      ...{ key: "left", numeric: true },
      header: t({ id: "newsletters.column.left", message: "Unsubscribed" }),
      cell: ({ reactions }) => (reactions === null ? "–" : formats.number(reactions.left)),
      value: ({ reactions }) => reactions?.left ?? "",
    },
  ];
  return (
    <DataTable
      label={t({ id: "newsletters.title", message: "Newsletters" })}
      csv={{ fileName: "newsletters", label: t({ id: "newsletters.csv", message: "Export CSV" }) }}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

function Name({ row: { title, audience, lang, href } }: { row: NewsletterRowView }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.name}>
      <TextLink href={href}>
        {title ? (
          <span lang={lang}>{title}</span>
        ) : (
          <Trans id="newsletters.untitled">Without a subject</Trans>
        )}
      </TextLink>
      <span className={styles.muted}>{audienceWord(i18n, audience)}</span>
    </span>
  );
}

function People({ counted }: { counted: CountedPeople | null }) {
  const formats = useFormats();
  if (counted === null) return <Trans id="newsletters.hidden">under 20 sent</Trans>;
  return formats.number(counted.people);
}
