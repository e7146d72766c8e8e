import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { AppLinks } from "./app-links.tsx";

/** Context of the kit's components: the site's links and the kit's own texts. */
export function KitProviders({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const text = useMemo<UiText>(
    () => ({
      close: t({ id: "shell.ui.close", message: "Close" }),
      previous: t({ id: "shell.ui.previous", message: "Previous" }),
      next: t({ id: "shell.ui.next", message: "Next" }),
      loading: t({ id: "shell.ui.loading", message: "Loading" }),
      optional: t({ id: "shell.ui.optional", message: "optional" }),
      showPassword: t({ id: "shell.ui.showPassword", message: "Show password" }),
      hidePassword: t({ id: "shell.ui.hidePassword", message: "Hide password" }),
      showAsTable: t({ id: "shell.ui.showAsTable", message: "Show as table" }),
      zoomIn: t({ id: "shell.ui.zoomIn", message: "Zoom in" }),
      zoomOut: t({ id: "shell.ui.zoomOut", message: "Zoom out" }),
      advertisement: t({ id: "shell.ui.advertisement", message: "Advertisement" }),
      whyThisAd: t({ id: "shell.ui.whyThisAd", message: "Why this ad?" }),
      position: (index, total) => t({ id: "shell.ui.position", message: `${index} of ${total}` }),
      page: (number) => t({ id: "shell.ui.page", message: `Page ${number}` }),
    }),
    [t],
  );
  return (
    <AppLinks>
      <UiTextProvider text={text}>{children}</UiTextProvider>
    </AppLinks>
  );
}
