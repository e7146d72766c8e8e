import { SignedOutNote } from "@grow/app-kit/editor/editor-notices.tsx";
import { signInPath } from "@grow/app-kit/request/return-path.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";

/** Shown when the session expired during editing. The draft is saved, and offered after sign-in. */
export function SignedOutNotice({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useLingui();
  const here = useLocation().pathname;
  return (
    <SignedOutNote
      title={t({ id: "diaryEditor.signedOut.title", message: "You've been signed out" })}
      signIn={<Trans id="diaryEditor.signedOut.signIn">Sign in</Trans>}
      href={signInPath(here)}
      onSignIn={onSignIn}
    >
      <Trans id="diaryEditor.signedOut.text">
        Your draft is saved on this device. Sign in again to continue.
      </Trans>
    </SignedOutNote>
  );
}
