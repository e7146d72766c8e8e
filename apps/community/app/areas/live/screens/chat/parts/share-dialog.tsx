import type { SharedThing } from "@grow/app-kit/offline/waiting-message.ts";
import { Dialog } from "@grow/ui/overlay";
import type { ShareKind } from "../state/find-shareable.ts";
import { FindThing } from "./find-thing.tsx";
import { OwnDiaries } from "./own-diaries.tsx";
import { useShareWords } from "./use-share-words.ts";

interface ShareDialogProps {
  me: number;
  kind: ShareKind;
  onPick: (thing: SharedThing) => void;
  onClose: () => void;
}

/** Finds one thing of a kind: the user's own diaries and weeks, any strain or product. */
export function ShareDialog({ me, kind, onPick, onClose }: ShareDialogProps) {
  const words = useShareWords();
  return (
    <Dialog open title={words[kind]} onClose={onClose}>
      {kind === "diary" || kind === "week" ? (
        <OwnDiaries me={me} kind={kind} onPick={onPick} />
      ) : (
        <FindThing kind={kind} onPick={onPick} />
      )}
    </Dialog>
  );
}
