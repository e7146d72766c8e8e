/** The files of this build that pages without a connection need; written in when the worker is built. */
export interface BuildFiles {
  /** Another for each build. */
  readonly version: string;
  /** Scripts, styles and fonts of the kept pages, and what they load later. */
  readonly files: readonly string[];
  /** Texts by language. */
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
}

declare const GROW_BUILD_FILES: BuildFiles;

/** The files of this build. */
export const buildFiles: BuildFiles = GROW_BUILD_FILES;
