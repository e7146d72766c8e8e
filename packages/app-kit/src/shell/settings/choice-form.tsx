import { ReturnField } from "./return-field.tsx";
import styles from "./settings.module.css";
import { useChoice } from "./use-choice.ts";

/** One of a few values. */
export interface Choice {
  value: string;
  label: string;
}

/** A row of buttons that take effect at once: theme, units. Each button submits the form. */
export function ChoiceForm({
  action,
  name,
  label,
  choices,
  current,
}: {
  action: string;
  name: string;
  label: string;
  choices: readonly Choice[];
  current: string | null;
}) {
  const { Form, shown } = useChoice(name, current);
  return (
    <Form method="post" action={action} className={styles.choice} aria-label={label}>
      <ReturnField />
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="submit"
          name={name}
          value={choice.value}
          aria-pressed={choice.value === shown}
        >
          {choice.label}
        </button>
      ))}
    </Form>
  );
}
