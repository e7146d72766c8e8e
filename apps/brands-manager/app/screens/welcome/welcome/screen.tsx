import { useFormats } from "@grow/i18n/react";
import { Icon, Plate, RailLayout, Readings, Stack, VisuallyHidden } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import styles from "./screen.module.css";
import type { WelcomeStep, WelcomeView } from "./view.ts";

/** What the portal is, or, for a manager, how far his brand has come. */
export function WelcomeScreen({ brand }: WelcomeView) {
  return brand ? <Progress brand={brand} /> : <Introduction />;
}

function Introduction() {
  return (
    <Stack gap={4} className={styles.text}>
      <h1>
        <Trans id="welcome.title">The brand portal</Trans>
      </h1>
      <p>
        <Trans id="welcome.what">
          Here the makers of seeds, nutrients and equipment keep their own pages on Grow: what they make, how
          it is used, and who grows with it.
        </Trans>
      </p>
      <p>
        <Trans id="welcome.how">
          Your account manages no brand yet. Ask a colleague who does: managers add others under Accounts, by
          name.
        </Trans>
      </p>
    </Stack>
  );
}

function Progress({ brand }: { brand: NonNullable<WelcomeView["brand"]> }) {
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
            {done} of {total} done.
          </Trans>
        </p>
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
                    : t({ id: "welcome.open", message: "Open" })}
                </VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </RailLayout>
    </Stack>
  );
}

function useStepWords(): Record<WelcomeStep["step"], { title: string; text: string }> {
  const { t } = useLingui();
  return {
    logo: {
      title: t({ id: "welcome.logo", message: "Logo" }),
      text: t({ id: "welcome.logo.text", message: "shown on your page and on every product" }),
    },
    description: {
      title: t({ id: "welcome.description", message: "Tell who you are" }),
      text: t({ id: "welcome.description.text", message: "two sentences are enough" }),
    },
    products: {
      title: t({ id: "welcome.addProducts", message: "Your products" }),
      text: t({ id: "welcome.addProducts.text", message: "growers name them in their weeks" }),
    },
    colleague: {
      title: t({ id: "welcome.colleague", message: "A colleague" }),
      text: t({ id: "welcome.colleague.text", message: "somebody to answer when you are away" }),
    },
  };
}
