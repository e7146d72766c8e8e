import { Note, Stack } from "@grow/ui/foundation";
import type { ReactNode } from "react";

export interface AuthPageProps {
  title: string;
  /** A line about it. */
  text?: ReactNode;
  /** Why the form as a whole was refused. */
  error?: string | null | undefined;
  children: ReactNode;
}

/** The column of a page of signing in: what it is, a line about it, what was refused, the form. */
export function AuthPage({ title, text, error, children }: AuthPageProps) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
      </Stack>
      {error ? (
        <Note tone="bad" urgent>
          {error}
        </Note>
      ) : null}
      {children}
    </Stack>
  );
}
