import { createContext } from "react";

/** The markup of the footer while a document is written; a browser has it in the document. */
export const FooterContext = createContext("");

/** The markup of the bar under the thumb, in the same way. */
export const ThumbContext = createContext("");

/** The markup of the header's tools, in the same way. */
export const ToolsContext = createContext("");

/** The markup that a variant has above its pages, in the same way: banners, and the question of consent. */
export const AboveContext = createContext("");
