import { useState } from "react";
import { myLeaguesZoneId } from "../../tags/banner-places.ts";

/** The operator's banner among the visitor's own leagues, which the document has as a template; none in most variants. */
export function LeaguesBanner() {
  const [markup] = useState(() => document.getElementById(myLeaguesZoneId)?.innerHTML ?? "");
  return markup === "" ? null : <div dangerouslySetInnerHTML={{ __html: markup }} />;
}
