import { createDrafts } from "@grow/app-kit/client/drafts.ts";
import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Checkbox, Cluster, Note, PasswordField, Stack, TextField, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../shared/form-errors.ts";
import { AuthPage } from "../parts/auth-page.tsx";

export interface SignInScreenProps {
  returnPath: string;
  /** What the last attempt was answered with; the password is never among it. */
  sent: { login: string; isRemembered: boolean; errors: FormErrors } | undefined;
}

/** Signing in by name or e-mail. Works without script. */
export function SignInScreen({ returnPath, sent }: SignInScreenProps) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const hasDraft = useHasDraft();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.signIn.title", message: "Welcome back" })}
      text={
        hasDraft ? <Trans id="auth.signIn.draft">What you were writing is still on this device.</Trans> : null
      }
    >
      {form ? (
        <Note tone="bad" urgent>
          {form}
        </Note>
      ) : null}
      <Form method="post" onSubmit={onSubmit}>
        <Stack gap={5}>
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
          <Button type="submit" look="primary" size="large" wide busy={isBusy}>
            <Trans id="auth.signIn.submit">Sign in</Trans>
          </Button>
        </Stack>
      </Form>
      <p>
        <Trans id="auth.signIn.new">
          New here? <TextLink href={paths.signUp(returnPath)}>Create an account</TextLink>
        </Trans>
      </p>
    </AuthPage>
  );
}

/** True once the browser has said that it keeps something a guest wrote. */
function useHasDraft(): boolean {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(createDrafts(null).hasAny()), []);
  return hasDraft;
}
