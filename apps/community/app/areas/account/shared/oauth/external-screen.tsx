import { LinkButton } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { AuthPage } from "../auth/auth-page.tsx";

/** Why signing in with a provider did not work; without a reason it was cancelled, or took too long. */
export function ExternalScreen({ error }: { error: string | null }) {
  const { t } = useLingui();
  return (
    <AuthPage
      title={t({ id: "auth.external.title", message: "You're not signed in yet" })}
      error={error}
      text={
        error === null ? (
          <Trans id="auth.external.cancelled">The sign-in was cancelled or took too long.</Trans>
        ) : null
      }
    >
      <LinkButton look="primary" href={paths.signIn()}>
        <Trans id="auth.external.again">Try again</Trans>
      </LinkButton>
    </AuthPage>
  );
}
