import { Plate } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { DrawnCategoryView, DrawView } from "../view.ts";
import { Check } from "./check.tsx";
import { Proof } from "./proof.tsx";
import { useEntryList } from "./use-entry-list.ts";

/** The check of a category in this browser, and all that was published of it. */
export function OwnCheck({ draw, category }: { draw: DrawView; category: DrawnCategoryView }) {
  const list = useEntryList(category);
  return (
    <Plate className={styles.proof}>
      <h3>
        <Trans id="draw.check">Check it yourself</Trans>
      </h3>
      {draw.drawDate === null ? null : <Check draw={draw} category={category} load={list.load} />}
      <Proof draw={draw} category={category} list={list} />
    </Plate>
  );
}
