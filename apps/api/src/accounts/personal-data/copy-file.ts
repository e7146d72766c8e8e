/** The only file under the key of a copy. Its name is none that is served as media. */
export const COPY_FILE = "data.zip";
