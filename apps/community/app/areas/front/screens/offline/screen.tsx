import { useLeftBehind } from "@grow/app-kit/offline/use-left-behind.ts";
import { useWaiting } from "@grow/app-kit/offline/use-waiting.ts";
import type { Measures } from "@grow/domain";
import { EmptyState, LinkButton, Note, Page, Section, Stack, useHydrated } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { CloudUpload, WifiOff } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { loadWhole } from "../../../../shared/full-page-load.ts";
import { useViewer } from "../../../../shared/root-data.ts";
import { InstallHint } from "./parts/install-hint.tsx";
import { LooseUploads } from "./parts/loose-uploads.tsx";
import { WaitingWeekRow } from "./parts/queued-week.tsx";
import { CachedDiaries } from "./parts/saved-diaries.tsx";
import styles from "./screen.module.css";
import { looseFiles, wantedPath } from "./view.ts";

interface OnDeviceProps {
  measures: Measures;
}

/** Content stored on this device: queued changes, and diaries readable offline. */
export function OnDeviceScreen({ measures }: OnDeviceProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const viewer = useViewer();
  const { search } = useLocation();
  const waiting = useWaiting(viewer?.id ?? null);
  const isLeft = useLeftBehind(viewer === null);
  // The cached copy of this page is for any URL.
  const wanted = hydrated ? wantedPath(search) : null;
  const loose = waiting ? looseFiles(waiting.uploads, waiting.weeks) : [];
  const isEmpty = waiting !== null && waiting.weeks.length + loose.length === 0;
  return (
    <Page width="narrow" className={styles.screen}>
      <Stack gap={6}>
        <h1>{t({ id: "offline.title", message: "On this device" })}</h1>
        {wanted ? (
          <Note
            tone="warn"
            icon={WifiOff}
            title={t({ id: "offline.wanted.title", message: "You're offline" })}
          >
            <Stack gap={3}>
              <p>
                <Trans id="offline.wanted.text">
                  This page isn't saved on this device, but your own diaries are.
                </Trans>
              </p>
              <div>
                {/* A page of the site, loaded whole: the router has nothing to go by. */}
                <LinkButton look="outline" size="small" href={wanted} onClick={loadWhole}>
                  <Trans id="offline.wanted.again">Try again</Trans>
                </LinkButton>
              </div>
            </Stack>
          </Note>
        ) : null}
        <noscript>
          <p>
            <Trans id="offline.script">Turn on JavaScript to see what's queued on this device.</Trans>
          </p>
        </noscript>
        {viewer ? (
          <>
            <Section close title={t({ id: "offline.waiting", message: "Queued" })}>
              <Stack gap={5}>
                {isEmpty ? (
                  <p>
                    <Trans id="offline.waiting.none">
                      All caught up. Anything you write offline waits here until it's sent.
                    </Trans>
                  </p>
                ) : null}
                {waiting?.weeks.map((week) => (
                  <WaitingWeekRow key={week.id} week={week} waiting={waiting} measures={measures} />
                ))}
                {waiting
                  ? loose.map((form) => <LooseUploads key={form.href} form={form} waiting={waiting} />)
                  : null}
              </Stack>
            </Section>
            <CachedDiaries userId={viewer.id} />
          </>
        ) : isLeft ? (
          <Note
            tone="warn"
            icon={CloudUpload}
            title={t({ id: "offline.left.title", message: "This device has unsent work" })}
          >
            <Stack gap={3}>
              <p>
                <Trans id="offline.left.text">
                  It's safe. We'll send it when its author signs in here again.
                </Trans>
              </p>
              <div>
                <LinkButton look="outline" size="small" href={paths.signIn(paths.offline())}>
                  <Trans id="offline.left.signIn">Sign in</Trans>
                </LinkButton>
              </div>
            </Stack>
          </Note>
        ) : (
          <EmptyState title={<Trans id="offline.guest.title">Nothing saved on this device</Trans>}>
            <Trans id="offline.guest.text">Sign in to read and add to your diaries offline.</Trans>
          </EmptyState>
        )}
        <InstallHint />
      </Stack>
    </Page>
  );
}
