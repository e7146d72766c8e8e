import { useOfflineCopy } from "@grow/app-kit/client/use-offline-copy.ts";
import { ErrorScreen } from "@grow/app-kit/shell/error/error-screen.tsx";
import { LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "../paths.ts";
import { useRootData } from "../shared/root-data.ts";
import { BareHeader } from "./header/header.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** The error layout of the community. A missing page is an ordinary page, with all ways on; after a failure only the logo is left. */
export function ErrorPage({ error }: { error: unknown }) {
  useOfflineCopy(error);
  const root = useRootData();
  const screen = (
    <ErrorScreen
      error={error}
      elsewhere={
        <LinkButton look="outline" href={paths.search()}>
          <Trans id="shell.search">Search Grow</Trans>
        </LinkButton>
      }
    />
  );
  if (root && isRouteErrorResponse(error) && error.status === 404) return <SiteFrame>{screen}</SiteFrame>;
  return (
    <>
      <BareHeader />
      {screen}
    </>
  );
}
