import { PlanCards } from "@grow/app-kit/payment/plan-cards.tsx";
import { useFormats } from "@grow/i18n/react";
import { LinkButton, Page, Section } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRootData } from "../../../../shared/root-data.ts";
import styles from "../../shared/plans.module.css";
import own from "./screen.module.css";
import type { PartnerView, Reach } from "./view.ts";

const REACH_WORDS: Record<keyof Reach, MessageDescriptor> = {
  growers: msg({ id: "partner.growers", message: "Growers" }),
  diaries: msg({ id: "partner.diaries", message: "Grow diaries" }),
  products: msg({ id: "partner.products", message: "Products in the catalogue" }),
};

/** What brands can do here, and the plans for them. Works without script. */
export function PartnerScreen({ plans, reach }: PartnerView) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const portal = useRootData()?.brandsUrl;
  return (
    <Page className={styles.page}>
      <div className={styles.lead}>
        <h1>
          <Trans id="partner.title">Your product, as it was really grown</Trans>
        </h1>
        <div className={styles.words}>
          <p>
            <Trans id="partner.text">
              Growers write down what they feed and under which light. Keep your products and feeding charts
              right, answer reviews, and invite testers.
            </Trans>
          </p>
          {portal ? (
            <p>
              <LinkButton look="primary" size="large" href={portal}>
                <Trans id="partner.portal">Open brand portal</Trans>
              </LinkButton>
            </p>
          ) : null}
        </div>
      </div>
      {reach.length > 0 ? (
        <dl className={own.reach}>
          {reach.map(({ key, count, isMore }) => (
            <div key={key}>
              <dt>{i18n._(REACH_WORDS[key])}</dt>
              <dd>
                {formats.number(count)}
                {isMore ? "+" : ""}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Section title={<Trans id="partner.can">What you can do</Trans>}>
        <ol className={own.steps}>
          <Step title={<Trans id="partner.can.right">Get it right</Trans>}>
            <Trans id="partner.can.right.text">
              Publish products, compositions and feeding charts. Growers copy your doses into their weeks.
            </Trans>
          </Step>
          <Step title={<Trans id="partner.can.answer">Answer growers</Trans>}>
            <Trans id="partner.can.answer.text">
              Read every review of your products with the diary behind it, and answer as your brand.
            </Trans>
          </Step>
          <Step title={<Trans id="partner.can.test">Invite testers</Trans>}>
            <Trans id="partner.can.test.text">
              Hand a new product to experienced growers and follow it week by week, from seed to jar.
            </Trans>
          </Step>
        </ol>
      </Section>
      <Section title={<Trans id="partner.plans">Plans</Trans>}>
        <PlanCards
          heading="h3"
          plans={plans}
          free={{
            title: <Trans id="partner.page">Brand page</Trans>,
            texts: [
              <Trans key="page" id="partner.page.products">
                Products, compositions and feeding charts
              </Trans>,
              <Trans key="reviews" id="partner.page.reviews">
                Answers to reviews
              </Trans>,
            ],
            action: portal ? (
              <LinkButton look="outline" wide href={portal}>
                <Trans id="partner.page.request">Request your page</Trans>
              </LinkButton>
            ) : undefined,
          }}
          action={(_plan, isBest) =>
            portal ? (
              <LinkButton
                look={isBest ? "primary" : "outline"}
                wide
                href={`${portal}/brands-manager/subscription`}
              >
                <Trans id="partner.choose">Choose in the portal</Trans>
              </LinkButton>
            ) : null
          }
        />
      </Section>
    </Page>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
