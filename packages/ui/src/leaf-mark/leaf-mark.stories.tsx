import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster, Stack } from "../layout/layout.tsx";
import { type Phase, phases } from "../phase/phase.ts";
import { PhaseTag } from "../phase/phase-tag.tsx";
import { phaseWords } from "../story-data/diary.ts";
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
