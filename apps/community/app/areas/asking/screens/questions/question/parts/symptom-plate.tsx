import { symptomBySlug } from "@grow/domain/symptoms";
import { Link, Plate } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../../paths.ts";
import { PLACES, placesOf } from "../../../../shared/symptoms/places.ts";
import { PlantMap } from "../../../../shared/symptoms/plant-map.tsx";
import { SymptomDrawing } from "../../../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../../../shared/symptoms/symptom-words.ts";
import styles from "./symptom-plate.module.css";

/** Where it shows on the plant, and what; each symptom leads to the questions with it. */
export function SymptomPlate({ symptoms }: { symptoms: readonly string[] }) {
  const { i18n } = useLingui();
  if (symptoms.length === 0) return null;
  const found = symptoms.flatMap((slug) => symptomBySlug(slug) ?? []);
  const marked = PLACES.filter((place) => found.some((symptom) => placesOf(symptom).includes(place)));
  return (
    <Plate>
      <h2 className={styles.title}>
        <Trans id="question.where">Where it shows</Trans>
      </h2>
      <div className={styles.where}>
        <PlantMap marked={marked} />
        <ul>
          {symptoms.map((slug) => (
            <li key={slug}>
              <Link href={paths.questions([slug])}>
                <SymptomDrawing slug={slug} size={48} />
                {symptomWord(i18n, slug)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Plate>
  );
}
