import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Flag, Languages, Pencil, Reply, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Avatar } from "../../foundation/avatar/avatar.tsx";
import { Button } from "../../foundation/button/button.tsx";
import { LikeButton } from "../../foundation/button/toggle-button.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Section } from "../../foundation/layout/layout.tsx";
import { SegmentLinks } from "../../navigation/segment/segment.tsx";
import { Menu, MenuButton } from "../../overlay/menu/menu.tsx";
import { TranslateButton, Translation } from "../translation/translation.tsx";
import { Comment, CommentGone, CommentReply, CommentThread } from "./comment.tsx";
import { CommentComposer } from "./comment-composer.tsx";

const meta: Meta = { title: "Social/Comments" };
export default meta;
type Story = StoryObj;

function Actions({ likes, liked = false }: { likes: string; liked?: boolean }) {
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <LikeButton size="small" borderless pressed={liked} label="Like" count={likes} />
      </form>
      <Button size="small" look="quiet" icon={Reply}>
        Reply
      </Button>
      <Button size="small" look="quiet" icon={Languages}>
        Translate
      </Button>
    </>
  );
}

export const Thread: Story = {
  render: () => (
    <Section
      title="Comments"
      count="97"
      level={3}
      close
      action={
        <SegmentLinks
          label="Sort comments"
          links={[
            { href: "#new", label: "New", current: true },
            { href: "#top", label: "Top" },
          ]}
        />
      }
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <CommentComposer
          avatar={<Avatar seed={3} />}
          label="Add a comment"
          placeholder="Ask tessellate about this week"
          submit="Send comment"
        />
      </form>
      <CommentThread>
        <Comment
          author={{ name: "Feldweg", seed: 10, href: "#feldweg" }}
          time={{ iso: "2026-09-18T08:00:00Z", text: "2 d" }}
          actions={<Actions likes="14" liked />}
          replies={
            <Comment
              author={{ name: "tessellate", seed: 6, href: "#tessellate" }}
              badge="Author"
              time={{ iso: "2026-09-18T09:12:00Z", text: "2 d" }}
              actions={<Actions likes="22" liked />}
            >
              A blush on the sugar leaves in week 8, nothing on the calyxes. The real change took three nights
              at 18 °C.
            </Comment>
          }
        >
          Did the colour come with the colder night, or was pheno 4 already showing it in week 8? Mine stayed
          green until harvest.
        </Comment>
        <Comment
          author={{ name: "northbarn", seed: 8 }}
          time={{ iso: "2026-09-19T08:00:00Z", text: "1 d" }}
          lang="de"
          actions={<Actions likes="4" />}
        >
          Bei EC 1,9 und 780 µmol haben meine Blattspitzen angefangen, sich einzurollen. Die obersten zwei
          Nodien im Auge behalten.
        </Comment>
        <Comment
          author={{ name: "Removed", seed: 0, removed: true }}
          time={{ iso: "2026-09-01T08:00:00Z", text: "3w" }}
        >
          Looks dense. What is the spacing between the colas?
        </Comment>
      </CommentThread>
    </Section>
  ),
};

export const ComposerWithError: Story = {
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <CommentComposer
        avatar={<Avatar seed={3} />}
        label="Add a comment"
        submit="Send comment"
        defaultValue="Lovely"
        error="You have written three comments in a minute. Wait a little and send it again."
      />
    </form>
  ),
};

const commentMenu = (
  <Menu square size="small" label="More about this comment" trigger={<Icon of={Ellipsis} />}>
    <MenuButton icon={Pencil}>Edit</MenuButton>
    <MenuButton icon={Flag}>Report</MenuButton>
    <hr />
    <MenuButton icon={Trash2} danger>
      Delete
    </MenuButton>
  </Menu>
);

function Translated() {
  const [isTranslated, setTranslated] = useState(false);
  return (
    <Comment
      author={{ name: "northbarn", seed: 8 }}
      time={{ iso: "2026-09-19T08:00:00Z", text: "1 d" }}
      state="edited"
      menu={commentMenu}
      actions={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setTranslated(!isTranslated);
          }}
        >
          <TranslateButton>{isTranslated ? "Show original" : "Translate"}</TranslateButton>
        </form>
      }
    >
      {isTranslated ? (
        <Translation lang="en" source="Translated from German by a machine">
          At EC 1.9 my leaf tips began to curl. Keep an eye on the top two nodes.
        </Translation>
      ) : (
        <Translation lang="de">
          Bei EC 1,9 haben meine Blattspitzen angefangen, sich einzurollen. Die obersten zwei Nodien im Auge
          behalten.
        </Translation>
      )}
    </Comment>
  );
}

