import { createContext } from "react";

/**
 * Gives the text that a name in the loaders' data stands for, and any other text as it is. Null in a browser: the data that
 * came with its document contains the texts.
 */
export type ReadCarried = (text: string) => string;
export const CarriedTextsContext = createContext<ReadCarried | null>(null);
