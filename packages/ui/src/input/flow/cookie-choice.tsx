import type { ReactNode } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { Switch } from "../choice/choice.tsx";
import styles from "./flow.module.css";

/** A kind of cookies. */
export interface CookieKind {
  /** Name of the form field. */
  name: string;
  label: ReactNode;
  /** "always on". */
  detail?: ReactNode | undefined;
  /** Cannot be disabled. */
  isNeeded?: boolean | undefined;
  defaultOn?: boolean | undefined;
}

export interface CookieChoiceProps {
  /** "Cookies, three kinds". */
  title: ReactNode;
  kinds: readonly CookieKind[];
  /** Labels of the buttons; each submits the form with `choice`. */
  words: { needed: string; chosen: string; all: string };
}

/**
 * Cookie consent. The content of a form: a switch per kind, and two buttons of the same style, so that neither answer is favoured. Once
 * a switch is on, the first button accepts the selection.
 */
export function CookieChoice({ title, kinds, words }: CookieChoiceProps) {
  return (
    <div className={styles.cookies}>
      <h2>{title}</h2>
      <div>
        {kinds.map(({ name, label, detail, isNeeded, defaultOn }) => (
          <Switch
            key={name}
            name={name}
            detail={detail}
            defaultChecked={isNeeded || defaultOn}
            disabled={isNeeded}
          >
            {label}
          </Switch>
        ))}
      </div>
      <div className={styles.equal}>
        <Button type="submit" look="outline" name="choice" value="chosen">
          <span className={styles.needed}>{words.needed}</span>
          <span className={styles.chosen}>{words.chosen}</span>
        </Button>
        <Button type="submit" look="outline" name="choice" value="all">
          {words.all}
        </Button>
      </div>
    </div>
  );
}
