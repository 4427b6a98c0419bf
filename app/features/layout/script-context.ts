import { createContext } from "react";

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
