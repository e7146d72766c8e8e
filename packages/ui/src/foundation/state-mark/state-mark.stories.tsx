import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, Trophy } from "lucide-react";
import { Cluster } from "../layout/layout.tsx";
import { StateMark } from "./state-mark.tsx";

const meta: Meta = { title: "Foundation/StateMark" };
export default meta;

export const Marks: StoryObj = {
  render: () => (
    <Cluster>
      <StateMark icon={Check}>Your vote</StateMark>
      <StateMark icon={Trophy}>Winner</StateMark>
    </Cluster>
  ),
};

export const German: StoryObj = {
  globals: { lang: "de" },
  render: () => (
    <Cluster>
      <StateMark icon={Check}>Deine Stimme</StateMark>
      <StateMark icon={Trophy}>Gewonnen</StateMark>
    </Cluster>
  ),
};

export const Thai: StoryObj = {
  globals: { lang: "th" },
  render: () => (
    <Cluster>
      <StateMark icon={Check}>โหวตของคุณ</StateMark>
      <StateMark icon={Trophy}>ชนะ</StateMark>
    </Cluster>
  ),
};
