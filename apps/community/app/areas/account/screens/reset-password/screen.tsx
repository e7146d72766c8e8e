import { LIMITS } from "@grow/domain";
import { LinkButton, StateCard } from "@grow/ui/foundation";
import { PasswordField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { ClockAlert, Unlink } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";
import { NewPassword } from "../../shared/auth/new-password.tsx";

export interface ResetPasswordScreenProps {
  state: "valid" | "expired" | "invalid";
  sent: { errors: FormErrors } | undefined;
}

/** The page of an emailed link: the form if the link is valid, else the reason. Works without JavaScript. */
export function ResetPasswordScreen({ state, sent }: ResetPasswordScreenProps) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  const title = t({ id: "auth.reset.title", message: "Set a new password" });
  if (state !== "valid") {
    const isOld = state === "expired";
    return (
      <AuthPage title={title}>
        <StateCard
          icon={isOld ? ClockAlert : Unlink}
          tone="bad"
          title={
            isOld
              ? t({ id: "auth.link.old", message: "This link has expired" })
              : t({ id: "auth.link.used", message: "This link doesn't work" })
          }
          text={
            isOld ? (
              <Trans id="auth.reset.oldText">Links last one hour. Your password hasn't changed.</Trans>
            ) : (
              <Trans id="auth.reset.usedText">
                It's already been used, or part of it is missing. Your password hasn't changed.
              </Trans>
            )
          }
        >
          <LinkButton look="primary" href={paths.forgotPassword()}>
            <Trans id="auth.link.again">Send a new link</Trans>
          </LinkButton>
        </StateCard>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={title}
      text={
        <Trans id="auth.reset.text">
          You'll stay signed in here. We'll sign you out on your other devices.
        </Trans>
      }
      error={form}
    >
      <AuthForm submit={<Trans id="auth.reset.submit">Save password</Trans>}>
        <NewPassword
          label={t({ id: "auth.reset.password", message: "New password" })}
          error={fields.password}
          outcome={sent}
          owner={undefined}
        />
        <PasswordField
          label={t({ id: "auth.reset.repeat", message: "Confirm new password" })}
          name="password_repeat"
          autoComplete="new-password"
          required
          maxLength={LIMITS.password.max}
          error={fields.password_repeat}
        />
      </AuthForm>
    </AuthPage>
  );
}
