import { buttonClass, ErrorState, LinkButton, Page } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { EARLY_ERRORS } from "../../client/early-errors.ts";
import { MAIN_ID } from "../skip-link.tsx";
import styles from "./error-screen.module.css";

/**
 * The content of an error page: 404, or any other error. Its header has only the logo.
 *
 * @param elsewhere - another way to continue from a 404 page
 */
export function ErrorScreen({ error, elsewhere }: { error: unknown; elsewhere?: ReactNode }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    const status = isRouteErrorResponse(error) ? { status: error.status } : {};
    window[EARLY_ERRORS]?.push({ error: isRouteErrorResponse(error) ? messageOf(error) : error, ...status });
  }, [error]);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <Page width="narrow">
        {isMissing ? <Missing elsewhere={elsewhere} /> : <Broken message={messageOf(error)} />}
      </Page>
    </main>
  );
}

/** Our own failures have a message; the server has replaced those of others with a general one. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return String(error.data || error.statusText);
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return "Internal error";
}

function Missing({ elsewhere }: { elsewhere: ReactNode }) {
  return (
    <ErrorState
      word="404!"
      title={<Trans id="shell.missing.title">Sorry, that page doesn't exist.</Trans>}
      actions={
        <>
          <LinkButton look="primary" href={"/"}>
            <Trans id="shell.missing.home">Go to the home page</Trans>
          </LinkButton>
          {elsewhere}
        </>
      }
    >
      <Trans id="shell.missing.text">The link may be out of date, or the grower removed this page.</Trans>
    </ErrorState>
  );
}

function Broken({ message }: { message: string }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      word={t({ id: "shell.broken.title", message: "Ooops!" })}
      title={<Trans id="shell.broken.lead">It looks like something broke.</Trans>}
      code={message}
      actions={
        <>
          {/* Plain links, because the router itself may have failed. */}
          <a className={buttonClass({ look: "primary" })} href={`${pathname}${search}`}>
            <Trans id="shell.broken.retry">Try again</Trans>
          </a>
          <a className={buttonClass({ look: "outline" })} href={"/"}>
            <Trans id="shell.broken.home">Home page</Trans>
          </a>
        </>
      }
    >
      <Trans id="shell.broken.text">Sorry about that.</Trans>
    </ErrorState>
  );
}
