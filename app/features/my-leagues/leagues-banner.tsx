import { useSyncExternalStore } from "react";
import { myLeaguesZoneId } from "../../tags/banner-places.ts";

const never = () => () => {};
const readMarkup = () => document.getElementById(myLeaguesZoneId)?.innerHTML ?? "";

/** The operator's banner among the visitor's own leagues, which the document has as a template; none in most variants. */
export function LeaguesBanner() {
  // A server has no document to read, and React hydrates what it wrote.
  const markup = useSyncExternalStore(never, readMarkup, () => "");
  return markup === "" ? null : <div dangerouslySetInnerHTML={{ __html: markup }} />;
}
