import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/**
 * Renders a page synchronously: all data is loaded, and streaming costs a third more CPU.
 */
export function renderPage(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`;
}

/** Renders a page in development, where Remix streams its data and React has to wait for it. */
export function renderPageInDevelopment(
  page: ReactNode,
  milliseconds: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        pipe(collector(resolve));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(abort, milliseconds);
  });
}

/** Collects the chunks that React writes. */
function collector(onWhole: (page: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    // React would treat a close event as a closed connection.
    emitClose: false,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(chunks));
      done();
    },
  });
}
