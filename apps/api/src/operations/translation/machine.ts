import * as z from "zod";
import type { TranslateConfig } from "../../config/config.ts";

/** Timeout of the translation server in milliseconds. */
const WAIT = 10_000;
/** Most characters of one text, as the table holds. */
const MAX_TEXT = 200_000;

const answer = z.object({ translatedText: z.array(z.string().max(MAX_TEXT)) });

/** The server failed: it was down, slow, does not support the language, or returned an invalid response. */
export class MachineError extends Error {
  override readonly name = "MachineError";
}

/**
 * Has plain texts translated by a server that speaks LibreTranslate's protocol, all in one call.
 *
 * @throws MachineError
 */
export async function machineTranslate(
  { url, key }: TranslateConfig,
  texts: readonly string[],
  from: string,
  to: string,
): Promise<string[]> {
  try {
    const response = await fetch(new URL("translate", url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        q: texts,
        source: from,
        target: to,
        format: "text",
        ...(key === undefined ? {} : { api_key: key }),
      }),
      signal: AbortSignal.timeout(WAIT),
    });
    if (!response.ok) throw new MachineError(`answered ${response.status}`);
    const { translatedText } = answer.parse(await response.json());
    const isWhole = translatedText.length === texts.length && translatedText.every((text) => /\S/.test(text));
    if (!isWhole) throw new MachineError("answered with other texts than were sent");
    return translatedText;
  } catch (error) {
    if (error instanceof MachineError) throw error;
    throw new MachineError(error instanceof Error ? error.message : "could not be asked", { cause: error });
  }
}
