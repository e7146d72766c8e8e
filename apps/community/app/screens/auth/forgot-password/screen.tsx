import { LIMITS } from "@grow/domain";
import { LinkButton, StateCard, TextField, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { paths } from "../../../paths.ts";
import type { FormErrors } from "../../../shared/form-errors.ts";
import { AuthPage } from "../parts/auth-page.tsx";
import { ProvedForm } from "../parts/proved-form.tsx";

/** Asks for a mail with a link. The answer does not tell whether the account exists. */
export function ForgotPasswordScreen({
  sent,
}: {
  sent: { email: string; isSent: boolean; errors: FormErrors } | undefined;
}) {
  const { t } = useLingui();
  const title = t({ id: "auth.forgot.title", message: "A new password" });
  if (sent?.isSent) {
    const { email } = sent;
    return (
      <AuthPage title={title}>
        <StateCard
          icon={Mail}
          title={t({ id: "auth.forgot.sent", message: `Look into ${email}` })}
          text={
            <Trans id="auth.forgot.sentText">
              If there is an account with this address, a link for a new password is on its way. It works for
              one hour.
            </Trans>
          }
        >
          <LinkButton look="outline" href={paths.signIn()}>
            <Trans id="auth.forgot.back">Back to signing in</Trans>
          </LinkButton>
        </StateCard>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={title}
      text={
        <Trans id="auth.forgot.text">Tell us your address. We send a link by which you set a new one.</Trans>
      }
      error={sent?.errors.form}
    >
      <ProvedForm submit={t({ id: "auth.forgot.submit", message: "Send the link" })} outcome={sent}>
        <TextField
          label={t({ id: "auth.email", message: "Email" })}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LIMITS.email.max}
          defaultValue={sent?.email}
          error={sent?.errors.fields.email}
        />
      </ProvedForm>
      <p>
        <TextLink href={paths.signIn()}>
          <Trans id="auth.forgot.back">Back to signing in</Trans>
        </TextLink>
      </p>
    </AuthPage>
  );
}
