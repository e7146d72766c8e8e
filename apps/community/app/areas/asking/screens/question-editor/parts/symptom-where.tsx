import { symptomBySlug } from "@grow/domain/symptoms";
import { TileRadio } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { isAt, PLACES, type Place, placesOf, placeWord } from "../../../shared/symptoms/places.ts";
import { PlantMap } from "../../../shared/symptoms/plant-map.tsx";
import where from "../../../shared/symptoms/where-field.module.css";

interface SymptomWhereProps {
  /** What the form begins with. */
  chosen: readonly string[];
  /** What is ticked now. */
  ticked: readonly string[];
}

/** Where the grower sees it: a plant to tap, and the same in words. */
export function SymptomWhere({ chosen, ticked }: SymptomWhereProps) {
  const { i18n, t } = useLingui();
  const known = symptomBySlug(chosen[0] ?? "");
  const first: Place = (known && placesOf(known)[0]) ?? "leaf-old";
  const [at, setAt] = useState(first);
  const radios = useRef<HTMLDivElement>(null);
  const pick = (place: Place) =>
    radios.current?.querySelector<HTMLInputElement>(`input[value="${place}"]`)?.click();
  return (
    // The place is not part of the question.
    <div className={where.where} onInput={(event) => event.stopPropagation()}>
      <PlantMap
        marked={[at]}
        part={(place, shapes) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the radios beside it do the same, with keys too
          <g data-tap="" onClick={() => pick(place)}>
            {shapes}
          </g>
        )}
      />
      <div
        ref={radios}
        role="radiogroup"
        aria-label={t({ id: "questionEditor.where", message: "Where do you see it?" })}
      >
        {PLACES.map((place) => {
          const count = ticked.filter((slug) => {
            const symptom = symptomBySlug(slug);
            return symptom && isAt(symptom, place);
          }).length;
          return (
            <TileRadio
              key={place}
              name="where"
              value={place}
              defaultChecked={place === first}
              onChange={() => setAt(place)}
              detail={
                count > 0 ? <Trans id="questionEditor.symptoms.chosen">{count} chosen</Trans> : undefined
              }
            >
              {placeWord(i18n, place)}
            </TileRadio>
          );
        })}
      </div>
    </div>
  );
}
