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
  /** Cannot be switched off. */
  isNeeded?: boolean | undefined;
  defaultOn?: boolean | undefined;
}

export interface CookieChoiceProps {
  /** "Cookies, three kinds". */
  title: ReactNode;
  kinds: readonly CookieKind[];
  /** The two equal buttons; each sends the form with `choice`. */
  words: { needed: string; chosen: string; all: string };
}

/**
 * What a site may remember. The inside of a form: a switch for each kind, and two buttons of the same look, so that no answer
 * is pressed upon anybody. Once a switch is on, the first button takes what is chosen.
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
