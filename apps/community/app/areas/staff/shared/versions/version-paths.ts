import type { VersionChoice } from "./versions-view.ts";

/** Pages around the versions of a text. */
export interface VersionPaths {
  readonly editor: string;
  /** Null where the editor has the preview. */
  readonly preview: string | null;
  /** This page with other versions. */
  choose(choice: VersionChoice): string;
}
