import { createContext, type ReactElement } from "react";

/**
 * Prints elements as markup. What was printed before under the same key need not be printed again: the key names all
 * that it is drawn from.
 */
export type Print = (key: string, toElement: () => ReactElement) => string;

/** Null in a browser, where elements live. */
export const PrinterContext = createContext<Print | null>(null);
