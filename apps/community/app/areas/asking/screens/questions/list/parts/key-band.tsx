import { Link, LinkButton } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../../paths.ts";
import { ofPlace, type Place, placeWord } from "../../../../shared/symptoms/places.ts";
import { PlantMap } from "../../../../shared/symptoms/plant-map.tsx";
import { SymptomDrawing } from "../../../../shared/symptoms/symptom-drawing.tsx";
import styles from "./key-band.module.css";

/** Places to start with, and a drawing of each. */
const STARTS: readonly (readonly [Place, string])[] = [
  ["leaf-old", "yellow-between-veins"],
  ["leaf-new", "rust-spots"],
  ["stem", "purple-stems"],
  ["root", "brown-roots"],
  ["bud", "bananas"],
];

/** Leads to the picture key: to a part of the plant at once, or to its first step. */
export function KeyBand() {
  const { i18n, t } = useLingui();
  return (
    <section className={styles.band}>
      <span className={styles.plant}>
        <PlantMap marked={["leaf-old"]} />
      </span>
      <div className={styles.words}>
        <h2>
          <Trans id="symptomKey.heading">What's wrong with my plant?</Trans>
        </h2>
        <p>
          <Trans id="symptomKey.intro">
            Pick what you see. You get likely causes, what to do first, and solved questions.
          </Trans>
        </p>
      </div>
      <nav
        className={styles.starts}
        aria-label={t({ id: "symptomKey.where", message: "Where do you see it?" })}
      >
        {STARTS.map(([place, slug]) => {
          const { where, age } = ofPlace(place);
          return (
            <Link key={place} href={paths.symptomKey({ where, age: age ?? undefined })} rel="nofollow">
              <SymptomDrawing slug={slug} size={48} />
              {placeWord(i18n, place)}
            </Link>
          );
        })}
      </nav>
      <LinkButton look="outline" href={paths.symptomKey()}>
        <Trans id="questions.key">Find the symptom</Trans>
      </LinkButton>
    </section>
  );
}
