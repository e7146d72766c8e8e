import { buttonClass, LinkButton, Page, VisuallyHidden } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../paths.ts";
import { BareHeader } from "../header/header.tsx";
import { MAIN_ID } from "../skip-link.tsx";
import styles from "./error-screen.module.css";
import { SeedZero } from "./seed-zero.tsx";

/** The error layout: a header with the logo only, what happened, and a way on. */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  return (
    <>
      <BareHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Page width="narrow">
          <div className={styles.card}>{status === 404 ? <Missing /> : <Broken message={message} />}</div>
        </Page>
      </main>
    </>
  );
}

function Missing() {
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
        <LinkButton look="primary" href={paths.home()}>
          <Trans id="shell.missing.home">Go to the home page</Trans>
        </LinkButton>
        <LinkButton look="outline" href={paths.explore()}>
          <Trans id="shell.missing.diaries">Look through the diaries</Trans>
        </LinkButton>
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
        <a className={buttonClass({ look: "outline" })} href={paths.home()}>
          <Trans id="shell.broken.home">Home page</Trans>
        </a>
      </p>
    </>
  );
}
