import { LocaleProvider } from "@grow/i18n/react";
import { ToastProvider } from "@grow/ui/overlay";
import { act, type ComponentProps, Profiler } from "react";
import { createRoot, type Root } from "react-dom/client";
import { WeekEditorScreen } from "../screen.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type EditorProps = Omit<ComponentProps<typeof WeekEditorScreen>, "requestKey" | "refused"> &
  Partial<Pick<ComponentProps<typeof WeekEditorScreen>, "refused">>;

let root: Root | undefined;

/** The page with the editor, and what a grower does there. */
export const page = {
  element: document.body,
  /** Renders since it was set to 0. */
  renders: 0,

  /** Shows the editor, also when it is shown already, as the route does after a submit. */
  async show({ refused, ...view }: EditorProps): Promise<void> {
    if (root === undefined) {
      page.element = document.body.appendChild(document.createElement("main"));
      root = createRoot(page.element);
    }
    const shown = root;
    await act(async () =>
      shown.render(
        <LocaleProvider locale="en">
          <ToastProvider label="Messages">
            <Profiler
              id="editor"
              onRender={() => {
                page.renders += 1;
              }}
            >
              <WeekEditorScreen {...view} requestKey="key-1" refused={refused} />
            </Profiler>
          </ToastProvider>
        </LocaleProvider>,
      ),
    );
  },

  async close(): Promise<void> {
    await act(async () => root?.unmount());
    root = undefined;
    page.element.remove();
    page.element = document.body;
  },

  field(name: string): HTMLInputElement | HTMLTextAreaElement {
    const found = page.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  },

  /** Replaces the value of a field, as a browser reports it. */
  async enter(name: string, value: string): Promise<void> {
    const element = page.field(name);
    await act(async () => {
      // Calls the setter of the prototype: React would ignore a value that it saw being set.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
      set?.call(element, value);
      element.dispatchEvent(new Event("input", { bubbles: true }));
    });
  },

  /** Types letter by letter. */
  async type(name: string, text: string): Promise<void> {
    for (const letter of text) await page.enter(name, page.field(name).value + letter);
  },

  /** Presses the button whose label contains a text. */
  async press(label: string): Promise<void> {
    await act(async () => {
      const button = [...page.element.querySelectorAll("button")].find((one) =>
        one.textContent?.includes(label),
      );
      if (!button) throw new Error(`No button ${label}`);
      button.click();
    });
  },

  /** Submits the form. */
  async submit(submitter: HTMLButtonElement | null = null): Promise<Event> {
    const event = Object.assign(new Event("submit", { bubbles: true, cancelable: true }), { submitter });
    await act(async () => void page.element.querySelector("form")?.dispatchEvent(event));
    return event;
  },
};
