import { LinkButton } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { AuthPage } from "../auth/auth-page.tsx";

export interface ExternalScreenProps {
  /** Why it did not work; without a reason it was cancelled, or took too long. */
  error: string | null;
  /** The provider is not switched on here. */
  isUnknown?: boolean;
}

/** Signing in with a provider did not work. */
export function ExternalScreen({ error, isUnknown = false }: ExternalScreenProps) {
  const { t } = useLingui();
  return (
    <AuthPage
      title={t({ id: "auth.external.title", message: "You're not signed in yet" })}
      error={error}
      text={
        isUnknown ? (
          <Trans id="auth.external.unknown">
            You can't sign in with this provider here. Choose another way.
          </Trans>
        ) : error === null ? (
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
