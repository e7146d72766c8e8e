import { type LinkProps, LinkProvider, ToastProvider, type UiText, UiTextProvider } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";

/**
 * Draws the kit's links: addresses of this site by the router, others as plain links. On the server the router's link is the
 * same element, reached by ten hooks; a list has a hundred of them.
 */
function AppLink({ href, ...rest }: LinkProps) {
  const isOwnPage = href.startsWith("/") && !href.startsWith("//") && !rest.download && !rest.target;
  if (!isOwnPage || /^\/(?:api|media|assets)\//.test(href)) return <a {...rest} href={href} />;
  if (import.meta.env.SSR) return <a {...rest} href={href} data-discover="true" />;
  return <RouterLink {...rest} to={href} />;
}

/** What the kit's components need from an app: its links and the kit's few own words. */
export function ShellProviders({ children }: { children: ReactNode }) {
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
    <LinkProvider component={AppLink}>
      <UiTextProvider text={text}>
        <ToastProvider label={t({ id: "shell.ui.messages", message: "Messages of the site" })}>
          {children}
        </ToastProvider>
      </UiTextProvider>
    </LinkProvider>
  );
}
