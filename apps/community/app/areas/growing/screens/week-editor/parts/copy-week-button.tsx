import { Button, useHydrated } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import { hasToCopy } from "../copy-week.ts";
import type { LastWeekView } from "../view.ts";

interface CopyWeekProps {
  last: LastWeekView | null;
  /** Copies the week before; returns an undo. */
  onCopy: () => (() => void) | undefined;
}

/** Begins a week as the one before was: most weeks differ in two readings and a photo. */
export function CopyWeek({ last, onCopy }: CopyWeekProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const toast = useToast();
  if (!last || !hasToCopy(last)) return null;
  const { kind, number } = weekParts(last.name);
  const copy = () => {
    const takeBack = onCopy();
    if (!takeBack) return;
    toast({
      text: t({ id: "weekEditor.copied", message: "Readings and nutrients copied" }),
      action: { label: t({ id: "weekEditor.undo", message: "Undo" }), onAction: takeBack },
      duration: 8000,
    });
  };
  return (
    <Button look="outline" size="small" icon={Copy} onClick={copy} disabled={!hydrated}>
      {t({
        id: "weekEditor.copy",
        message: select(kind, {
          week: `Start from week ${number}`,
          harvest: "Start from the harvest",
          other: "Start from last week",
        }),
      })}
    </Button>
  );
}
