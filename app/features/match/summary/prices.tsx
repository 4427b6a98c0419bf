import { useMemo } from "react";
import { hasData } from "../../../../shared/wire/codec.ts";
import { isQuoting } from "../../../feeds/quoting.ts";
import { LiveList } from "../../../live/hooks.tsx";
import type { ListFeed } from "../../../live/list-feed.ts";
import { LegalNotice } from "../../legal/legal-notice.tsx";
import { OddsTable } from "../../odds/odds-table.tsx";
import { usePage } from "../../page/page-context.tsx";
import { useMatch } from "../match-context.tsx";
import { LiveStrip } from "./live-strip.tsx";
import type { MatchPrices } from "./load-prices.server.ts";

/** The match's list, opened with its prices: its odds are followed from here on. Nothing where the place may see none. */
export function Prices({ prices }: { readonly prices: MatchPrices | null }) {
  const { list } = useMatch();
  const { betting } = usePage();
  const priced = useMemo((): ListFeed => ({ ...list, ...prices }), [list, prices]);
  if (prices === null && betting === null) return null;
  const bookmakers = betting?.odds?.bookmakers ?? [];
  const odds = priced.odds ?? "";
  const hasInvented = bookmakers.some(({ id, isInvented }) => isInvented && isQuoting(id, odds));
  return (
    <LiveList list={priced}>
      <div className="card prices">
        <LiveStrip bookmakers={bookmakers} form={betting?.odds?.summary} />
        <OddsTable eventId={list.key} bookmakers={bookmakers} form={betting?.odds?.summary} />
        <LegalNotice hasPrices={hasData(odds)} hasInvented={hasInvented} />
      </div>
    </LiveList>
  );
}
