import { useContext, type ReactElement } from "react";
import { PrinterContext, type Drawn } from "./printer.ts";

type Inside = { readonly children: ReactElement } | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * What stands in an element, as its properties. The server keeps the markup and reuses it while what it is drawn from is
 * the same; a browser draws the elements as any others.
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
