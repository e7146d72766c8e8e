import { Button, Note, Stack, useHydrated } from "@grow/ui/foundation";
import { PasswordField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { ProofMeans } from "./proof-means.ts";

/**
 * The password or a passkey once more, before a sensitive change. Somebody who has neither, or only a passkey and no script, signs in
 * again.
 */
export function ProofField({
  means: { hasPassword, hasPasskey },
  name = "password",
  error,
}: {
  means: ProofMeans;
  name?: string;
  error: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      {hasPassword ? (
        <PasswordField
          label={t({ id: "settings.proof.password", message: "Current password" })}
          hint={t({ id: "settings.proof.hint", message: "So that only you can change this" })}
          name={name}
          autoComplete="current-password"
          maxLength={128}
          error={error}
        />
      ) : (
        <p>
          <Trans id="settings.proof.none">
            You sign in without a password. If you signed in more than 10 minutes ago, sign out and in again
            first.
          </Trans>
        </p>
      )}
      {hasPasskey ? <PasskeyProof /> : null}
      {!hasPassword && error ? (
        <Note tone="bad" urgent>
          <Trans id="settings.proof.old">
            You signed in more than 10 minutes ago. Confirm with a passkey, or sign out and in again.
          </Trans>
        </Note>
      ) : null}
    </Stack>
  );
}

/** Signs in again with a passkey, which replaces the password. */
function PasskeyProof() {
  const isHydrated = useHydrated();
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle");

  async function confirm() {
    setState("busy");
    try {
      // The authenticator code loads on click.
      const { signInWithPasskey } = await import("../passkeys/browser-passkeys.ts");
      await signInWithPasskey();
      setState("done");
    } catch {
      setState("failed");
    }
  }

  if (state === "done")
    return (
      <Note tone="good" urgent>
        <Trans id="settings.proof.done">
          Confirmed. You don't need your password for the next 10 minutes.
        </Trans>
      </Note>
    );
  return (
    <>
      <div>
        <Button
          type="button"
          look="outline"
          size="small"
          icon={KeyRound}
          busy={state === "busy"}
          disabled={!isHydrated}
          onClick={confirm}
        >
          <Trans id="settings.proof.passkey">Confirm with a passkey</Trans>
        </Button>
      </div>
      {state === "failed" ? (
        <Note tone="bad" urgent>
          <Trans id="settings.proof.failed">That passkey didn't work. Try again or use your password.</Trans>
        </Note>
      ) : null}
    </>
  );
}
