import "./locales/catalog.ts";
import { Icon } from "@grow/ui/foundation";
import { Menu, MenuButton, useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useRevalidator } from "@remix-run/react";
import { Ellipsis, Flag, Link2, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { mayModerate } from "../may-moderate.ts";
import { useViewer } from "../root-data.ts";
import { ComplaintDialog } from "./complaint-dialog.tsx";
import { useLatePress } from "./use-fetch-form.ts";

/** Milliseconds in which a deleted comment can be brought back by one press; on its own page there are days. */
const UNDO = 8000;

interface CommentMenuProps {
  id: number;
  /** The author; null if the account was deleted. */
  authorId: number | null;
  /** Name of the menu. */
  label: string;
  onEdit: () => void;
}

/** Rare actions on a comment. Lazy-loaded on the first click, and opens at once. */
export function CommentMenu({ id, authorId, label, onEdit }: CommentMenuProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const change = useLatePress(paths.changeComment(id));
  const [isReporting, setReporting] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.querySelector("details");
    if (!menu) return;
    menu.open = true;
    menu.querySelector<HTMLElement>("div button")?.focus();
  }, []);

  const isOwn = viewer?.id === authorId;
  const isModerator = mayModerate(viewer?.access);
  const mayChange = viewer !== null && (isOwn || isModerator);

  const copy = async () => {
    const link = new URL(location.href);
    link.searchParams.set("comment", String(id));
    link.hash = `comment-${id}`;
    try {
      await navigator.clipboard.writeText(link.href);
      toast({ text: t({ id: "talk.menu.copied", message: "Link copied" }) });
    } catch {
      // Without the right to the clipboard the address line is where it can be copied from.
      navigate(`${link.pathname}${link.search}${link.hash}`, { preventScrollReset: true });
    }
  };
  const remove = async () => {
    if (!(await change({ intent: "delete" }))) return;
    revalidate();
    toast({
      text: t({ id: "talk.menu.deleted", message: "Comment deleted" }),
      isCounting: true,
      duration: UNDO,
      action: {
        label: t({ id: "talk.menu.undo", message: "Undo" }),
        onAction: async () => {
          if (await change({ intent: "restore" })) revalidate();
        },
      },
    });
  };
  const report = () => {
    if (viewer) setReporting(true);
    else navigate(paths.signIn(location.pathname + location.search));
  };

  return (
    <span ref={place}>
      <Menu square size="small" label={label} trigger={<Icon of={Ellipsis} />}>
        {mayChange ? (
          <MenuButton icon={Pencil} onClick={onEdit}>
            <Trans id="talk.menu.edit">Edit</Trans>
          </MenuButton>
        ) : null}
        <MenuButton icon={Link2} onClick={copy}>
          <Trans id="talk.menu.copy">Copy link</Trans>
        </MenuButton>
        {isOwn && viewer ? null : (
          <MenuButton icon={Flag} onClick={report}>
            <Trans id="talk.comment.report">Report</Trans>
          </MenuButton>
        )}
        {mayChange ? (
          <>
            <hr />
            <MenuButton icon={Trash2} danger onClick={remove}>
              <Trans id="talk.menu.delete">Delete</Trans>
            </MenuButton>
          </>
        ) : null}
      </Menu>
      <ComplaintDialog type="comment" id={id} open={isReporting} onClose={() => setReporting(false)} />
    </span>
  );
}
