import { createContext } from "react";

/**
 * What the server alone knows of a document's scripts: their nonce, which browsers hide, and the shell script, which browsers get
 * in the document and not in their scripts, which would hold it twice.
 */
export const ScriptContext = createContext<{ readonly nonce?: string | undefined; readonly shell: string }>({
  shell: "",
});
