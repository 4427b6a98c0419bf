import { createContext } from "react";

/**
 * True for a page that stands at many addresses with the same bytes: nothing of it comes to life in the browser, which
 * would find that it was rendered for another address and load it again.
 */
export const StaticPageContext = createContext(false);
