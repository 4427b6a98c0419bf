import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Writes a part that no script takes over, as markup. React escapes its texts. */
export const renderStatic = (part: ReactElement): string => renderToStaticMarkup(part);

/** Writes a whole document of its own, without Remix. @param document an `html` element */
export const renderStaticDocument = (document: ReactElement): string => `<!DOCTYPE html>${renderStatic(document)}`;
