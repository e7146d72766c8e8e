import { buttonClass, LinkButton, Page, VisuallyHidden } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { MAIN_ID } from "../skip-link.tsx";
import styles from "./error-screen.module.css";
import { SeedZero } from "./seed-zero.tsx";

/**
 * What an error page says: a missing page, or anything else. It stands under a header with the logo only.
 *
 * @param elsewhere - another way on from a missing page
 */
export function ErrorScreen({ error, elsewhere }: { error: unknown; elsewhere?: ReactNode }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <Page width="narrow">
        <div className={styles.card}>
          {isMissing ? <Missing elsewhere={elsewhere} /> : <Broken message={messageOf(error)} />}
        </div>
      </Page>
    </main>
  );
}

/** Our own failures say what happened; of others the server has already put a general word in place. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return String(error.data || error.statusText);
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return "Internal error";
}

function Missing({ elsewhere }: { elsewhere: ReactNode }) {
  return (
    <>
      <h1 className={styles.big}>
        <VisuallyHidden>404!</VisuallyHidden>
        <span aria-hidden="true" className={styles.drawn}>
          4<SeedZero />
          4!
        </span>
      </h1>
      <p className={styles.lead}>
        <Trans id="shell.missing.title">Sorry, that page doesn't exist.</Trans>
      </p>
      <p className={styles.muted}>
        <Trans id="shell.missing.text">
          The link may be old, or what stood here was removed by its grower.
        </Trans>
      </p>
      <p className={styles.actions}>
        <LinkButton look="primary" href={"/"}>
          <Trans id="shell.missing.home">Go to the home page</Trans>
        </LinkButton>
        {elsewhere}
      </p>
    </>
  );
}

function Broken({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1 className={styles.big}>
        <Trans id="shell.broken.title">Ooops!</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans id="shell.broken.lead">It looks like something broke.</Trans>
      </p>
      <p className={styles.muted}>
        <Trans id="shell.broken.text">Sorry about that.</Trans>
      </p>
      <p>
        <code className={styles.code}>{message}</code>
      </p>
      <p className={styles.actions}>
        {/* Plain links: what failed may be the router itself. */}
        <a className={buttonClass({ look: "primary" })} href={`${pathname}${search}`}>
          <Trans id="shell.broken.retry">Try again</Trans>
        </a>
        <a className={buttonClass({ look: "outline" })} href={"/"}>
          <Trans id="shell.broken.home">Home page</Trans>
        </a>
      </p>
    </>
  );
}
