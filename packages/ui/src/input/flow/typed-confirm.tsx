import { type ReactNode, useState } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { useHydrated } from "../../foundation/hydration.ts";
import { Stack } from "../../foundation/layout/layout.tsx";
import { TextField } from "../field/text-field.tsx";

export interface TypedConfirmProps {
  /** The text to type: the name of the diary, of the account. */
  expected: string;
  /** Name of the form field; the server compares it too. */
  name: string;
  /** "Type Night Plum to delete it". */
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** "Delete diary". */
  submit: ReactNode;
  busy?: boolean | undefined;
}

/**
 * Confirms an irreversible action: its name must be typed before the button is enabled. The content of a form; without scripts only the
 * server compares.
 */
export function TypedConfirm({ expected, name, label, hint, error, submit, busy }: TypedConfirmProps) {
  const hydrated = useHydrated();
  const [isSame, setSame] = useState(false);
  return (
    <Stack gap={3}>
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={error}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={(event) => setSame(event.currentTarget.value.trim() === expected)}
      />
      <div>
        <Button type="submit" look="danger" busy={busy} disabled={hydrated && !isSame}>
          {submit}
        </Button>
      </div>
    </Stack>
  );
}
