import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Chip, Cluster, IconButton, Stack } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Popover } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Bookmark, X } from "lucide-react";
import type { RefusedPreset } from "../change-presets.ts";
import { DIARIES } from "../list.ts";
import type { ListView, PresetView } from "../view.ts";

const LONGEST_NAME = 60;

interface PresetsProps extends Pick<ListView, "tags" | "sort"> {
  presets: readonly PresetView[];
  /** Idempotency key of a new preset: sending the form twice saves it once. */
  presetKey: string;
  refused: RefusedPreset | undefined;
}

/** A user's saved filters, and the form that saves the present ones. */
export function Presets({ presets, presetKey, tags, sort, refused }: PresetsProps) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const here = DIARIES.address({ tags, sort });
  const isSaved = presets.some((preset) => preset.tags.join("/") === tags.join("/"));
  const canSave = tags.length > 0 && !isSaved;
  if (presets.length === 0 && !canSave) return null;
  return (
    <Cluster gap={2}>
      {presets.map(({ x, name, tags: words }) => (
        <Cluster key={x} gap={1}>
          <Chip
            href={DIARIES.address({ tags: words, sort })}
            icon={Bookmark}
            aria-current={words.join("/") === tags.join("/") ? "true" : undefined}
          >
            {name}
          </Chip>
          <Form method="post" action={here} onSubmit={onSubmit}>
            <input type="hidden" name="remove" value={x} />
            <IconButton
              type="submit"
              size="small"
              icon={X}
              label={t({ id: "explore.presets.remove", message: `Delete “${name}”` })}
              disabled={isBusy}
            />
          </Form>
        </Cluster>
      ))}
      {canSave ? (
        <Popover
          look="outline"
          size="small"
          align="start"
          trigger={<Trans id="explore.presets.keep">Save this search</Trans>}
        >
          <Form method="post" action={here} onSubmit={onSubmit} noValidate>
            <Stack gap={3}>
              <input type="hidden" name="key" value={presetKey} />
              <TextField
                name="name"
                required
                maxLength={LONGEST_NAME}
                defaultValue={refused?.name}
                label={t({ id: "explore.presets.name", message: "Name" })}
              />
              <Button look="primary" type="submit" busy={isBusy}>
                <Trans id="explore.presets.save">Save</Trans>
              </Button>
            </Stack>
          </Form>
        </Popover>
      ) : null}
      {refused ? <p role="alert">{refused.error}</p> : null}
    </Cluster>
  );
}
