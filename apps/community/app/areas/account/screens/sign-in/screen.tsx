import { createDrafts } from "@grow/app-kit/editor/drafts.ts";
import { Cluster, Stack, TextLink } from "@grow/ui/foundation";
import { Checkbox, PasswordField, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { paths } from "../../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";
import { ProviderButtons } from "../../shared/oauth/provider-buttons.tsx";
import { PasskeyButton } from "../../shared/passkeys/passkey-button.tsx";

export interface SignInScreenProps {
  returnPath: string;
  /** Providers that are switched on. */
  providers: readonly { provider: string; name: string }[];
  /** Result of the last attempt, without the password. */
  sent: { login: string; isRemembered: boolean; errors: FormErrors } | undefined;
}

/** Signing in by name or email. Works without JavaScript. */
export function SignInScreen({ returnPath, providers, sent }: SignInScreenProps) {
  const { t } = useLingui();
  const hasDraft = useHasDraft();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.signIn.title", message: "Welcome back" })}
      text={hasDraft ? <Trans id="auth.signIn.draft">Your draft is still saved on this device.</Trans> : null}
      error={form}
    >
      <AuthForm submit={<Trans id="auth.signIn.submit">Sign in</Trans>}>
        <TextField
          label={t({ id: "auth.login", message: "Name or email" })}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={sent?.login}
          error={fields.login}
        />
        <PasswordField
          label={t({ id: "auth.password", message: "Password" })}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={fields.password}
        />
        <Cluster justify="between">
          <Checkbox name="remember" defaultChecked={sent?.isRemembered ?? true}>
            <Trans id="auth.remember">Stay signed in</Trans>
          </Checkbox>
          <TextLink href={paths.forgotPassword()}>
            <Trans id="auth.forgot">Forgot password?</Trans>
          </TextLink>
        </Cluster>
      </AuthForm>
      <Stack gap={2}>
        <PasskeyButton returnPath={returnPath} />
        <ProviderButtons providers={providers} returnPath={returnPath} />
      </Stack>
      <p>
        <TextLink href={paths.recovery()}>
          <Trans id="auth.recovery.link">Use a recovery code</Trans>
        </TextLink>
      </p>
      <p>
        <Trans id="auth.signIn.new">
          New here? <TextLink href={paths.signUp(returnPath)}>Create an account</TextLink>
        </Trans>
      </p>
    </AuthPage>
  );
}

/** True once the browser has found a guest's draft. */
function useHasDraft(): boolean {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(createDrafts(null).hasAny()), []);
  return hasDraft;
}
