import {
  LinkButton,
  Note,
  Page,
  Plate,
  Prose,
  RailLayout,
  Stack,
  StateCard,
  TextLink,
} from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { MailCheck } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { useViewer } from "../../../../shared/root-data.ts";
import { ClearedDraft } from "./parts/contact-draft.tsx";
import { ContactForm } from "./parts/contact-form.tsx";
import styles from "./screen.module.css";
import type { ContactValues, SentContact } from "./view.ts";

interface ContactScreenProps {
  /** Opening words, which staff may rewrite. */
  readonly intro: { readonly html: string; readonly lang?: string | undefined };
  readonly values: ContactValues;
  /** What the last attempt answered. */
  readonly sent: SentContact | undefined;
}

/** The form for messages to the site's team. */
export function ContactScreen({ intro, values, sent }: ContactScreenProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { email } = values;
  return (
    <Page className={styles.page}>
      <RailLayout rail={<QuickAnswers isGuest={viewer === null} />}>
        <Stack gap={6} className={styles.column}>
          <header className={styles.head}>
            <h1>
              <Trans id="contact.heading">Write to us</Trans>
            </h1>
            <Prose html={intro.html} lang={intro.lang} />
          </header>
          {sent?.isSent ? (
            <>
              <ClearedDraft user={viewer?.id ?? null} />
              <StateCard
                icon={MailCheck}
                tone="good"
                title={<Trans id="contact.sent">Message sent</Trans>}
                text={
                  <Trans id="contact.sent.text">We'll answer at {email}. Check your spam folder, too.</Trans>
                }
              >
                <LinkButton look="outline" href={paths.textPage("contact")}>
                  <Trans id="contact.sent.another">Write another</Trans>
                </LinkButton>
              </StateCard>
            </>
          ) : (
            <>
              {viewer ? null : (
                <noscript>
                  <Note tone="info">
                    {t({
                      id: "contact.noscript",
                      message:
                        "Without JavaScript, use the email address above. This form needs it to block bots.",
                    })}
                  </Note>
                </noscript>
              )}
              <ContactForm values={values} viewerId={viewer?.id ?? null} sent={sent} />
            </>
          )}
        </Stack>
      </RailLayout>
    </Page>
  );
}

function QuickAnswers({ isGuest }: { isGuest: boolean }) {
  return (
    <Plate>
      <Stack gap={3}>
        <h2 className={styles.small}>
          <Trans id="contact.quick">Quick answers</Trans>
        </h2>
        <ul className={styles.list}>
          {isGuest ? (
            <li>
              <TextLink href={paths.forgotPassword()}>
                <Trans id="contact.quick.password">Locked out? Reset your password</Trans>
              </TextLink>
            </li>
          ) : (
            <li>
              <TextLink href={paths.notificationSettings()}>
                <Trans id="contact.quick.emails">Stop or change emails</Trans>
              </TextLink>
            </li>
          )}
          <li>
            <TextLink href={paths.textPage("faq")}>
              <Trans id="contact.quick.faq">Questions and answers</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink href={paths.textPage("policy")}>
              <Trans id="contact.quick.policy">What we store about you</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink href={paths.textPage("imprint")}>
              <Trans id="contact.quick.imprint">Address and imprint</Trans>
            </TextLink>
          </li>
        </ul>
      </Stack>
    </Plate>
  );
}