export const EditedAnsweredTranslated: Story = {
  render: () => (
    <CommentThread>
      <Translated />
      <Comment
        author={{ name: "tessellate", seed: 6, href: "#t" }}
        badge="Author"
        time={{ iso: "2026-09-19T08:00:00Z", text: "now" }}
        state="sending"
      >
        I went down to 1.6 for two days.
      </Comment>
      <Comment
        author={{ name: "marta.k", seed: 3, href: "#m" }}
        time={{ iso: "2026-09-19T08:00:00Z", text: "3 h" }}
        menu={commentMenu}
      >
        <form onSubmit={(event) => event.preventDefault()}>
          <CommentComposer label="Change your comment" submit="Save comment" defaultValue="Which lamp is it?">
            <Button look="quiet">Cancel</Button>
          </CommentComposer>
        </form>
      </Comment>
      <Comment
        author={{ name: "Feldweg", seed: 10, href: "#f" }}
        time={{ iso: "2026-09-19T08:00:00Z", text: "4 h" }}
        actions={
          <CommentReply label="Reply">
            <form onSubmit={(event) => event.preventDefault()}>
              <CommentComposer label="Your answer" submit="Send answer" placeholder="Answer Feldweg" />
            </form>
          </CommentReply>
        }
        replies={
          <Comment
            author={{ name: "Removed", seed: 0, removed: true }}
            time={{ iso: "2026-09-19T09:00:00Z", text: "3 h" }}
          >
            <CommentGone>This comment was removed.</CommentGone>
          </Comment>
        }
      >
        Mine stayed green until harvest.
      </Comment>
    </CommentThread>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Translate" }));
    await expect(canvas.getByText("Translated from German by a machine")).toBeVisible();
    await expect(canvas.getByText(/leaf tips began to curl/).closest("[lang]")).toHaveAttribute("lang", "en");
    await userEvent.click(canvas.getByText("Reply"));
    await expect(canvas.getByLabelText("Your answer")).toBeVisible();
    canvasElement.querySelector("summary")?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getAllByRole("button", { name: "Report" })[0]).toHaveFocus();
  },
};

function ShortThread({
  words,
}: {
  words: { reply: string; label: string; like: string; texts: string[]; badge: string };
}) {
  const actions = (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <LikeButton size="small" borderless pressed label={words.like} count="14" />
      </form>
      <Button size="small" look="quiet" icon={Reply}>
        {words.reply}
      </Button>
    </>
  );
  return (
    <Section title={words.label} count="97" level={3} close>
      <CommentThread>
        <Comment
          author={{ name: "feldweg_am_gewaechshaus_im_sueden", seed: 10, href: "#f" }}
          badge={words.badge}
          time={{ iso: "2026-09-18T08:00:00Z", text: "2 d" }}
          menu={commentMenu}
          actions={actions}
          replies={
            <Comment
              author={{ name: "tessellate", seed: 6, href: "#t" }}
              time={{ iso: "2026-09-18T09:12:00Z", text: "2 d" }}
              actions={actions}
            >
              {words.texts[1]}
            </Comment>
          }
        >
          {words.texts[0]}
        </Comment>
      </CommentThread>
    </Section>
  );
}

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <ShortThread
      words={{
        label: "Kommentare",
        reply: "Antworten",
        like: "Gefällt mir",
        badge: "Verfasserin",
        texts: [
          "Kam die Färbung mit den kälteren Nächten, oder zeigte Phänotyp 4 sie schon in Woche 8? Meine blieben bis zur Ernte grün.",
          "Ein Hauch an den Zuckerblättern in Woche 8, an den Blütenkelchen nichts. Richtig umgeschlagen ist es erst in drei Nächten bei 18 °C Nachttemperatur.",
        ],
      }}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <ShortThread
      words={{
        label: "ความคิดเห็น",
        reply: "ตอบกลับ",
        like: "ถูกใจ",
        badge: "ผู้เขียน",
        texts: [
          "สีม่วงมาพร้อมคืนที่เย็นลงหรือเห็นตั้งแต่สัปดาห์ที่ 8 แล้ว ของผมเขียวจนถึงวันเก็บเกี่ยว",
          "สัปดาห์ที่ 8 มีสีจาง ๆ ที่ใบเล็กรอบดอก ส่วนกลีบเลี้ยงยังไม่มี มาเปลี่ยนจริง ๆ หลังคืนที่ 18 °C สามคืน",
        ],
      }}
    />
  ),
};
