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
