import type { Schema } from "@grow/contract";
import { LinkButton, Note } from "@grow/ui/foundation";
import { SettingRow } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { AuthPage } from "../../shared/auth/auth-page.tsx";

export interface OAuthTestScreenProps {
  providers: readonly Schema<"OAuthProvider">[];
  /** Name of the member; null for a guest. */
  signedIn: string | null;
}

/** For developers: runs the flow of each provider, and shows what became of it. */
export function OAuthTestScreen({ providers, signedIn }: OAuthTestScreenProps) {
  const { t } = useLingui();
  return (
    <AuthPage
      title={t({ id: "auth.test.title", message: "Sign-in providers" })}
      text={
        signedIn === null ? (
          <Trans id="auth.test.guest">Not signed in: a test signs you in.</Trans>
        ) : (
          <Trans id="auth.test.member">Signed in as {signedIn}: a test signs you in again.</Trans>
        )
      }
    >
      {providers.length === 0 ? (
        <Note tone="info">
          <Trans id="auth.test.none">
            No provider is set up. Set <code>OAUTH_NAME_ISSUER</code> and restart.
          </Trans>
        </Note>
      ) : null}
      {providers.map(({ provider, name, is_enabled, is_linked, account }) => (
        <SettingRow
          key={provider}
          title={name}
          help={
            is_linked ? (
              (account ?? <Trans id="auth.test.linked">Linked</Trans>)
            ) : is_enabled ? (
              <Trans id="auth.test.unlinked">Not linked</Trans>
            ) : (
              <Trans id="auth.test.off">Switched off</Trans>
            )
          }
        >
          {is_enabled ? (
            <LinkButton look="outline" size="small" href={paths.external(provider, paths.oauthTest())}>
              <Trans id="auth.test.run">Run test</Trans>
            </LinkButton>
          ) : null}
        </SettingRow>
      ))}
    </AuthPage>
  );
}
