import { Button, Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import type { ReactNode } from "react";

interface SignedOutNoteProps {
  title: string;
  /** What becomes of that which was typed. */
  children: ReactNode;
  signIn: ReactNode;
  /** Address of the sign-in page that leads back here. */
  href: string;
  onSignIn: () => void;
}

/** The session has ended while one was writing. */
export function SignedOutNote({ title, children, signIn, href, onSignIn }: SignedOutNoteProps) {
  return (
    <Note tone="warn" urgent title={title}>
      <Stack gap={3}>
        <p>{children}</p>
        <Cluster>
          <LinkButton look="outline" size="small" href={href} onClick={onSignIn}>
            {signIn}
          </LinkButton>
        </Cluster>
      </Stack>
    </Note>
  );
}

interface ConflictNoteProps {
  title: string;
  /** What happened, and in what the two differ. */
  children: ReactNode;
  keepMine: ReactNode;
  takeTheirs: ReactNode;
  /** The version that was saved in the meantime; sent as `keep` by who wants his own. */
  version: number | string;
  isBusy: boolean;
  /** Address of this page: opens it with what is stored. */
  here: string;
  onTakeTheirs: () => void;
}

/** The thing was saved elsewhere while one was writing. Nothing is overwritten without being asked. */
export function ConflictNote({
  title,
  children,
  keepMine,
  takeTheirs,
  version,
  isBusy,
  here,
  onTakeTheirs,
}: ConflictNoteProps) {
  return (
    <Note tone="warn" urgent title={title}>
      <Stack gap={3}>
        {children}
        <Cluster>
          <Button look="outline" size="small" type="submit" name="keep" value={version} busy={isBusy}>
            {keepMine}
          </Button>
          <LinkButton look="quiet" size="small" href={here} onClick={onTakeTheirs}>
            {takeTheirs}
          </LinkButton>
        </Cluster>
      </Stack>
    </Note>
  );
}
