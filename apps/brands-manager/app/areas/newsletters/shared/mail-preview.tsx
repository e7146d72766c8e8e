import { Prose, Section } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PreviewWidth } from "../paths.ts";
import styles from "./mail-preview.module.css";

export interface MailPreviewProps {
  brandName: string;
  /** Origin of the community site, where links of the text lead. */
  communityUrl: string;
  title: string;
  /** First line in the inbox. */
  preview: string;
  /** As the API returned it: sanitised. */
  text: string;
  lang: string;
  width: PreviewWidth;
  /** The page with the preview in another width. */
  hrefOf: (width: PreviewWidth) => string;
}

/** A newsletter as an email: in the inbox, and opened on a phone or a wide screen. */
export function MailPreview({
  brandName,
  communityUrl,
  title,
  preview,
  lang,
  width,
  ...mail
}: MailPreviewProps) {
  const { t } = useLingui();
  const words: Record<PreviewWidth, string> = {
    wide: t({ id: "newsletter.preview.wide", message: "Computer" }),
    phone: t({ id: "newsletter.preview.phone", message: "Phone" }),
  };
  return (
    <Section
      title={t({ id: "newsletter.preview", message: "Preview" })}
      close
      action={
        <SegmentLinks
          label={t({ id: "newsletter.preview.width", message: "Preview on" })}
          links={(["wide", "phone"] as const).map((one) => ({
            ...{ href: mail.hrefOf(one), label: words[one], current: one === width },
          }))}
        />
      }
    >
      <div className={styles.mail} data-width={width}>
        <div className={styles.inbox} lang={lang}>
          <p className={styles.subject}>
            {title || <Trans id="newsletter.untitled">Without a subject</Trans>}
          </p>
          {preview ? <p className={styles.muted}>{preview}</p> : null}
        </div>
        <div className={styles.card}>
          <p className={styles.muted}>
            <Trans id="newsletter.preview.from">{brandName}, a brand you follow on Grow</Trans>
          </p>
          <h3 className={styles.title} lang={lang}>
            {title}
          </h3>
          <Prose html={mail.text.replaceAll(' href="/', ` href="${communityUrl}/`)} lang={lang} />
        </div>
        <p className={styles.muted}>
          <Trans id="newsletter.preview.foot">
            Below it, every reader gets the reason why it came and a link to unsubscribe.
          </Trans>
        </p>
      </div>
    </Section>
  );
}
