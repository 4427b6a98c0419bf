import { createContext } from "react";

/** Nonce of the page's scripts while it is rendered; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined);
