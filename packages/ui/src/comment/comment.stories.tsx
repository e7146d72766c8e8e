import type { Meta, StoryObj } from "@storybook/react-vite";
import { Languages, Reply } from "lucide-react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { LikeButton } from "../button/toggle-button.tsx";
import { Section } from "../layout/layout.tsx";
import { SegmentLinks } from "../segment/segment.tsx";
import { Comment, CommentThread } from "./comment.tsx";
import { CommentComposer } from "./comment-composer.tsx";

const meta: Meta = { title: "Community/Comments" };
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
              at 18 °C.
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
