import { TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { AuthPage } from "../../../shared/auth/auth-page.tsx";
import { PasskeyButton } from "../../../shared/passkeys/passkey-button.tsx";

/** For staff who signed in without the passkey that this site requires of them. They may go on as a member. */
export function StaffPasskeyScreen({ returnPath }: { returnPath: string }) {
  const { t } = useLingui();
  return (
    <AuthPage
      title={t({ id: "auth.staffPasskey.title", message: "The staff desk needs your passkey" })}
      text={
        <Trans id="auth.staffPasskey.text">
          You're signed in, but the staff desk only opens after you sign in with a passkey.
        </Trans>
      }
    >
      <PasskeyButton returnPath={returnPath} />
      <p>
        <Trans id="auth.staffPasskey.add">
          No passkey yet? <TextLink href={paths.settings("password")}>Add a passkey</TextLink>, then sign in
          with it here.
        </Trans>
      </p>
      <p>
        <TextLink href={returnPath.startsWith("/admin/") ? "/" : returnPath}>
          <Trans id="auth.staffPasskey.skip">Continue without the staff desk</Trans>
        </TextLink>
      </p>
    </AuthPage>
  );
}
