import { DataTable } from "@grow/ui/chart";
import { Icon, VisuallyHidden } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./what-it-unlocks.module.css";

interface Row {
  key: string;
  name: ReactNode;
  text: ReactNode;
  isFree: boolean;
}

/** What everybody has, and what Premium adds to it. */
export function WhatItUnlocks() {
  const { t } = useLingui();
  const rows: readonly Row[] = [
    {
      key: "locked",
      name: <Trans id="premium.row.locked">Locked diaries</Trans>,
      text: <Trans id="premium.row.locked.text">Every week with its readings, doses and photos</Trans>,
      isFree: false,
    },
    {
      key: "badge",
      name: <Trans id="premium.row.badge">Premium badge</Trans>,
      text: <Trans id="premium.row.badge.text">On your profile and in lists of growers</Trans>,
      isFree: false,
    },
    {
      key: "diary",
      name: <Trans id="premium.row.diary">Your own diaries</Trans>,
      text: <Trans id="premium.row.diary.text">All phases, readings and photos, as many as you grow</Trans>,
      isFree: true,
    },
    {
      key: "week",
      name: <Trans id="premium.row.week">Same-week comparison</Trans>,
      text: <Trans id="premium.row.week.text">Your week beside other growers’ weeks of the strain</Trans>,
      isFree: true,
    },
    {
      key: "export",
      name: <Trans id="premium.row.export">Export and import</Trans>,
      text: <Trans id="premium.row.export.text">Your diaries with all photos, whenever you want</Trans>,
      isFree: true,
    },
  ];
  return (
    <DataTable
      label={t({ id: "premium.what", message: "What you get" })}
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        {
          key: "what",
          header: (
            <VisuallyHidden>
              <Trans id="premium.column.what">Feature</Trans>
            </VisuallyHidden>
          ),
          cell: (row) => (
            <div className={styles.what}>
              <strong>{row.name}</strong>
              <span>{row.text}</span>
            </div>
          ),
        },
        {
          key: "free",
          header: <Trans id="premium.free">Free</Trans>,
          cell: (row) => <Has it={row.isFree} />,
        },
        { key: "premium", header: <Trans id="premium.head">Premium</Trans>, cell: () => <Has it /> },
      ]}
    />
  );
}

function Has({ it }: { it: boolean }) {
  return (
    <span className={it ? styles.yes : styles.no}>
      <Icon of={it ? Check : Minus} />
      <VisuallyHidden>
        {it ? (
          <Trans id="premium.included">Included</Trans>
        ) : (
          <Trans id="premium.notIncluded">Not included</Trans>
        )}
      </VisuallyHidden>
    </span>
  );
}
