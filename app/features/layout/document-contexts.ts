import { createContext } from "react";

/**
 * True for a page that has many addresses with the same bytes. It must not hydrate in the browser: the client would
 * find that it was rendered for another address and load it again.
 */
export const StaticPageContext = createContext(false);

/** The markup of the footer while a document is written; a browser has it in the document. */
export const FooterContext = createContext("");

/** The markup of the bar under the thumb, in the same way. */
export const ThumbContext = createContext("");

/** The markup of the header's tools, in the same way. */
export const ToolsContext = createContext("");

/** The markup that a variant has above its pages, in the same way: banners, and the question of consent. */
export const AboveContext = createContext("");

/** The values of a document's scripts that only the server has. */
type DocumentScripts = {
  /** Browsers hide it. */
  readonly nonce?: string | undefined;
  /** The text of the script in the head; a browser has it in the document and needs no second copy. */
  readonly inline: string;
  /** The build of the document's modules; a browser reads it from the document. */
  readonly build: string;
};

export const ScriptContext = createContext<DocumentScripts>({ inline: "", build: "" });
