// Vitest runs this before each test file that names it, and so its hook behind all hooks of that file. Files of a worker share one page
// where they are not isolated: none shall find what another has left on it.
import { afterAll } from "vitest";

interface Page {
  readonly body: { replaceChildren(): void };
}

afterAll(() => {
  const { document } = globalThis as { document?: Page };
  document?.body.replaceChildren();
});
