import { useProofOfWork } from "@grow/app-kit/client/use-proof-of-work.ts";
import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Note, useHydrated } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormFrame } from "./auth-form.tsx";

/**
 * A form that needs the proof of work. The proof is worked out while the fields are filled in; whoever is faster
 * waits a moment. It needs script: without it the form says so instead of failing.
 *
 * @param outcome - what the last attempt answered; a new one means that its proof is used up
 */
export function ProvedForm({
  submit,
  outcome,
  children,
}: {
  submit: string;
  outcome: unknown;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { answer, hasFailed, renew } = useProofOfWork();
  const { isBusy } = useSingleSubmit();
  const send = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (outcome !== undefined) renew();
  }, [outcome, renew]);

  useEffect(() => {
    if (!isWaiting || !answer || !form.current) return;
    setWaiting(false);
    const filled = new FormData(form.current);
    filled.set("recaptcha", answer);
    send(filled, { method: "post" });
  }, [isWaiting, answer, send]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isBusy && answer) return;
    event.preventDefault();
    if (isBusy) return;
    if (hasFailed) renew();
    setWaiting(true);
  };

  return (
    <FormFrame
      ref={form}
      submit={submit}
      onSubmit={onSubmit}
      isBusy={isBusy || (isWaiting && !hasFailed)}
      isDisabled={!isHydrated}
    >
      <noscript>
        <Note tone="info">
          {t({
            id: "auth.needsScript",
            message:
              "Turn on JavaScript to sign up. We use it to block bots. You can read and sign in without it.",
          })}
        </Note>
      </noscript>
      {children}
      <input type="hidden" name="recaptcha" value={answer} />
      {hasFailed && isWaiting ? (
        <Note tone="bad" urgent>
          {t({
            id: "auth.proofFailed",
            message: "We couldn't load the spam check. Try again.",
          })}
        </Note>
      ) : null}
    </FormFrame>
  );
}
