import { Button } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Dialog } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RoomView } from "../view.ts";
import { RoomForm } from "./room-form.tsx";

interface RenameDialogProps {
  room: RoomView;
  open: boolean;
  onClose: () => void;
}

/** Renames an open room; only its host may. */
export function RenameDialog({ room, open, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans id="chat.rename">Rename room</Trans>}>
      <RoomForm room={room} intent="rename" onDone={onClose}>
        <TextField
          name="name"
          label={t({ id: "chat.rename.name", message: "Name" })}
          defaultValue={room.name}
          maxLength={120}
          required
        />
        <Button type="submit" look="primary">
          <Trans id="chat.rename.save">Save name</Trans>
        </Button>
      </RoomForm>
    </Dialog>
  );
}
