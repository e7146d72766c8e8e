import { Button } from "@grow/ui/foundation";
import { SelectField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { VersionsView } from "../versions-view.ts";
import styles from "./chosen-versions.module.css";

/** Chooses the two versions that are compared. */
export function ChosenVersions({ versions: { rows, to, from } }: { versions: VersionsView }) {
  const { t } = useLingui();
  const options = rows.map(({ number, title }) => (
    <option key={number} value={number}>
      {number} · {title}
    </option>
  ));
  return (
    <Form method="get" className={styles.form} key={`${from} ${to}`}>
      <SelectField
        label={t({ id: "admin.versions.from", message: "From version" })}
        name="from"
        defaultValue={from ?? undefined}
      >
        {options}
      </SelectField>
      <SelectField
        label={t({ id: "admin.versions.to", message: "To version" })}
        name="to"
        defaultValue={to ?? undefined}
      >
        {options}
      </SelectField>
      <Button type="submit" look="outline">
        <Trans id="admin.versions.compare">Compare</Trans>
      </Button>
    </Form>
  );
}
