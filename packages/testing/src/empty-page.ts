// Test files of a worker share one page where they are not isolated. This setup file clears it after each file, because its hook
// runs after all hooks of the file.
import { afterAll } from "vitest";

interface Page {
  readonly body: { replaceChildren(): void };
}

afterAll(() => {
  const { document } = globalThis as { document?: Page };
  document?.body.replaceChildren();
});
