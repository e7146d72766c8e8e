import { Button, Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import type { ReactNode } from "react";

interface SignedOutNoteProps {
  title: string;
  /** What happens to the input. */
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
  /** Describes the conflict and the differences. */
  children: ReactNode;
  keepMine: ReactNode;
  takeTheirs: ReactNode;
  /** The version saved meanwhile; sent as `keep` to overwrite it. */
  version: number | string;
  isBusy: boolean;
  /** Address of this page: opens it with what is stored. */
  here: string;
  onTakeTheirs: () => void;
}

/** Shown when the thing was saved elsewhere during editing. Nothing is overwritten without confirmation. */
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
