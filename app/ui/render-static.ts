import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Writes a part that no script takes over, as markup. React escapes its texts, and leaves control characters in them. */
export const renderStatic = (part: ReactElement): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  renderToStaticMarkup(part).replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "");

/** Writes a whole document of its own, without Remix. @param document an `html` element */
export const renderStaticDocument = (document: ReactElement): string => `<!DOCTYPE html>${renderStatic(document)}`;
