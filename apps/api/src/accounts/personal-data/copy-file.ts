/** The only file under the key of a personal copy. Media routes never serve this name. */
export const COPY_FILE = "data.zip";
