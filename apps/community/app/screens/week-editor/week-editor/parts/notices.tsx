import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Stack } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { clockTime } from "../../../../shared/clock-time.ts";
import { ConflictNote, SignedOutNote } from "../../../../shared/editor-notices.tsx";
import type { RefusedWeek } from "../save-week.ts";

interface DraftNoticeProps {
  savedAt: Date | null;
  onTake: () => void;
  onDrop: () => void;
}

/** A week that was begun here before. */
export function DraftNotice({ savedAt, onTake, onDrop }: DraftNoticeProps) {
  const { t } = useLingui();
  const { locale } = useFormats();
  const time = savedAt ? clockTime(savedAt, locale) : "";
  return (
    <Note
      tone="info"
      title={t({ id: "weekEditor.draft.title", message: `Kept from before on this device, ${time}` })}
    >
      <Stack gap={3}>
        <p>
          <Trans id="weekEditor.draft.text">You began to write here and did not publish it.</Trans>
        </p>
        <Cluster>
          <Button look="outline" size="small" onClick={onTake}>
            <Trans id="weekEditor.draft.take">Go on with it</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={onDrop}>
            <Trans id="weekEditor.draft.drop">Throw it away</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Note>
  );
}

interface ConflictNoticeProps {
  conflict: Pick<NonNullable<RefusedWeek["conflict"]>, "version" | "date">;
  /** In what the two differ, where that is known. */
  children?: ReactNode;
  /** Address of this page: opens it with what is stored. */
  here: string;
  isBusy: boolean;
  onTakeTheirs: () => void;
}

/** The week was saved elsewhere while one was writing. Nothing is overwritten without being asked. */
export function ConflictNotice({ conflict, children, here, isBusy, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const time = formats.dateTime(conflict.date);
  return (
    <ConflictNote
      title={t({
        id: "weekEditor.conflict.title",
        message: "This week was changed elsewhere in the meantime",
      })}
      keepMine={<Trans id="weekEditor.conflict.mine">Keep mine</Trans>}
      takeTheirs={<Trans id="weekEditor.conflict.theirs">Take theirs</Trans>}
      version={conflict.version}
      isBusy={isBusy}
      here={here}
      onTakeTheirs={onTakeTheirs}
    >
      <p>
        <Trans id="weekEditor.conflict.text">
          It was saved on {time} (UTC), perhaps on another device. What you typed is still here and nothing is
          overwritten yet.
        </Trans>
      </p>
      {children}
    </ConflictNote>
  );
}

interface SignedOutNoticeProps {
  /** Address of the sign-in page that leads back here. */
  signIn: string;
  onSignIn: () => void;
}

/** The session has ended while one was writing. The draft is kept, and offered afterwards. */
export function SignedOutNotice({ signIn, onSignIn }: SignedOutNoticeProps) {
  const { t } = useLingui();
  return (
    <SignedOutNote
      title={t({ id: "weekEditor.signedOut.title", message: "You have been signed out meanwhile" })}
      signIn={<Trans id="weekEditor.signedOut.signIn">Sign in</Trans>}
      href={signIn}
      onSignIn={onSignIn}
    >
      <Trans id="weekEditor.signedOut.text">
        What you typed is kept on this device. Sign in again and go on with it.
      </Trans>
    </SignedOutNote>
  );
}
