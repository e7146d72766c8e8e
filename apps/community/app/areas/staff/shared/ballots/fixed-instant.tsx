import { useFormats } from "@grow/i18n/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { exactField, timeField } from "../desks/field-values.ts";
import { type FormValues, textAt } from "../desks/form-values.ts";
import { FixedFact } from "./fixed-fact.tsx";

interface FixedInstantProps {
  readonly label: ReactNode;
  /** The field of the form with its date. */
  readonly name: string;
  /** As they are saved, whatever was typed before the rules took effect. */
  readonly saved: FormValues;
}

/** A date and time that rules keep from being changed. */
export function FixedInstant({ label, name, saved }: FixedInstantProps) {
  const formats = useFormats();
  const [day, time] = [textAt(saved, name), textAt(saved, timeField(name))];
  const sent = Object.fromEntries(
    [name, timeField(name), exactField(name)].map((field) => [field, textAt(saved, field)]),
  );
  const date = day === "" ? "" : formats.date(day);
  return (
    <FixedFact label={label} sent={sent}>
      {date === "" ? (
        <Trans id="ballots.noEnd">None</Trans>
      ) : (
        <Trans id="ballots.moment">
          {date}, {time} (UTC+2)
        </Trans>
      )}
    </FixedFact>
  );
}
