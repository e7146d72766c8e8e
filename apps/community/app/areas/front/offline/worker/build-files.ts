/** The files of this build that pages need offline. The build of the worker inserts them. */
export interface BuildFiles {
  /** Different for each build. */
  readonly version: string;
  /** Scripts, styles and fonts of the cached pages, lazy-loaded ones included. */
  readonly files: readonly string[];
  /** Catalogs by language. */
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
}

declare const GROW_BUILD_FILES: BuildFiles;

/** The files of this build. */
export const buildFiles: BuildFiles = GROW_BUILD_FILES;
