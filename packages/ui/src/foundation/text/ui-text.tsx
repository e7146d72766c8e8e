import { createContext, type ReactNode, useContext } from "react";

/**
 * The kit's own texts; all other text arrives as props. An app translates them once and passes them to a
 * {@link UiTextProvider}.
 */
export interface UiText {
  close: string;
  previous: string;
  next: string;
  loading: string;
  /** Beside the label of an optional field: "optional". */
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
  /** Position in a row of pictures: "3 of 12". */
  position: (index: number, total: number) => string;
  /** A link to a page of a list: "Page 3". */
  page: (number: number) => string;
}

// No texts by default: every page would load English ones besides its own.
const Words = createContext({} as UiText);

export interface UiTextProviderProps {
  /** Every text is required, so that a missing translation is a compile error. */
  text: UiText;
  children: ReactNode;
}

/** Provides the kit's texts in the page's language. Required around the components that have texts of their own. */
export function UiTextProvider({ text, children }: UiTextProviderProps) {
  return <Words.Provider value={text}>{children}</Words.Provider>;
}

/** The kit's texts in the page's language. */
export function useUiText(): UiText {
  return useContext(Words);
}
