import { useContext, type ReactElement } from "react";
import { PrinterContext, type Drawn } from "./printer.ts";

type Inside = { readonly children: ReactElement } | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * The properties that put elements inside another element. The server keeps their markup and reuses it while they are drawn from the
 * same values; a browser draws them as children.
 *
 * @param drawnFrom all that it is drawn from, beginning with a word for what it is
 * @param draw elements that ask for no context
 */
export const useInside: (drawnFrom: readonly Drawn[], draw: () => ReactElement) => Inside = import.meta.env.SSR
  ? usePrinted
  : (_ofTheServer, draw) => ({ children: draw() });

function usePrinted(drawnFrom: readonly Drawn[], draw: () => ReactElement): Inside {
  const print = useContext(PrinterContext);
  return print === null ? { children: draw() } : { dangerouslySetInnerHTML: { __html: print(drawnFrom, draw) } };
}
