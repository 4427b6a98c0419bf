import type { AddressWords } from "../../shared/addresses/words.ts";
import { formatLook, parseLook, type WidgetLook } from "./widget-look.ts";
import { pageOfSubject, subjectOfPage, widgetRoom, type WidgetSubject } from "./widget-subject.ts";

export type WidgetAddress = { readonly subject: WidgetSubject; readonly look: WidgetLook };

export const isWidgetPath = (pathname: string): boolean => pathname.startsWith(`${widgetRoom}/`);

/** Null for an address that no widget has; spellings that differ from that of `spellWidget` mean the same widget. */
export function parseWidget({ pathname, searchParams }: URL, words: AddressWords): WidgetAddress | null {
  const subject = isWidgetPath(pathname) ? subjectOfPage(pathname.slice(widgetRoom.length), words) : null;
  return subject === null ? null : { subject, look: parseLook(searchParams) };
}

/** The path and query of a widget. */
export const spellWidget = ({ subject, look }: WidgetAddress, words: AddressWords): string =>
  widgetRoom + pageOfSubject(subject, words) + formatLook(look);

/** The renderer's address of the widget at a path, or of the document that says that there is no widget; visitors cannot request it. */
export const toInnerPath = (path: string | null): string => `/-/widget?at=${encodeURIComponent(path ?? "/")}`;
