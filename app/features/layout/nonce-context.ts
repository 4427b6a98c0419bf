import { createContext } from "react";

/** Nonce of the page's scripts while it is rendered; in the browser, which hides nonces, there is none to give. */
export const NonceContext = createContext<string | undefined>(undefined);
