import { BannerPreview } from "@grow/app-kit/ads/banner-preview.tsx";
import { bannerKindWord, bannerStateWord, bannerTone } from "@grow/app-kit/ads/banner-words.ts";
import { Badge, Cluster, Note, Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import styles from "../../shared/desks/desk.module.css";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import type { Done, loadBanner } from "./load-banner.ts";
import { BannerFacts } from "./parts/banner-facts.tsx";
import { BannerForm } from "./parts/banner-form.tsx";
import { bannerChangeWords } from "./parts/change-words.ts";
import { Decision } from "./parts/decision.tsx";
import { RemoveBanner } from "./parts/remove-banner.tsx";
import type { BannerView } from "./view.ts";

type BannerScreenProps = Awaited<ReturnType<typeof loadBanner>> & { readonly rejected: RejectedForm | null };

/** A banner: how it looks, its review, its form and its changes. Works without scripts. */
export function BannerScreen({ banner, changes, done, rejected, ...form }: BannerScreenProps) {
  const { i18n, t } = useLingui();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Head banner={banner} />
        {done !== null && rejected === null ? <DoneNote done={done} /> : null}
        {banner ? (
          <Section title={t({ id: "admin.banner.preview", message: "How readers see it" })} close>
            <BannerPreview {...banner.preview} />
          </Section>
        ) : null}
        {banner ? <BannerFacts banner={banner} /> : null}
        {banner?.state === "review" ? <Decision banner={banner} rejected={rejected} /> : null}
        {form.isAdmin ? <BannerForm {...form} banner={banner} rejected={rejected} /> : null}
        {banner && form.isAdmin ? <RemoveBanner /> : null}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => bannerChangeWords(i18n, field)} />
        ) : null}
      </Stack>
    </Page>
  );
}

function Head({ banner }: { banner: BannerView | null }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={2}>
      <p>
        <TextLink href={deskPaths.banners()}>
          <Trans id="admin.banners.title">Banners</Trans>
        </TextLink>
      </p>
      <h1>{banner?.name ?? <Trans id="admin.banner.new">New banner</Trans>}</h1>
      {banner ? (
        <Cluster>
          <Badge tone={bannerTone(banner.state)}>{bannerStateWord(i18n, banner.state)}</Badge>
          <span className={styles.detail}>{bannerKindWord(i18n, banner.preview.kind)}</span>
        </Cluster>
      ) : null}
    </Stack>
  );
}

function DoneNote({ done }: { done: Done }) {
  const { t } = useLingui();
  const words: Record<Done, string> = {
    saved: t({ id: "admin.banner.saved", message: "Saved" }),
    approved: t({ id: "admin.banner.approved", message: "Approved. It runs in its days." }),
    refused: t({ id: "admin.banner.refused", message: "Sent back with your reason" }),
  };
  return <Note tone="good">{words[done]}</Note>;
}
