import { useSyncExternalStore } from "react";
import { myLeaguesZoneId } from "../../tags/banner-places.ts";

const never = () => () => {};
const readMarkup = () => document.getElementById(myLeaguesZoneId)?.innerHTML ?? "";

/** The operator's banner among the visitor's own leagues, which the document has as a template; none in most variants. */
export function LeaguesBanner() {
  // The server has no document to read, and hydration must start from the server's markup.
  const markup = useSyncExternalStore(never, readMarkup, () => "");
  return markup === "" ? null : <div dangerouslySetInnerHTML={{ __html: markup }} />;
}
