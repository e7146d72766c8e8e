import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/**
 * The markup of a finished page. Rendered in one go: all data is there, and a stream costs a third more CPU than the markup by itself.
 */
export function renderPage(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`;
}

/** A page in development, where Remix hands its data to the browser in pieces that React has to wait for. */
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

/** Takes the pieces of a page as React writes them. */
function collector(onWhole: (page: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    // React takes the end of a connection for a visitor who left.
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
