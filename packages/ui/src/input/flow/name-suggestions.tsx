import { Chip } from "../../foundation/chip/chip.tsx";
import styles from "./flow.module.css";

export interface NameSuggestionsProps {
  /** "Free names:". */
  label: string;
  /** Three are enough. */
  names: readonly string[];
  /** URL of the form with a name filled in, for use without scripts. */
  href: (name: string) => string;
  /** Fills the name into the field, with scripts. */
  onChoose?: ((name: string) => void) | undefined;
}

/** Available names, beside one that is taken. */
export function NameSuggestions({ label, names, href, onChoose }: NameSuggestionsProps) {
  return (
    <p className={styles.names}>
      <span>{label}</span>
      {names.map((name) => (
        <Chip
          key={name}
          small
          href={href(name)}
          onClick={(event) => {
            if (!onChoose) return;
            event.preventDefault();
            onChoose(name);
          }}
        >
          {name}
        </Chip>
      ))}
    </p>
  );
}
