import { createContext, type ReactNode, useContext } from "react";

/**
 * The few words the kit says by itself, everything else arrives as props. An app translates them once and hands
 * them to a {@link UiTextProvider}.
 */
export interface UiText {
  close: string;
  previous: string;
  next: string;
  loading: string;
  /** Beside the label of a field that may stay empty: "optional". */
  optional: string;
  showPassword: string;
  hidePassword: string;
  /** Switches a chart to numbers. */
  showAsTable: string;
  zoomIn: string;
  zoomOut: string;
  /** The label of an advertisement. */
  advertisement: string;
  whyThisAd: string;
  /** Where one is in a row of pictures: "3 of 12". */
  position: (index: number, total: number) => string;
  /** A link to a page of a list: "Page 3". */
  page: (number: number) => string;
}

const english: UiText = {
  close: "Close",
  previous: "Previous",
  next: "Next",
  loading: "Loading",
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  showAsTable: "Show as table",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  advertisement: "Advertisement",
  whyThisAd: "Why this ad?",
  position: (index, total) => `${index} of ${total}`,
  page: (number) => `Page ${number}`,
};

const Words = createContext(english);

export interface UiTextProviderProps {
  /** Every word, so that a missing translation is a compile error and not an English word on a Thai page. */
  text: UiText;
  children: ReactNode;
}

/** Gives the kit its own words in the language of the page. Without it they are English. */
export function UiTextProvider({ text, children }: UiTextProviderProps) {
  return <Words.Provider value={text}>{children}</Words.Provider>;
}

/** The kit's own words in the language of the page. */
export function useUiText(): UiText {
  return useContext(Words);
}
