import { RatingInput } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ratingWord } from "./rating-words.ts";

interface ScoreProps {
  name: string;
  /** Its value in the form; "" for none. */
  value: string;
  error?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** A rating of a report or review: eleven buttons. */
export function Score({ name, value, error, required, children }: ScoreProps) {
  const { i18n, t } = useLingui();
  return (
    <RatingInput
      legend={children}
      name={name}
      defaultValue={/^\d+$/.test(value) ? Number(value) : undefined}
      worst={t({ id: "weekEditor.rating.worst", message: "0, worst" })}
      best={t({ id: "weekEditor.rating.best", message: "10, best" })}
      word={(number) => ratingWord(i18n, number)}
      error={error}
      required={required}
    />
  );
}
