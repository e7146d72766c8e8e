import { SetupLabel } from "@grow/ui/diary";
import { TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { roomWord, soilWord, wateringWord } from "../../../../shared/words/setup-words.ts";
import styles from "./setup.module.css";
import { type ItemView, type SetupView, testedBrands } from "./setup-view.ts";

/** Things one under the other, each with its maker in small. */
function Items({ items }: { items: readonly ItemView[] }) {
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {index > 0 ? <br /> : null}
      {item.href ? <TextLink href={item.href}>{item.name}</TextLink> : item.name}
      {item.brand ? <span className={styles.brand}> {item.brand}</span> : null}
    </Fragment>
  ));
}

interface SetupRow {
  name: string;
  value: ReactNode;
  detail?: ReactNode;
}

/** How the diary is grown, row by row. */
export function useSetupRows(setup: SetupView): readonly SetupRow[] {
  const { i18n, t } = useLingui();
  const { seeds, strains, tents, lamps, mediums, nutrients, others } = setup;
  const rows: SetupRow[] = [];
  const items = (name: string, list: readonly ItemView[], detail?: ReactNode) => {
    if (list.length > 0) rows.push({ name, value: <Items items={list} />, detail });
  };
  items(
    t({ id: "diary.setup.strain", message: "Strain" }),
    strains,
    seeds > 1
      ? t({ id: "diary.setup.seeds", message: `${plural(seeds, { one: "# seed", other: "# seeds" })}` })
      : undefined,
  );
  rows.push({ name: t({ id: "diary.setup.room", message: "Room" }), value: roomWord(i18n, setup.room) });
  items(t({ id: "diary.setup.tent", message: "Tent" }), tents);
  items(t({ id: "diary.setup.light", message: "Light" }), lamps);
  rows.push({
    name: t({ id: "diary.setup.substrate", message: "Substrate" }),
    value: soilWord(i18n, setup.soil),
    detail: mediums.length > 0 ? <Items items={mediums} /> : undefined,
  });
  rows.push({
    name: t({ id: "diary.setup.watering", message: "Watering" }),
    value: wateringWord(i18n, setup.watering),
  });
  items(t({ id: "diary.setup.nutrients", message: "Nutrients" }), nutrients);
  items(t({ id: "diary.setup.others", message: "Other gear" }), others);
  const tested = testedBrands(setup).join(", ");
  if (tested !== "")
    rows.push({ name: t({ id: "diary.setup.tester", message: "Tester for" }), value: tested });
  return rows;
}

export interface SetupProps {
  setup: SetupView;
  /** Link to review it; for the author only. */
  reviews: string | null;
}

/** How the diary is grown, as a label. */
export function Setup({ setup, reviews }: SetupProps) {
  return (
    <>
      <SetupLabel rows={useSetupRows(setup)} />
      {reviews ? (
        <TextLink href={reviews}>
          <Trans id="diary.setup.review">Review your gear</Trans>
        </TextLink>
      ) : null}
    </>
  );
}
