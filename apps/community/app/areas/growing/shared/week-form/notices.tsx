import { ConflictNote, SignedOutNote } from "@grow/app-kit/editor/editor-notices.tsx";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { weekParts } from "../../../../shared/words/week-words.ts";

interface ConflictNoticeProps {
  /** The saved week: its version, and when it was saved, if known. */
  conflict: { readonly version: number; readonly date: string | null };
  /** In what the two differ, where that is known. */
  children?: ReactNode;
  /** Address of this page: opens it with what is stored. */
  here: string;
  isBusy: boolean;
  onTakeTheirs: () => void;
}

/** Shown when the week was saved elsewhere during editing. Nothing is overwritten without confirmation. */
export function ConflictNotice({ conflict, children, here, isBusy, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const time = conflict.date === null ? null : formats.dateTime(conflict.date);
  return (
    <ConflictNote
      title={t({
        id: "weekEditor.conflict.title",
        message: "This week was changed on another device",
      })}
      keepMine={<Trans id="weekEditor.conflict.mine">Keep my version</Trans>}
      takeTheirs={<Trans id="weekEditor.conflict.theirs">Use the saved version</Trans>}
      version={conflict.version}
      isBusy={isBusy}
      here={here}
      onTakeTheirs={onTakeTheirs}
    >
      <p>
        {time === null ? (
          <Trans id="weekEditor.conflict.undated">Your version is still here. Nothing is overwritten.</Trans>
        ) : (
          <Trans id="weekEditor.conflict.text">
            The saved version is from {time} (UTC). Yours is still here, and nothing has been overwritten.
          </Trans>
        )}
      </p>
      {children}
    </ConflictNote>
  );
}

interface PublishedNoticeProps {
  /** The week that is published: key of its name, address, the key for another entry, and whether that would miss photos. */
  published: {
    readonly name: string;
    readonly link: string;
    readonly requestKey: string;
    readonly hasSameMedia: boolean;
  };
  diaryLink: string;
  isBusy: boolean;
  onDiscard: () => void;
}

/** The same week was published from another tab or device while one was writing. */
export function PublishedNotice({ published, diaryLink, isBusy, onDiscard }: PublishedNoticeProps) {
  const { t } = useLingui();
  const { kind, number } = weekParts(published.name);
  return (
    <Note
      tone="warn"
      urgent
      title={t({
        id: "weekEditor.published.title",
        message: select(kind, {
          week: `Week ${number} is already published`,
          harvest: "The harvest is already published",
          other: "This week is already published",
        }),
      })}
    >
      <Stack gap={3}>
        <p>
          <Trans id="weekEditor.published.text">
            It came from another tab or device. Your draft is still here.
          </Trans>
        </p>
        {published.hasSameMedia ? (
          <p>
            <Trans id="weekEditor.published.media">
              Photos and videos it already shows stay there. Another entry is published without them.
            </Trans>
          </p>
        ) : null}
        <Cluster>
          <LinkButton look="outline" size="small" href={published.link}>
            <Trans id="weekEditor.published.open">Open it</Trans>
          </LinkButton>
          <Button
            look="outline"
            size="small"
            type="submit"
            name="another"
            value={published.requestKey}
            busy={isBusy}
          >
            <Trans id="weekEditor.published.another">Publish another entry</Trans>
          </Button>
          <LinkButton look="quiet" size="small" href={diaryLink} onClick={onDiscard}>
            <Trans id="weekEditor.published.discard">Discard draft</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Note>
  );
}

/** Asks before a week without any content is published. */
export function EmptyNotice({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui();
  return (
    <Note tone="warn" urgent title={t({ id: "weekEditor.empty.title", message: "This week is still empty" })}>
      <Stack gap={3}>
        <p>
          <Trans id="weekEditor.empty.text">
            Add a photo, a reading or a comment, or publish it as it is.
          </Trans>
        </p>
        <Cluster>
          <Button look="outline" size="small" type="submit" name="empty" value="publish" busy={isBusy}>
            <Trans id="weekEditor.empty.publish">Publish anyway</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Note>
  );
}

interface SignedOutNoticeProps {
  /** Address of the sign-in page that leads back here. */
  signIn: string;
  onSignIn: () => void;
}

/** Shown when the session expired during editing. The draft is saved, and offered after sign-in. */
export function SignedOutNotice({ signIn, onSignIn }: SignedOutNoticeProps) {
  const { t } = useLingui();
  return (
    <SignedOutNote
      title={t({ id: "weekEditor.signedOut.title", message: "You've been signed out" })}
      signIn={<Trans id="weekEditor.signedOut.signIn">Sign in</Trans>}
      href={signIn}
      onSignIn={onSignIn}
    >
      <Trans id="weekEditor.signedOut.text">
        Your draft is saved on this device. Sign in again to continue.
      </Trans>
    </SignedOutNote>
  );
}
