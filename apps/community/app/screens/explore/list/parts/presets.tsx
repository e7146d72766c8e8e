import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Chip, Cluster, IconButton, Popover, Stack, TextField } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Bookmark, X } from "lucide-react";
import type { RefusedPreset } from "../change-presets.ts";
import { type ListView, listAddress, type PresetView } from "../view.ts";

const LONGEST_NAME = 60;

interface PresetsProps extends Pick<ListView, "tags" | "sort"> {
  presets: readonly PresetView[];
  /** Sent with a new one, so that it is kept once however often the form is sent. */
  presetKey: string;
  refused: RefusedPreset | undefined;
}

/** The sets of filters that a grower has kept, and the form that keeps the present ones. */
export function Presets({ presets, presetKey, tags, sort, refused }: PresetsProps) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const here = listAddress({ tags, sort, page: 1 });
  const isKept = presets.some((preset) => preset.tags.join("/") === tags.join("/"));
  const canKeep = tags.length > 0 && !isKept;
  if (presets.length === 0 && !canKeep) return null;
  return (
    <Cluster gap={2}>
      {presets.map(({ x, name, tags: words }) => (
        <Cluster key={x} gap={1}>
          <Chip
            href={listAddress({ tags: words, sort, page: 1 })}
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
              label={t({ id: "explore.presets.remove", message: `Forget the filters “${name}”` })}
              disabled={isBusy}
            />
          </Form>
        </Cluster>
      ))}
      {canKeep ? (
        <Popover
          look="outline"
          size="small"
          align="start"
          trigger={<Trans id="explore.presets.keep">Keep these filters</Trans>}
        >
          <Form method="post" action={here} onSubmit={onSubmit}>
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
                <Trans id="explore.presets.save">Keep</Trans>
              </Button>
            </Stack>
          </Form>
        </Popover>
      ) : null}
      {refused ? <p role="alert">{refused.error}</p> : null}
    </Cluster>
  );
}
