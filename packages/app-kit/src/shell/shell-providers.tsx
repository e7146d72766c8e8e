import { ToastProvider } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { KitProviders } from "./kit-providers.tsx";

/** What the kit's components need from an app: its links, the kit's few own words, and a place for messages. */
export function ShellProviders({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <KitProviders>
      <ToastProvider label={t({ id: "shell.ui.messages", message: "Messages" })}>{children}</ToastProvider>
    </KitProviders>
  );
}
