import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFormats } from "@grow/i18n/react";
import { Readings } from "@grow/ui/diary";
import { Icon, LinkButton, Plate, RailLayout, Stack, VisuallyHidden } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { RequestBrand } from "./parts/request-brand.tsx";
import { Said } from "./parts/said.tsx";
import styles from "./screen.module.css";
import type { WelcomeStep, WelcomeView } from "./view.ts";

export interface WelcomeScreenProps extends WelcomeView {
  communityUrl: string;
  /** The rejected request for a brand, or the rejected answer to a review. */
  refusal: Refusal | undefined;
}

/** An introduction to the portal, or, for a manager, the progress of their brand. */
export function WelcomeScreen({ brand, requested, communityUrl, refusal }: WelcomeScreenProps) {
  return brand ? (
    <Progress brand={brand} communityUrl={communityUrl} refusal={refusal} />
  ) : (
    <Introduction requested={requested} refusal={refusal} />
  );
}

function Introduction({ requested, refusal }: Pick<WelcomeScreenProps, "requested" | "refusal">) {
  return (
    <Stack gap={4} className={styles.text}>
      <h1>
        <Trans id="welcome.title">The brand portal</Trans>
      </h1>
      <p>
        <Trans id="welcome.what">
          Breeders and makers of nutrients and gear run their pages on Grow here: what they make, how to use
          it, and who grows with it.
        </Trans>
      </p>
      <p>
        <Trans id="welcome.how">
          Your account doesn't manage a brand yet. Ask someone who manages yours to add you under Accounts.
        </Trans>
      </p>
      <RequestBrand requested={requested} refusal={refusal} />
    </Stack>
  );
}

interface ProgressProps extends Pick<WelcomeScreenProps, "communityUrl" | "refusal"> {
  brand: NonNullable<WelcomeView["brand"]>;
}

function Progress({ brand, communityUrl, refusal }: ProgressProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const words = useStepWords();
  const { name, done, steps } = brand;
  const total = steps.length;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>
          <Trans id="welcome.hello">Welcome, {name}</Trans>
        </h1>
        <p className={styles.muted}>
          <Trans id="welcome.progress">
            {done} of {total} done
          </Trans>
        </p>
        <progress className={styles.progress} value={done} max={total} aria-hidden="true" />
      </Stack>
      <RailLayout
        rail={
          <Plate>
            <h2 className={styles.title}>
              <Trans id="welcome.already">Already on Grow</Trans>
            </h2>
            <Readings
              columns={3}
              readings={[
                {
                  name: t({ id: "welcome.diaries", message: "In diaries" }),
                  value: formats.number(brand.diaries),
                },
                {
                  name: t({ id: "welcome.products", message: "Products" }),
                  value: formats.number(brand.products),
                },
                {
                  name: t({ id: "welcome.followers", message: "Followers" }),
                  value: formats.number(brand.followers),
                },
              ]}
            />
          </Plate>
        }
      >
        <ul className={styles.steps}>
          {steps.map(({ step, isDone }) => (
            <li key={step}>
              <span className={styles.tick} data-done={isDone}>
                {isDone ? <Icon of={Check} /> : null}
              </span>
              <span>
                <b>{words[step].title}</b>
                <span className={styles.detail}>{words[step].text}</span>
                <VisuallyHidden>
                  {isDone
                    ? t({ id: "welcome.done", message: "Done" })
                    : t({ id: "welcome.open", message: "To do" })}
                </VisuallyHidden>
              </span>
              {isDone ? null : (
                <LinkButton
                  look="outline"
                  size="small"
                  href={step === "review" ? `${communityUrl}${brand.reviewsLink}` : HREFS[step]}
                  className={styles.action}
                >
                  {words[step].action}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
        <Said
          {...{ said: brand.said, reviews: brand.reviews, canEdit: brand.canEdit, communityUrl }}
          refusal={refusal}
        />
      </RailLayout>
    </Stack>
  );
}

/** The page of each step. */
const HREFS = {
  logo: paths.editBrand(),
  description: paths.editBrand(),
  products: paths.editProduct("new"),
  scheme: paths.editScheme("new"),
  colleague: paths.accounts(),
} as const;

function useStepWords(): Record<WelcomeStep["step"], { title: string; text: string; action: string }> {
  const { t } = useLingui();
  return {
    logo: {
      title: t({ id: "welcome.logo", message: "Add your logo" }),
      text: t({ id: "welcome.logo.text", message: "Shown on your page and on every product" }),
      action: t({ id: "welcome.logo.action", message: "Add logo" }),
    },
    description: {
      title: t({ id: "welcome.description", message: "Describe your brand" }),
      text: t({ id: "welcome.description.text", message: "Two sentences are enough" }),
      action: t({ id: "welcome.description.action", message: "Write description" }),
    },
    products: {
      title: t({ id: "welcome.addProducts", message: "Add your products" }),
      text: t({ id: "welcome.addProducts.text", message: "Growers tag them in their diaries" }),
      action: t({ id: "welcome.addProducts.action", message: "Add product" }),
    },
    colleague: {
      title: t({ id: "welcome.colleague", message: "Invite a teammate" }),
      text: t({ id: "welcome.colleague.text", message: "So someone can reply while you're away" }),
      action: t({ id: "welcome.colleague.action", message: "Invite manager" }),
    },
    scheme: {
      title: t({ id: "welcome.scheme", message: "Add a feeding chart" }),
      text: t({ id: "welcome.scheme.text", message: "Growers copy it into their weeks" }),
      action: t({ id: "welcome.scheme.action", message: "Add chart" }),
    },
    review: {
      title: t({ id: "welcome.review", message: "Answer a review" }),
      text: t({ id: "welcome.review.text", message: "A comment under it is enough" }),
      action: t({ id: "welcome.review.action", message: "Read reviews" }),
    },
  };
}
