import { Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { schema } from "./schema.ts";

/** A photo that was uploaded. */
export interface UploadedPhoto {
  /** Address on this site. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface Change {
  readonly add?: { readonly id: object; readonly at: number; readonly label: string };
  readonly remove?: { readonly id: object };
}

const key = new PluginKey<DecorationSet>("uploads");

/** Remembers where photos go that are being uploaded, while the text around them changes. */
export function uploads(className: string): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const set = before.map(tr.mapping, tr.doc);
        const { add, remove }: Change = tr.getMeta(key) ?? {};
        if (add) {
          const place = document.createElement("p");
          place.className = className;
          place.textContent = add.label;
          return set.add(tr.doc, [Decoration.widget(add.at, place, { id: add.id })]);
        }
        return remove ? set.remove(set.find(undefined, undefined, ({ id }) => id === remove.id)) : set;
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/**
 * Uploads a photo and puts it where the cursor was, unless the text there was deleted meanwhile.
 *
 * @param label - what stands there during the upload
 * @throws what `upload` throws; the text stays as it is
 */
export async function insertPhoto(
  view: EditorView,
  upload: () => Promise<UploadedPhoto>,
  label: string,
): Promise<void> {
  const id = {};
  const { $to } = view.state.selection;
  const at = $to.depth > 0 ? $to.after(1) : $to.pos;
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, label } } satisfies Change));
  const place = () => key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
  try {
    const { src, width, height } = await upload();
    const to = view.isDestroyed ? undefined : place();
    if (to !== undefined)
      view.dispatch(view.state.tr.insert(to, schema.nodes.figure.create({ src, width, height })));
  } finally {
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, { remove: { id } } satisfies Change));
  }
}
