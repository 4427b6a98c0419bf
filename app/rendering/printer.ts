import { createContext, type ReactElement } from "react";

/** Something that elements are drawn from: a text, a number, or what a feed says; none of them is changed later. */
export type Drawn = string | number | boolean | null | object;

/**
 * Prints elements and returns the mark that stands for them in the markup of this page. What was printed before from the
 * same values need not be printed again.
 *
 * @param drawnFrom everything that the elements are drawn from, beginning with a word for what they are
 */
export type Print = (drawnFrom: readonly Drawn[], toElement: () => ReactElement) => string;

/** Null in a browser, where elements live. */
export const PrinterContext = createContext<Print | null>(null);
