import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster, Stack } from "../../foundation/layout/layout.tsx";
import { type Phase, phases } from "../../foundation/phase/phase.ts";
import { PhaseTag } from "../../foundation/phase-tag/phase-tag.tsx";
import { phaseWords } from "../../story-data/diary.ts";
import { Completeness } from "./completeness.tsx";
import { LeafMark } from "./leaf-mark.tsx";
import { type Level, levels } from "./level.ts";
import { LevelRing } from "./level-ring.tsx";

const meta: Meta = { title: "Diary/Leaf mark" };
export default meta;
type Story = StoryObj;

const marks: readonly (readonly [Phase, readonly Level[]])[] = [
  ["germination", ["normal", "good", "bad"]],
  ["vegetative", ["good", "good", "good"]],
  ["flowering", ["normal", "good", "bad", "normal"]],
  ["flowering", ["good", "good", "good", "good"]],
  ["harvest", ["good", "normal", "good", "bad", "good"]],
];

export const Marks: Story = {
  render: () => (
    <Stack>
      <Cluster gap={6} align="end">
        {marks.map(([phase, state]) => (
          <span key={`${phase} ${state.join()}`} data-phase={phase}>
            <LeafMark size="coach" levels={state} label={`Completeness: ${state.join(", ")}`} />
          </span>
        ))}
      </Cluster>
      <Cluster gap={6} align="end">
        {marks.map(([phase, state]) => (
          <span key={`${phase} ${state.join()}`} data-phase={phase}>
            <LeafMark levels={state} label={`Completeness: ${state.join(", ")}`} />
          </span>
        ))}
      </Cluster>
      <Cluster>
        {levels.map((level) => (
          <Cluster key={level} gap={1}>
            <LevelRing level={level} /> {level}
          </Cluster>
        ))}
      </Cluster>
      <Cluster>
        {phases.map((phase) => (
          <PhaseTag key={phase} phase={phase}>
            {phaseWords.en[phase]}
          </PhaseTag>
        ))}
      </Cluster>
    </Stack>
  ),
};

const criteria = ["Photos", "Conditions", "Comment", "Nutrients", "Strain"];
const levelWord = (level: Level) => level;

/** Nothing yet, on the way, one thing missing, complete: in each phase, small and large. */
export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <Cluster gap={10} align="start">
        <div data-phase="germination">
          <Completeness levels={["bad", "bad", "bad"]} title="Just begun" detail="0 of 3 good" />
        </div>
        <div data-phase="vegetative">
          <Completeness levels={["normal", "normal", "normal"]} title="On the way" detail="0 of 3 good" />
        </div>
        <div data-phase="flowering">
          <Completeness
            levels={["good", "good", "bad", "good"]}
            title="Nearly there"
            detail="3 of 4 good, comment missing"
          />
        </div>
        <div data-phase="harvest">
          <Completeness
            levels={["good", "good", "good", "good", "good"]}
            title="Complete"
            detail="5 of 5 good"
          />
        </div>
      </Cluster>
      <div data-phase="harvest">
        <Completeness
          size="coach"
          levels={["good", "normal", "bad", "good", "normal"]}
          title="Nearly there"
          detail="2 of 5 good"
          names={criteria}
          levelWord={levelWord}
        />
      </div>
    </Stack>
  ),
};

export const GermanAndThaiOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Stack gap={8}>
      <div data-phase="flowering">
        <Completeness
          levels={["good", "normal", "bad", "good"]}
          title="Fast vollständig beschrieben"
          detail="2 von 4 gut, Umgebungsbedingungen noch ausbaufähig"
          names={["Fotos", "Umgebungsbedingungen", "Wochenbericht", "Nährstoffzusammensetzung"]}
          levelWord={(level) => ({ good: "gut", normal: "ordentlich", bad: "fehlt" })[level]}
        />
      </div>
      <div data-phase="vegetative" lang="th">
        <Completeness levels={["good", "good", "good"]} title="ครบถ้วน" detail="ดี 3 จาก 3" />
      </div>
    </Stack>
  ),
};
