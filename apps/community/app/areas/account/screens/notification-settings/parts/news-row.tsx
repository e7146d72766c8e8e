import { Checkbox } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useId } from "react";
import styles from "../screen.module.css";
import type { ChoiceView } from "../view.ts";
import { newsHelp, newsName } from "./news-words.ts";
import { NoWay } from "./no-way.tsx";
import { type Way, wayName } from "./way-words.ts";

/** The other way of one email. */
const OTHER: Partial<Record<Way, Way>> = { mail: "digest", digest: "mail" };

/** An email comes at once or in the summary: a tick at one takes that at the other. */
function untickOther({ currentTarget: { form, name, checked } }: ChangeEvent<HTMLInputElement>): void {
  const [event, way] = name.split(".") as [string, Way];
  const box = form?.elements.namedItem(`${event}.${OTHER[way]}`);
  if (checked && box instanceof HTMLInputElement) box.checked = false;
}

/** An event, and a box for each way. */
export function NewsRow({ row, ways }: { row: ChoiceView; ways: readonly Way[] }) {
  const { i18n } = useLingui();
  const { event } = row;
  const help = newsHelp(i18n, event);
  const id = useId();
  return (
    <fieldset className={styles.row} aria-labelledby={id} aria-describedby={help ? `${id}-help` : undefined}>
      <div className={styles.words}>
        <span id={id}>{newsName(i18n, event)}</span>
        {help ? <p id={`${id}-help`}>{help}</p> : null}
      </div>
      {ways.map((way) => {
        const isTicked = row[way];
        if (isTicked === null) return <NoWay key={way} />;
        return (
          <Checkbox
            key={way}
            name={`${event}.${way}`}
            defaultChecked={isTicked}
            onChange={OTHER[way] ? untickOther : undefined}
          >
            {wayName(i18n, way)}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
