import { Button, Note, Stack, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { restoredPath } from "../auth/restored-path.ts";

/** Signs in with a passkey. What speaks to the authenticator comes with the press. */
export function PasskeyButton({ returnPath }: { returnPath: string }) {
  const isHydrated = useHydrated();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function signIn() {
    setState("busy");
    try {
      const { signInWithPasskey } = await import("./browser-passkeys.ts");
      const isRestored = await signInWithPasskey();
      window.location.assign(isRestored ? restoredPath(returnPath) : returnPath);
    } catch {
      setState("failed");
    }
  }

  return (
    <Stack gap={2}>
      <Button
        type="button"
        look="outline"
        wide
        icon={KeyRound}
        busy={state === "busy"}
        disabled={!isHydrated}
        onClick={signIn}
      >
        <Trans id="auth.passkey">Sign in with a passkey</Trans>
      </Button>
      {state === "failed" ? (
        <Note tone="bad" urgent>
          <Trans id="auth.passkey.failed">That passkey didn't work here. Try another way.</Trans>
        </Note>
      ) : null}
    </Stack>
  );
}
