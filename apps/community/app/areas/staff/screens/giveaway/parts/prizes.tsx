import { Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../../../shared/desks/desk.module.css";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import type { FormValues } from "../../../shared/desks/form-values.ts";
import { ItemRows } from "../../../shared/desks/item-rows.tsx";
import { PRIZE_FIELDS, placed } from "../giveaway-fields.ts";
import { MOST_PRIZES, PRIZES } from "../giveaway-form.ts";
import { prizeWord } from "./change-words.ts";

interface PrizesProps {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  /** Somebody has entered for them. */
  isPromised: boolean;
}

/** What can be won. */
export function Prizes({ values, errors, isPromised }: PrizesProps) {
  const { i18n, t } = useLingui();
  return (
    <Stack gap={4}>
      <h2>
        <Trans id="admin.giveaway.prizes">Prizes</Trans>
      </h2>
      <p>
        {isPromised ? (
          <Trans id="admin.giveaway.prizes.promised">
            Growers have entered for these prizes: you can add some, but not remove any.
          </Trans>
        ) : (
          <Trans id="admin.giveaway.prizes.hint">
            One for each winner, or none if the text describes them.
          </Trans>
        )}
      </p>
      {errors[PRIZES] ? <p className={styles.error}>{errors[PRIZES]}</p> : null}
      <ItemRows
        list={PRIZES}
        values={values}
        rowTitle={(number) => prizeWord(i18n, number)}
        addLabel={t({ id: "admin.giveaway.prize.add", message: "Add prize" })}
        most={MOST_PRIZES}
      >
        {(prefix) => (
          <DescribedFields fields={placed(PRIZE_FIELDS, prefix)} values={values} errors={errors} />
        )}
      </ItemRows>
    </Stack>
  );
}
