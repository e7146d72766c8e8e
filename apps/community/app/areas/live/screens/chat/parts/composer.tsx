import { LIMITS } from "@grow/domain";
import { IconButton, useHydrated } from "@grow/ui/foundation";
import { ChatComposer } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { ImagePlus, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import type { ChatAnswer } from "../act-on-chat.ts";
import type { ChatRoomData } from "../load-chat.ts";
import type { ShareKind } from "../state/find-shareable.ts";
import type { Compose } from "../state/use-compose.ts";
import styles from "./room.module.css";
import { ShareDialog } from "./share-dialog.tsx";
import { ShareMenu } from "./share-menu.tsx";

interface ComposerProps {
  data: ChatRoomData;
  answer: ChatAnswer | undefined;
  form: RefObject<HTMLFormElement>;
  compose: Compose;
}

/** The field for the next message, or why there is none. */
export function Composer({ data, answer, form, compose }: ComposerProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ShareKind | null>(null);
  const { room, requestKey } = data;
  const { photo, share, setPhoto, setShare } = compose;
  if (!room.canWrite)
    return (
      <p className={styles.closed}>
        {room.isBlocked ? (
          <Trans id="chat.closed.blocked">You've blocked {room.name}. Unblock to write again.</Trans>
        ) : room.isGone ? (
          <Trans id="chat.closed.gone">This account was deleted.</Trans>
        ) : (
          <Trans id="chat.closed.banned">You can't write in this room.</Trans>
        )}
      </p>
    );
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={paths.chatRoom(room.address)}
        onSubmit={(event) => {
          event.preventDefault();
          void compose.send();
        }}
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="id" value={room.id} />
        <input type="hidden" name="key" value={requestKey} />
        {photo ? (
          <div className={styles.attached}>
            <img src={photo.url} alt="" />
            <span>{photo.name}</span>
            <IconButton
              size="small"
              icon={X}
              label={t({ id: "chat.photo.remove", message: "Remove photo" })}
              onClick={() => setPhoto(null)}
            />
          </div>
        ) : null}
        {share ? (
          <div className={styles.attached}>
            <span>{share.name}</span>
            <IconButton
              size="small"
              icon={X}
              label={t({ id: "chat.share.remove", message: `Remove ${share.name}` })}
              onClick={() => setShare(null)}
            />
          </div>
        ) : null}
        <ChatComposer
          label={t({ id: "chat.compose", message: `Message ${room.name}` })}
          send={t({ id: "chat.send", message: "Send" })}
          maxLength={LIMITS.chat_message.max}
          defaultValue={answer?.text}
          onInput={compose.onInput}
          data-mentions=""
        >
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = "";
              if (file) void compose.addPhoto(file);
            }}
          />
          <IconButton
            icon={ImagePlus}
            label={t({ id: "chat.photo.add", message: "Add a photo" })}
            disabled={!isHydrated}
            onClick={() => input.current?.click()}
          />
          <ShareMenu onChoose={setKind} />
        </ChatComposer>
      </Form>
      {/* Outside the form, which Enter in a field of the dialog would send. */}
      {kind ? (
        <ShareDialog
          {...{ me: data.me, kind }}
          onPick={(thing) => {
            setKind(null);
            setShare(thing);
          }}
          onClose={() => setKind(null)}
        />
      ) : null}
    </>
  );
}
