import { useMemo } from "react";
import { readMatchOdds, type OddsMarket } from "../../../../shared/wire/sections/read-match-odds.ts";
import { hasDraw, sportById } from "../../../../shared/sports/catalogue.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { matchWords } from "../match-words.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LegalNotice } from "../../legal/legal-notice.tsx";
import { viewOf } from "../../match-row/result.ts";
import { usePage } from "../../page/page-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { useMatch } from "../match-context.tsx";
import { Segments } from "../segments/segments.tsx";
import { sectionFeedName } from "../section/section-feeds.ts";
import { LineTable, OutcomeTable } from "./odds-tables.tsx";
import { useCurrentPrices } from "./use-current-prices.ts";

/** Every bet on the match, by kind and period, and the notice of the visitor's place beside them. */
export function MatchOdds({ body }: { readonly body: string }) {
  const { lang, betting } = usePage();
  const { sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const markets = useMemo(() => readMatchOdds(body), [body]);
  const areCurrent = useCurrentPrices(sectionFeedName("odds", eventId));
  const { odds: texts, sectionUnreachable, sectionUnreachableHint } = matchWords(sportId, lang);
  if (!areCurrent) return <Notice icon="offline" title={sectionUnreachable} hint={sectionUnreachableHint} />;
  // Two starters of a race are compared as in a duel.
  const toNamed = (market: OddsMarket): OddsMarket => {
    const [line] = market.periods.flatMap(({ lines }) => lines);
    const isDuel = market.betType === "HOME_AWAY" && !!line?.value;
    return isDuel ? { ...market, label: matchTexts(lang).tabs.headToHead ?? market.label } : market;
  };
  const hasInvented = (betting?.odds?.bookmakers ?? []).some(
    ({ id, isInvented }) => isInvented && body.includes(`OE÷${id}¬`),
  );
  const isLive = event !== null && viewOf(event) === "live";
  const beforeStart = sportById(sportId)?.duel === false ? texts.beforeRace : texts.prematch;
  return (
    <section
      className={betting?.odds?.comparison.background ? "odds-tab backed" : "odds-tab"}
      data-block={betting?.odds?.tab}
      aria-label={texts.title}
    >
      {/* Before the prices, which must not come first. */}
      <LegalNotice hasPrices={markets.length > 0} hasInvented={hasInvented} />
      {markets.length === 0 ? (
        <EmptyTab title={texts.empty} hint={isLive ? texts.emptyLiveHint : texts.emptyHint} />
      ) : (
        <div className="odds-markets">
          <Segments
            label={texts.market}
            items={markets.map(toNamed).map((market) => ({
              text: market.label,
              panel: <Market market={market} when={isLive ? texts.live : beforeStart} />,
            }))}
          />
          {hasMoved(markets) ? (
            <label className="show-opened">
              <input type="checkbox" /> {texts.showOpened}
            </label>
          ) : null}
          <p className="odds-note">{texts.note}</p>
        </div>
      )}
    </section>
  );
}

const hasMoved = (markets: readonly OddsMarket[]): boolean =>
  markets.some(({ periods }) =>
    periods.some(({ lines }) =>
      lines.some(({ offers }) => offers.some(({ prices }) => prices.some(({ opening }) => opening !== null))),
    ),
  );

/** @param when whether these are prices of before the start or of the running match */
function Market({ market, when }: { readonly market: OddsMarket; readonly when: string }) {
  const { lang } = usePage();
  const { sportId } = useEventContext();
  const { label, outcomes, periods } = market;
  // Sports without draws have no regular time to tell from what follows it.
  const isWholeMatch = periods.length === 1 && !hasDraw(sportId);
  return (
    <Segments
      label={matchTexts(lang).odds.period}
      items={periods.map((period) => ({
        text: period.label,
        panel: (
          <section className="card">
            <h2>
              {label}{" "}
              <small>{[isWholeMatch ? "" : period.label, when].filter((part) => part !== "").join(" · ")}</small>
            </h2>
            <div className="odds-scroll">
              {outcomes === null || outcomes.length === 1 ? (
                <LineTable market={market} lines={period.lines} />
              ) : (
                <OutcomeTable market={market} outcomes={outcomes} lines={period.lines} />
              )}
            </div>
          </section>
        ),
      }))}
    />
  );
}
