import { BrandMark } from "@grow/ui/catalogue";
import { Chip, Cluster, EmptyState, Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { type PhotoData, photoSource } from "../../../../shared/photo-source.ts";
import head from "../head.module.css";
import styles from "./comparison.module.css";

/** A thing of a comparison: the head of its column. */
interface Compared {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly photo: PhotoData | null;
  /** Lines below the name: maker, kind. */
  readonly lines: readonly ReactNode[];
}

export interface ComparedRow {
  readonly name: string;
  /** One cell per thing; "–" for an empty one. */
  readonly cells: readonly ReactNode[];
  /** What the cells say as amounts of one kind, drawn as bars below them. */
  readonly amounts?: readonly (number | null)[];
}

interface ComparisonProps {
  /** The hint of an empty comparison. */
  empty: ReactNode;
  things: readonly Compared[];
  rows: readonly ComparedRow[];
  /** Things that can be added. */
  others: readonly { readonly id: number; readonly name: string }[];
  /** URL of a comparison. */
  address: (ids: readonly number[]) => string;
}

/** Two to four things side by side; the address holds them, so that it can be shared. */
export function Comparison({ empty, things, rows, others, address }: ComparisonProps) {
  const { t } = useLingui();
  const ids = things.map(({ id }) => id);
  return (
    <Page className={head.page}>
      <Stack gap={6}>
        <h1>
          <Trans id="compare.heading">Compare</Trans>
        </h1>
        {things.length === 0 ? (
          <EmptyState title={empty} />
        ) : (
          <section
            className={styles.scroll}
            aria-label={t({ id: "compare.heading", message: "Compare" })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            tabIndex={0}
          >
            <table className={styles.table} style={{ "--things": things.length } as CSSProperties}>
              <thead>
                <tr>
                  <td className={styles.corner} />
                  {things.map((thing) => (
                    <th key={thing.id} scope="col">
                      <ColumnHead thing={thing} without={address(ids.filter((id) => id !== thing.id))} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, cells, amounts = [] }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={ids[index]}>
                        {cell || "–"}
                        <AmountBar amount={amounts[index] ?? null} amounts={amounts} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {others.length > 0 ? (
          <Section close title={t({ id: "compare.add", message: "Add to the comparison" })}>
            <Cluster gap={2}>
              {others.map(({ id, name }) => (
                <Chip key={id} icon={Plus} rel="nofollow" href={address([...ids, id])}>
                  {name}
                </Chip>
              ))}
            </Cluster>
          </Section>
        ) : null}
      </Stack>
    </Page>
  );
}

/** How much a thing has of what the one with most of it has. Decorative: the cell says the number. */
function AmountBar({ amount, amounts }: { amount: number | null; amounts: readonly (number | null)[] }) {
  const known = amounts.filter((one) => one !== null);
  const most = Math.max(...known);
  if (amount === null || known.length < 2 || most <= 0) return null;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ inlineSize: `${(amount / most) * 100}%` }} />
    </span>
  );
}

function ColumnHead({ thing, without }: { thing: Compared; without: string }) {
  return (
    <>
      <span className={styles.photo}>
        {thing.photo ? (
          <Photo photo={photoSource(thing.photo, "square")} shape="1:1" sizes="176px" />
        ) : (
          <BrandMark name={thing.name} />
        )}
      </span>
      <TextLink href={thing.link}>{thing.name}</TextLink>
      {thing.lines.map((line, index) => (
        <small key={index}>{line}</small>
      ))}
      <small>
        <TextLink href={without} rel="nofollow" className={styles.remove}>
          <Trans id="compare.remove">Remove</Trans>
        </TextLink>
      </small>
    </>
  );
}
