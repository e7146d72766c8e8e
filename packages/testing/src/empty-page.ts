// Test files of a worker share one page unless they are isolated. This setup file clears it after each file; its hook runs after all
// hooks of the file.
import { afterAll } from "vitest";

interface Page {
  readonly body: { replaceChildren(): void };
}

afterAll(() => {
  const { document } = globalThis as { document?: Page };
  document?.body.replaceChildren();
});
