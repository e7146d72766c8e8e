import { randomBytes } from "node:crypto";
import type { Locale } from "@grow/i18n";
import { createElement, Fragment, type ReactNode } from "react";
import { compactCopy } from "../request/compact-copy.server.ts";
import { pathToReturn } from "../request/path-to-return.ts";
import type { AddressUse, PageWriting } from "./cached-frame.tsx";

/**
 * Placeholder in markup, replaced before the page is sent. It is random per start and never leaves the server, so user content
 * cannot contain it. HTML and URL escaping leave its characters unchanged.
 */
const MARK = `grow${randomBytes(16).toString("hex")}`;
const END = "_";

/** Size limit of all cached frames in bytes: each has some ten kilobytes, per language, theme and user state. */
const CAPACITY = 6 * 1024 * 1024;

/** Markup of a frame: bytes, and the positions of the page's address. */
interface Frame {
  readonly pieces: readonly (Buffer | AddressUse)[];
  readonly size: number;
}

/** Evicts the least recently used first. */
const frames = new Map<string, Frame>();
let size = 0;

/** One page while it is written: cached parts are placeholders in React's markup and are inserted as bytes. */
export class PagePieces implements PageWriting {
  readonly #locale: Locale;
  readonly #addresses: Readonly<Record<AddressUse, Buffer>>;
  readonly #cached: (Buffer | Frame)[] = [];
  readonly #rendered: string[] = [];

  /** @param path - path and query of the page, as the router has them */
  constructor(locale: Locale, path: string) {
    this.#locale = locale;
    this.#addresses = {
      return: Buffer.from(escaped(pathToReturn(path))),
      inside: Buffer.from(escaped(new URLSearchParams({ path }).toString().slice("path=".length))),
    };
  }

  /** A placeholder for bytes. */
  bytes(bytes: Buffer): string {
    return this.#markOf("k", this.#cached.push(bytes) - 1);
  }

  frame(name: string, children: ReactNode): ReactNode {
    const key = `${this.#locale} ${name}`;
    const known = frames.get(key);
    if (known) {
      frames.delete(key);
      frames.set(key, known);
      return this.#markOf("k", this.#cached.push(known) - 1);
    }
    const index = this.#rendered.push(key) - 1;
    return createElement(Fragment, null, this.#markOf("b", index), children, this.#markOf("e", index));
  }

  address(use: AddressUse): string {
    return this.#markOf(use === "return" ? "r" : "i", 0);
  }

  /** The page as it is sent. */
  write(markup: string): Buffer<ArrayBuffer> {
    const [first = "", ...rest] = markup.split(MARK);
    const page: (Buffer | AddressUse)[] = [];
    const open: { index: number; from: number }[] = [];
    if (first !== "") page.push(Buffer.from(first));
    for (const piece of rest) {
      const end = piece.indexOf(END);
      const index = Number(piece.slice(1, end));
      switch (piece[0]) {
        case "k": {
          const cached = this.#cached[index];
          if (cached) page.push(...("pieces" in cached ? cached.pieces : [cached]));
          break;
        }
        case "b":
          open.push({ index, from: page.length });
          break;
        case "e": {
          const begun = open.pop();
          if (begun?.index === index) cacheFrame(this.#rendered[index] ?? "", page.slice(begun.from));
          break;
        }
        case "r":
          page.push("return");
          break;
        case "i":
          page.push("inside");
          break;
      }
      if (end + 1 < piece.length) page.push(Buffer.from(piece.slice(end + 1)));
    }
    return Buffer.concat(page.map((piece) => (typeof piece === "string" ? this.#addresses[piece] : piece)));
  }

  #markOf(kind: string, index: number): string {
    return `${MARK}${kind}${index}${END}`;
  }
}

function cacheFrame(key: string, parts: readonly (Buffer | AddressUse)[]): void {
  const pieces: (Buffer | AddressUse)[] = [];
  let run: Buffer[] = [];
  const close = () => {
    if (run.length > 0) pieces.push(compactCopy(Buffer.concat(run)));
    run = [];
  };
  for (const part of parts) {
    if (typeof part !== "string") run.push(part);
    else {
      close();
      pieces.push(part);
    }
  }
  close();
  // Failed or client-only parts (a suspense fallback) must not be cached.
  if (pieces.some((piece) => typeof piece !== "string" && piece.includes("<!--$!-->"))) return;
  const frame = { pieces, size: pieces.reduce((sum, piece) => sum + piece.length, key.length) };
  evict(key);
  frames.set(key, frame);
  size += frame.size;
  for (const oldest of frames.keys()) {
    if (size <= CAPACITY) break;
    evict(oldest);
  }
}

function evict(key: string): void {
  size -= frames.get(key)?.size ?? 0;
  frames.delete(key);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Escapes like React does in texts and attributes. */
function escaped(text: string): string {
  return text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
