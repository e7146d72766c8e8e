import { SYMPTOM_TYPES } from "@grow/domain/symptoms";
import { Chip, Cluster, Icon, Link, LinkButton, Page, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import layout from "../../shared/page.module.css";
import { causeWord, firstStep } from "../../shared/symptoms/cause-words.ts";
import { ageOfLeavesWord, colourWord, typeWord } from "../../shared/symptoms/group-words.ts";
import { PlantMap } from "../../shared/symptoms/plant-map.tsx";
import { SymptomDrawing } from "../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../shared/symptoms/symptom-words.ts";
import places from "../../shared/symptoms/where-field.module.css";
import styles from "./screen.module.css";
import type { KeyView } from "./view.ts";

/** The picture key: every choice is a link, so it works without script. */
export function SymptomKeyScreen({ where, colour, age, colours, ages, symptoms }: KeyView) {
  const { i18n, t } = useLingui();
  const at = where ?? undefined;
  return (
    <Page className={layout.page}>
      <Stack gap={6}>
        <Breadcrumb
          label={t({ id: "question.crumbs", message: "You are here" })}
          crumbs={[
            { label: t({ id: "questions.heading", message: "Questions" }), href: paths.questions() },
            { label: t({ id: "symptomKey.crumb", message: "Find the symptom" }) },
          ]}
        />
        <Stack gap={2}>
          <h1>
            <Trans id="symptomKey.heading">What's wrong with my plant?</Trans>
          </h1>
          <p>
            <Trans id="symptomKey.intro">
              Pick what you see. You get likely causes, what to do first, and solved questions.
            </Trans>
          </p>
        </Stack>
        <section>
          <Stack gap={3}>
            <h2 className={styles.step}>
              <Trans id="symptomKey.where">Where do you see it?</Trans>
            </h2>
            <div className={places.where}>
              <PlantMap at={where} age={age} />
              <div>
                {SYMPTOM_TYPES.map((type) => (
                  <Link
                    key={type}
                    className={styles.place}
                    aria-current={type === where ? "true" : undefined}
                    href={paths.symptomKey(type === where ? {} : { where: type })}
                    rel="nofollow"
                  >
                    {typeWord(i18n, type)}
                    {type === where ? <Icon of={Check} /> : null}
                  </Link>
                ))}
              </div>
            </div>
          </Stack>
        </section>
        {colours.length > 0 ? (
          <Step heading={<Trans id="symptomKey.colour">Which colour?</Trans>}>
            {colours.map((one) => (
              <Chip
                key={one}
                on={one === colour}
                href={paths.symptomKey({ where: at, colour: one === colour ? undefined : one })}
                rel="nofollow"
              >
                <span className={styles.colour} data-colour={one} />
                {colourWord(i18n, one)}
              </Chip>
            ))}
          </Step>
        ) : null}
        {ages.length > 0 ? (
          <Step heading={<Trans id="symptomKey.age">Which leaves first?</Trans>}>
            {ages.map((one) => (
              <Chip
                key={one}
                on={one === age}
                href={paths.symptomKey({
                  where: at,
                  colour: colour ?? undefined,
                  age: one === age ? undefined : one,
                })}
                rel="nofollow"
              >
                {ageOfLeavesWord(i18n, one)}
              </Chip>
            ))}
          </Step>
        ) : null}
        {symptoms.length > 0 ? (
          <ul className={styles.symptoms}>
            {symptoms.map(({ slug, causes }) => (
              <li key={slug}>
                <Plate className={styles.symptom}>
                  <SymptomDrawing slug={slug} size={96} />
                  <Stack gap={2}>
                    <h2 className={styles.name}>{symptomWord(i18n, slug)}</h2>
                    <ul className={styles.causes}>
                      {causes.map((cause) => (
                        <li key={cause}>
                          <b>{causeWord(i18n, cause)}</b>
                          <br />
                          {firstStep(i18n, cause)}
                        </li>
                      ))}
                    </ul>
                    <Cluster gap={4}>
                      <TextLink href={paths.questions([slug, "solved"])}>
                        <Trans id="symptomKey.solved">Solved questions</Trans>
                      </TextLink>
                      <TextLink href={paths.newQuestion([slug])}>
                        <Trans id="symptomKey.ask">Ask about it</Trans>
                      </TextLink>
                    </Cluster>
                  </Stack>
                </Plate>
              </li>
            ))}
          </ul>
        ) : (
          <Cluster>
            <LinkButton look="outline" href={paths.questions()}>
              <Trans id="questions.empty.action">Show all questions</Trans>
            </LinkButton>
          </Cluster>
        )}
      </Stack>
    </Page>
  );
}

function Step({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Stack gap={3}>
        <h2 className={styles.step}>{heading}</h2>
        <Cluster gap={2}>{children}</Cluster>
      </Stack>
    </section>
  );
}
