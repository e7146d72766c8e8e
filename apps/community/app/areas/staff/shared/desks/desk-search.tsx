import { Button } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import styles from "./desk.module.css";

export interface DeskSearchProps {
  readonly search: string;
  /** What is searched; by name when left out. */
  readonly label?: string;
  /** Query parameters that stay. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Searches the rows of a desk. Works without scripts. */
export function DeskSearch({ search, label, kept = {} }: DeskSearchProps) {
  const { t } = useLingui();
  return (
    <Form method="get" className={styles.search} role="search">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        key={search}
        label={label ?? t({ id: "admin.catalogue.search", message: "Search by name" })}
        name="search"
        type="search"
        defaultValue={search}
        maxLength={100}
      />
      <Button type="submit" look="outline">
        <Trans id="admin.catalogue.search.submit">Search</Trans>
      </Button>
    </Form>
  );
}
