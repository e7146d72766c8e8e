import { lazy, Suspense, useEffect, useState } from "react";

const MentionPicker = lazy(async () => {
  const { MentionPicker } = await import("./mention-picker.tsx");
  return { default: MentionPicker };
});

/** Offers growers while a member types `@` into a field marked `data-mentions`. The picker is loaded with the first `@`. */
export function Mentions() {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement) || target.dataset.mentions === undefined) return;
      if (target.value.includes("@")) setField(target);
    };
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, []);
  if (field === null) return null;
  return (
    <Suspense fallback={null}>
      <MentionPicker field={field} />
    </Suspense>
  );
}
