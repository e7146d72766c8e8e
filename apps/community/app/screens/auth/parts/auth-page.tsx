import { Stack } from "@grow/ui";
import type { ReactNode } from "react";

/** The column of a page of signing in: what it is, a line about it, the form. */
export function AuthPage({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
      </Stack>
      {children}
    </Stack>
  );
}
