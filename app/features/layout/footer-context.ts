import { createContext } from "react";

/** The markup of the footer while a document is written; a browser has it in the document. */
export const FooterContext = createContext("");
