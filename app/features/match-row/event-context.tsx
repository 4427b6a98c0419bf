import { createContext, useContext, useMemo, type ReactNode } from "react";
import { usePage, type PageContext } from "../page/page-context.tsx";

/** What the texts of an event depend on besides the event itself. */
export type EventContext = Pick<PageContext, "lang" | "timeZone" | "t" | "href"> & { readonly sportId: number };

const Events = createContext<EventContext | null>(null);

/** Around the events of one sport. */
export function EventsOf({ sportId, children }: { readonly sportId: number; readonly children: ReactNode }) {
  const { lang, timeZone, t, href } = usePage();
  const context = useMemo(() => ({ sportId, lang, timeZone, t, href }), [sportId, lang, timeZone, t, href]);
  return <Events.Provider value={context}>{children}</Events.Provider>;
}

export function useEventContext(): EventContext {
  const context = useContext(Events);
  if (context === null) throw new Error("what shows an event needs an EventsOf above it");
  return context;
}
