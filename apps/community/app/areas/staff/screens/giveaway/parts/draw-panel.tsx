import { Lines, Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DrawPanelView } from "../view.ts";
import { DrawCategory } from "./draw-category.tsx";
import { drawStateWord, stepWord } from "./draw-words.ts";
import { instantWords } from "./fixed-words.ts";

/** The draw, read only: what is public of its proof, what comes next, winners and votes. */
export function DrawPanel({ draw }: { draw: DrawPanelView }) {
  const { i18n, t } = useLingui();
  const { state, winners, draw_commitment, draw_seed, freeze_date, draw_date, date_result, next } = draw;
  const isDraw = winners === "draw";
  const lines = [
    { name: t({ id: "admin.draw.state", message: "State" }), value: drawStateWord(i18n, state) },
    ...(next
      ? [
          {
            name: t({ id: "admin.draw.next", message: "Next" }),
            value: `${stepWord(i18n, next.step)}: ${instantWords(i18n, next.date)}`,
          },
        ]
      : []),
    ...(draw_commitment
      ? [
          {
            name: t({ id: "admin.draw.commitment", message: "Fingerprint of the secret" }),
            value: draw_commitment,
          },
        ]
      : []),
    {
      name: t({ id: "admin.draw.frozen", message: "List frozen" }),
      value: freeze_date === null ? "–" : instantWords(i18n, freeze_date),
    },
    {
      name: t({ id: "admin.draw.result", message: "Winners appear" }),
      value: instantWords(i18n, draw_date ?? date_result),
    },
    ...(isDraw
      ? [
          {
            name: t({ id: "admin.draw.secret", message: "Secret" }),
            value:
              draw_seed ??
              t({
                id: "admin.draw.secret.hidden",
                message: "Nobody sees it before the result, staff included",
              }),
          },
        ]
      : []),
  ];
  return (
    <Section
      title={
        isDraw ? (
          <Trans id="admin.draw.title">Draw</Trans>
        ) : (
          <Trans id="admin.draw.title.votes">Result by votes</Trans>
        )
      }
    >
      <Stack gap={5}>
        <Lines lines={lines} />
        {draw.categories.map((category) => (
          <DrawCategory key={category.id} category={category} />
        ))}
      </Stack>
    </Section>
  );
}
