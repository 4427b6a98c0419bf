import { createContext } from "react";

/**
 * True for a page that has many addresses with the same bytes. It must not hydrate in the browser: the client would
 * find that it was rendered for another address and load it again.
 */
export const StaticPageContext = createContext(false);
