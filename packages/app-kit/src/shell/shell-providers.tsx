import { ToastProvider } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { KitProviders } from "./kit-providers.tsx";

/** Context of the kit's components: links, the kit's own texts, and a place for toasts. */
export function ShellProviders({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <KitProviders>
      <ToastProvider label={t({ id: "shell.ui.messages", message: "Messages" })}>{children}</ToastProvider>
    </KitProviders>
  );
}
