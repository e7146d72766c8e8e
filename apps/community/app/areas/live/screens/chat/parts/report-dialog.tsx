import { LIMITS } from "@grow/domain";
import { useToast } from "@grow/ui/overlay";
import { ComplainDialog } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { complaintReasons, complaintTexts } from "../../../../../shared/talk/complaint-words.ts";
import { paths } from "../../../paths.ts";
import type { ChatAnswer } from "../act-on-chat.ts";
import { useRoomFetcher } from "../state/use-room-fetcher.ts";
import type { RoomView } from "../view.ts";

interface ReportDialogProps {
  room: RoomView;
  /** The message to report; null for the room itself. */
  message: number | null;
  open: boolean;
  onClose: () => void;
}

/** Reports a message or a room to moderators, who see the ten messages around it. */
export function ReportDialog({ room, message, open, onClose }: ReportDialogProps) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const { Form, data, state, onSubmit } = useRoomFetcher();
  const answered = useRef<ChatAnswer>();
  const { sent, ...texts } = complaintTexts(i18n);
  useEffect(() => {
    if (state !== "idle" || !data || data === answered.current) return;
    answered.current = data;
    if (data.error) return;
    onClose();
    toast({ text: sent });
  }, [state, data, toast, onClose, sent]);
  return (
    <ComplainDialog
      open={open}
      onClose={onClose}
      title={
        message === null
          ? t({ id: "chat.report.room", message: "Report conversation" })
          : t({ id: "chat.report.message", message: "Report message" })
      }
      intro={t({
        id: "chat.report.intro",
        message: "Moderators see this part of the conversation. We won't say who reported it.",
      })}
      reasons={complaintReasons(i18n)}
      words={texts}
      maxLength={LIMITS.complaint_text.max}
      busy={state !== "idle"}
      error={data?.error ?? undefined}
      form={(attributes, fields) => (
        <Form {...attributes} method="post" action={paths.chatRoom(room.address)} onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="report" />
          <input type="hidden" name="id" value={room.id} />
          <input type="hidden" name="stay" value="yes" />
          {message === null ? null : <input type="hidden" name="message" value={message} />}
          {fields}
        </Form>
      )}
    />
  );
}
