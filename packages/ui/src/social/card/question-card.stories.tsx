import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../../foundation/layout/layout.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { QuestionCard } from "./question-card.tsx";

const meta: Meta = { title: "Social/Question card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Questions: Story = {
  render: () => (
    <Section title="Waiting for an answer" close>
      <QuestionCard
        href="#q1"
        title="Leaf edges curl up since the light moved to 45 cm"
        photo={picture("week-4", "Leaves curling up at the edges")}
        state={{ phase: "vegetative", text: "Week 4, vegetative" }}
        symptoms={["Leaf curl", "Pale tips"]}
        solutions="3 solutions"
        detail="marta.k, 2 h"
      />
      <QuestionCard
        href="#q2"
        title="Brown spots on lower fan leaves, pH 5.6 in coco"
        photo={picture("week-9", "Brown spots on a fan leaf")}
        state={{ phase: "flowering", text: "Week 9, flowering" }}
        symptoms={["Spots", "Lower leaves"]}
        solutions="7 solutions"
        solved="Solved"
      />
      <QuestionCard href="#q3" title="Which tap water is too hard for coco?" solutions="No solution yet" />
    </Section>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <QuestionCard
      href="#q"
      title="Blattränder rollen sich nach oben, seit die Lampe auf 45 cm hängt"
      photo={picture("week-4", "Blätter rollen sich am Rand")}
      state={{ phase: "vegetative", text: "Woche 4, Wachstum" }}
      symptoms={["Blattrandaufhellung", "Magnesiummangelerscheinungen"]}
      solutions="3 Lösungen"
      solved="Gelöst"
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <QuestionCard
      href="#q"
      title="ขอบใบม้วนขึ้นหลังจากย้ายไฟมาที่ 45 ซม."
      photo={picture("week-4", "ใบม้วน")}
      state={{ phase: "vegetative", text: "สัปดาห์ 4 ทำใบ" }}
      symptoms={["ใบม้วน", "ปลายใบซีด"]}
      solutions="3 คำตอบ"
    />
  ),
};
