/** A multipart body and its headers, for `server.inject`. */
export interface EncodedForm {
  payload: Buffer;
  headers: Record<string, string>;
}

export interface FormFile {
  bytes: Uint8Array;
  /** The declared file name, which the api must not trust. */
  name?: string;
  type?: string;
}

/** Encodes fields and a file like browsers, the fields first. */
export async function uploadForm(
  fields: Readonly<Record<string, string | number>>,
  file?: FormFile,
): Promise<EncodedForm> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (file) {
    const { bytes, name = "photo.jpg", type = "image/jpeg" } = file;
    form.set("file", new File([new Uint8Array(bytes)], name, { type }));
  }
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers };
}
