import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleCheck, ClockAlert, Mail, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, LinkButton } from "../../foundation/button/button.tsx";
import { ToggleButton } from "../../foundation/button/toggle-button.tsx";
import { Cluster, Plate, Stack } from "../../foundation/layout/layout.tsx";
import { StateCard } from "../../foundation/page-state/state-card.tsx";
import { Steps } from "../../navigation/steps/steps.tsx";
import { PasswordField } from "../field/password-field.tsx";
import { TextField } from "../field/text-field.tsx";
import { CookieChoice } from "./cookie-choice.tsx";
import { NameSuggestions } from "./name-suggestions.tsx";
import { TypedConfirm } from "./typed-confirm.tsx";

const meta: Meta = { title: "Input/Short flows" };
export default meta;
type Story = StoryObj;

const open = { kind: "open", label: "To come" } as const;
const current = { kind: "current", label: "Now" } as const;
const done = { kind: "done", label: "Done" } as const;

export const StepsAcrossAndDown: Story = {
  render: () => (
    <Stack gap={8}>
      <Steps
        label="Ask a question"
        direction="across"
        steps={[
          { key: "where", title: "Where", detail: "Lower leaves", state: done, href: "#where" },
          { key: "what", title: "What you see", state: current },
          { key: "photos", title: "Photos", state: open },
          { key: "words", title: "In words", state: open },
        ]}
      />
      <Plate>
        <Steps
          label="Join the giveaway"
          steps={[
            { key: "a", title: "Follow Halden Lights", state: done },
            {
              key: "b",
              title: "Choose a diary",
              state: current,
              children: (
                <Button size="small" look="outline">
                  Velvet Orbit
                </Button>
              ),
            },
            { key: "c", title: "Send", detail: "Ends in 3 days", state: open },
          ]}
        />
      </Plate>
    </Stack>
  ),
};

export const StepsOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <Steps
        label="Eine Frage stellen"
        direction="across"
        steps={[
          { key: "where", title: "Wo", state: { kind: "done", label: "Erledigt" }, href: "#where" },
          { key: "what", title: "Was du an der Pflanze siehst", state: { kind: "current", label: "Jetzt" } },
          { key: "photos", title: "Fotos", state: { kind: "open", label: "Kommt noch" } },
          { key: "words", title: "In Worten", state: { kind: "open", label: "Kommt noch" } },
        ]}
      />
    </div>
  ),
};

function NewAccount() {
  const [name, setName] = useState("old kiln");
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <TextField
          key={name}
          label="Grower name"
          defaultValue={name}
          error={name === "old kiln" ? "This name is taken." : undefined}
        />
        <NameSuggestions
          label="Free names:"
          names={["old-kiln", "old.kiln2", "kiln-north"]}
          href={(one) => `#${one}`}
          onChoose={setName}
        />
      </Stack>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 12 characters. A sentence is best."
        strength={({ value: { length } }) =>
          length < 12
            ? `${12 - length} more characters`
            : length < 20
              ? "Long enough"
              : "Very good, nobody guesses that"
        }
        outcome="first"
        error="This password is too easy to guess."
      />
    </Stack>
  );
}

export const NameAndPassword: Story = {
  render: () => (
    <div style={{ maxInlineSize: 416 }}>
      <NewAccount />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "old.kiln2" }));
    await expect(canvas.getByLabelText("Grower name")).toHaveValue("old.kiln2");
    await expect(canvas.queryByText("This name is taken.")).toBeNull();
    await expect(canvas.queryByText("At least 12 characters. A sentence is best.")).toBeNull();
    await userEvent.type(canvas.getByLabelText("Password"), "tent 80x80");
    await expect(canvas.queryByText("This password is too easy to guess.")).toBeNull();
    await expect(canvas.getByText("2 more characters")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Password"), " by the window");
    await expect(canvas.getByText("Very good, nobody guesses that")).toBeVisible();
  },
};

export const MailLinks: Story = {
  render: () => (
    <div style={{ maxInlineSize: 416 }}>
      <Stack>
        <StateCard
          icon={Mail}
          title="Look into marta@example.org"
          text="We sent a link. It works for 24 hours."
        >
          <Button look="outline">Send it again</Button>
        </StateCard>
        <StateCard
          icon={CircleCheck}
          tone="good"
          title="marta@example.org is confirmed"
          text="You can write, comment and start a diary now."
        >
          <LinkButton look="primary" href="#new">
            Start a diary
          </LinkButton>
        </StateCard>
        <StateCard
          icon={ClockAlert}
          tone="bad"
          title="This link is too old"
          text="Links work for 24 hours. Nothing is lost."
        >
          <Button look="outline">Send a new link</Button>
        </StateCard>
      </Stack>
    </div>
  ),
};

const remove = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const CookiesAndDeleting: Story = {
  render: () => (
    <Cluster align="start" gap={8}>
      <form style={{ inlineSize: 380 }} onSubmit={(event) => event.preventDefault()}>
        <Plate>
          <CookieChoice
            title="Cookies, three kinds"
            kinds={[
              {
                name: "needed",
                label: "Needed to sign in and keep drafts",
                detail: "always on",
                isNeeded: true,
              },
              { name: "visits", label: "Counting visits, without your name" },
              { name: "ads", label: "Remembering which ads you saw" },
            ]}
            words={{ needed: "Only needed", chosen: "What I chose", all: "Allow all" }}
          />
        </Plate>
      </form>
      <form style={{ inlineSize: 380 }} aria-label="Delete" onSubmit={remove}>
        <TypedConfirm
          name="name"
          expected="Night Plum"
          label="Type Night Plum to delete this diary"
          hint="Its 15 weeks and 48 photos go with it. It cannot be undone."
          submit="Delete diary"
        />
      </form>
      <form onSubmit={(event) => event.preventDefault()}>
        <Cluster>
          <ToggleButton pressed={false} icon={ThumbsUp}>
            Vote
          </ToggleButton>
          <ToggleButton pressed icon={ThumbsUp}>
            Your vote
          </ToggleButton>
        </Cluster>
      </form>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    remove.mockClear();
    await expect(canvas.getByRole("button", { name: "Only needed" })).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: /Counting visits/ }));
    await expect(canvas.getByRole("button", { name: "What I chose" })).toBeVisible();
    const button = canvas.getByRole("button", { name: "Delete diary" });
    await expect(button).toBeDisabled();
    const field = canvas.getByRole("textbox", { name: /Type Night Plum/ });
    await userEvent.type(field, "Night Plu{Enter}");
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.type(field, "m");
    await expect(button).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};

export const StepsOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Steps
      label="ถามคำถาม"
      direction="across"
      steps={[
        { key: "where", title: "ที่ไหน", state: { kind: "done", label: "เสร็จแล้ว" }, href: "#where" },
        { key: "what", title: "สิ่งที่เห็นบนต้น", state: { kind: "current", label: "ตอนนี้" } },
        { key: "photos", title: "รูป", state: { kind: "open", label: "ยังไม่ถึง" } },
        { key: "words", title: "เล่าด้วยคำพูด", state: { kind: "open", label: "ยังไม่ถึง" } },
      ]}
    />
  ),
};
