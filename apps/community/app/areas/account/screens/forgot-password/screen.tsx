import { LIMITS } from "@grow/domain";
import { LinkButton, StateCard, TextLink } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { AuthPage } from "../../shared/auth/auth-page.tsx";
import { ProvedForm } from "../../shared/auth/proved-form.tsx";

/** Requests an email with a link. The response does not reveal whether the account exists. */
export function ForgotPasswordScreen({
  sent,
}: {
  sent: { email: string; isSent: boolean; errors: FormErrors } | undefined;
}) {
  const { t } = useLingui();
  const title = t({ id: "auth.forgot.title", message: "Reset your password" });
  if (sent?.isSent) {
    const { email } = sent;
    return (
      <AuthPage title={title}>
        <StateCard
          icon={Mail}
          title={t({ id: "auth.forgot.sent", message: `Check ${email}` })}
          text={
            <Trans id="auth.forgot.sentText">
              If there's an account with this email, you'll get a link to reset your password. It lasts one
              hour.
            </Trans>
          }
        >
          <LinkButton look="outline" href={paths.signIn()}>
            <Trans id="auth.forgot.back">Back to sign in</Trans>
          </LinkButton>
        </StateCard>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={title}
      text={
        <Trans id="auth.forgot.text">
          Enter your email and we'll send you a link to reset your password.
        </Trans>
      }
      error={sent?.errors.form}
    >
      <ProvedForm submit={t({ id: "auth.forgot.submit", message: "Send link" })} outcome={sent}>
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
          <Trans id="auth.forgot.back">Back to sign in</Trans>
        </TextLink>
      </p>
    </AuthPage>
  );
}
