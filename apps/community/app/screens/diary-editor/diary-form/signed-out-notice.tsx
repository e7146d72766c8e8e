import { signInPath } from "@grow/app-kit/request/return-path.ts";
import { Cluster, LinkButton, Note, Stack } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";

/** The session has ended while one was writing. The draft is kept, and offered afterwards. */
export function SignedOutNotice({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useLingui();
  const here = useLocation().pathname;
  return (
    <Note
      tone="warn"
      urgent
      title={t({ id: "diaryEditor.signedOut.title", message: "You have been signed out meanwhile" })}
    >
      <Stack gap={3}>
        <p>
          <Trans id="diaryEditor.signedOut.text">
            What you typed is kept on this device. Sign in again and go on with it.
          </Trans>
        </p>
        <Cluster>
          <LinkButton look="outline" size="small" href={signInPath(here)} onClick={onSignIn}>
            <Trans id="diaryEditor.signedOut.signIn">Sign in</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Note>
  );
}
