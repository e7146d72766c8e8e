import type { Schema } from "@grow/contract";
import { LinkButton, StateCard } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, ClockAlert, Mail, Unlink } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";

export interface CancelEmailScreenProps {
  state: Schema<"EmailLinkState">["state"] | Schema<"ConfirmationState">["state"];
  error: string | null;
}

/** One button that cancels a change of email. Works without JavaScript and without signing in. */
export function CancelEmailScreen({ state, error }: CancelEmailScreenProps) {
  const { t } = useLingui();
  return (
    <AuthPage title={t({ id: "auth.cancelEmail.title", message: "Keep your email" })} error={error}>
      {state === "valid" ? (
        <StateCard
          icon={Mail}
          title={t({ id: "auth.cancelEmail.question", message: "Didn't ask for a new email?" })}
          text={
            <Trans id="auth.cancelEmail.text">
              Keep the one you have. The link we sent to the new one stops working.
            </Trans>
          }
        >
          <AuthForm submit={<Trans id="auth.cancelEmail.submit">Keep my email</Trans>}>{null}</AuthForm>
        </StateCard>
      ) : null}
      {state === "done" || state === "already" ? (
        <StateCard
          icon={CircleCheck}
          tone="good"
          title={t({ id: "auth.cancelEmail.done", message: "Your email stays as it is" })}
          text={
            <Trans id="auth.cancelEmail.doneText">Someone else may know your password. Change it now.</Trans>
          }
        >
          <LinkButton look="primary" href={paths.settings("password")}>
            <Trans id="auth.cancelEmail.password">Change password</Trans>
          </LinkButton>
        </StateCard>
      ) : null}
      {state === "expired" || state === "invalid" ? (
        <StateCard
          icon={state === "expired" ? ClockAlert : Unlink}
          tone="bad"
          title={
            state === "expired"
              ? t({ id: "auth.link.old", message: "This link has expired" })
              : t({ id: "auth.link.used", message: "This link doesn't work" })
          }
          text={<Trans id="auth.cancelEmail.invalidText">Sign in to check which email you use.</Trans>}
        >
          <LinkButton look="primary" href={paths.settings("personal")}>
            <Trans id="auth.cancelEmail.settings">Check your email</Trans>
          </LinkButton>
        </StateCard>
      ) : null}
    </AuthPage>
  );
}
