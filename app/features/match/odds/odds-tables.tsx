import type { OddsLine, OddsMarket, Offer } from "../../../../shared/wire/sections/read-match-odds.ts";
import type { BetType } from "../../../../shared/betting/bet-types.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { homeOf } from "../../match-row/event-words.ts";
import { toPriceText } from "../../odds/price-text.ts";
import { usePage } from "../../page/page-context.tsx";
import type { ShownBookmaker } from "../../legal/betting-view.ts";
import { compareOdds } from "../../odds/odds-comparison.ts";
import { useMatch } from "../match-context.tsx";
import { formatPercent } from "../../../../shared/texts/numbers.ts";
import { BookmakerPlace } from "./bookmaker-place.tsx";
import { lineText, outcomeText } from "./odds-words.ts";

type OutcomeTableProps = {
  readonly market: OddsMarket;
  readonly outcomes: readonly string[];
  readonly lines: readonly OddsLine[];
};

/** A row for each bookmaker, a column for each outcome; lines below each other as a ladder. */
export function OutcomeTable({ market, outcomes, lines }: OutcomeTableProps) {
  const words = useOddsWords();
  const { texts, drawSign, bookmakers } = words;
  return (
    <table className="odds ladder">
      <thead>
        <tr>
          <th scope="col">{texts.bookmaker}</th>
          {outcomes.map((code) => (
            <th key={code} scope="col">
              {outcomeText(code, texts, drawSign)}
            </th>
          ))}
          <th scope="col" className="payout">
            {texts.payout}
          </th>
        </tr>
      </thead>
      {lines.map(({ value, offers }) => {
        const shown = compareOffers(offers, bookmakers);
        return shown.length === 0 ? null : (
          <tbody key={value}>
            {value === "" ? null : (
              <tr className="line">
                <th colSpan={outcomes.length + 2} scope="rowgroup">
                  {lineText(market, value, words)}
                </th>
              </tr>
            )}
            {shown.map((offer) => (
              <OfferRow key={offer.bookmaker.id} market={market} offer={offer} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

type OfferRowProps = { readonly market: OddsMarket; readonly offer: ShownOffer };

function OfferRow({ market: { betType }, offer: { bookmaker, prices, isSuspended } }: OfferRowProps) {
  const { bookmakers, lang } = useOddsWords();
  const payout = isSuspended ? null : payoutOf(betType, prices);
  return (
    <tr>
      <th scope="row">
        <BookmakerPlace bookmaker={bookmaker} line={bookmakers.indexOf(bookmaker)} />
      </th>
      {prices.map((price, index) => (
        <PriceCell key={index} price={price} isSuspended={isSuspended} />
      ))}
      <td className="payout">{payout === null ? "–" : formatPercent(payout, lang, 1)}</td>
    </tr>
  );
}

type LineTableProps = Omit<OutcomeTableProps, "outcomes">;

/** The table of markets whose lines have one price each, such as a score or a place: one row per line, one column per bookmaker. */
export function LineTable({ market, lines }: LineTableProps) {
  const words = useOddsWords();
  const { bookmakers, texts } = words;
  const rows = lines.map(({ value, offers }) => ({ value, offers: compareOffers(offers, bookmakers) }));
  const columns = bookmakers.filter(({ id }) => rows.some(({ offers }) => offers.some(isOf(id))));
  return (
    <table className="odds ladder of-lines">
      <thead>
        <tr>
          <th scope="col">{texts.outcome}</th>
          {columns.map((bookmaker) => (
            <th key={bookmaker.id} scope="col">
              <BookmakerPlace bookmaker={bookmaker} line={bookmakers.indexOf(bookmaker)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, offers }) => (
          <tr key={value}>
            <th scope="row">{lineText(market, value, words)}</th>
            {columns.map(({ id }) => {
              const offer = offers.find(isOf(id));
              const price = offer?.prices[0] ?? noPrice;
              return (
                <PriceCell key={id} price={price} isSuspended={offer?.isSuspended === true} eachWay={offer?.eachWay} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isOf =
  (id: number) =>
  ({ bookmaker }: ShownOffer): boolean =>
    bookmaker.id === id;

const noPrice: ShownPrice = { price: null, opening: null, movement: "", isBest: false };

type PriceCellProps = {
  readonly price: ShownPrice;
  readonly isSuspended: boolean;
  /** The share of the price that a place pays, and the places. */
  readonly eachWay?: string | undefined;
};

/** The opening price is in the cell's title, in words for screen readers, and in `data-opened` for a visitor who shows all opening prices. */
function PriceCell({ price: shown, isSuspended, eachWay = "" }: PriceCellProps) {
  const { texts, t } = useOddsWords();
  const { price, opening, movement, isBest } = shown;
  const text = toPriceText(price, t.oddsFormat);
  const openedAt = opening === null || isSuspended ? undefined : toPriceText(opening, t.oddsFormat);
  const opened = openedAt === undefined ? undefined : texts.opened({ price: openedAt });
  return (
    <td>
      <span
        className={isSuspended ? "suspended" : isBest ? `best ${movement}` : movement}
        title={isSuspended ? texts.suspended : opened}
        data-opened={openedAt}
      >
        {isSuspended ? <s>{text}</s> : text}
        {isBest ? <span className="sr-only"> {texts.bestPrice}</span> : null}
        {isSuspended ? <span className="sr-only"> {texts.suspended}</span> : null}
        {opened === undefined ? null : <span className="sr-only"> {opened}</span>}
      </span>
      {eachWay === "" || isSuspended ? null : <small className="each-way">{texts.eachWay({ terms: eachWay })}</small>}
    </td>
  );
}

function useOddsWords() {
  const { lang, t, betting } = usePage();
  const event = useEvent(useMatch().eventId);
  return {
    lang,
    t,
    texts: matchTexts(lang).odds,
    drawSign: t.outcomes[1] ?? "X",
    bookmakers: betting?.odds?.bookmakers ?? [],
    home: event === null ? "" : homeOf(event),
  };
}

type ShownPrice = {
  readonly price: number | null;
  /** Null for a price that has not changed since it opened. */
  readonly opening: number | null;
  readonly movement: "" | "up" | "down";
  readonly isBest: boolean;
};
type ShownOffer = {
  readonly bookmaker: ShownBookmaker;
  readonly prices: readonly ShownPrice[];
  readonly isSuspended: boolean;
  readonly eachWay: string;
};

/** A line's offers by the permitted bookmakers, in their order. A suspended offer is never the best. */
function compareOffers(offers: readonly Offer[], bookmakers: readonly ShownBookmaker[]): readonly ShownOffer[] {
  const open = offers.filter(({ isSuspended }) => !isSuspended);
  const rows = open.map(({ bookmakerId, prices }) => ({
    bookmakerId,
    outcomes: prices.map(({ price, opening }) => ({ price, previous: opening })),
  }));
  const compared = compareOdds(rows, bookmakers);
  return bookmakers.flatMap((bookmaker): ShownOffer[] => {
    const offer = offers.find(({ bookmakerId }) => bookmakerId === bookmaker.id);
    if (offer === undefined) return [];
    const shown = compared.find((line) => line.bookmaker.id === bookmaker.id);
    const prices = offer.prices.map((price, index): ShownPrice => {
      const { movement, isBest } = shown?.prices[index] ?? { movement: "", isBest: false };
      return { ...price, movement, isBest };
    });
    return [{ bookmaker, prices, isSuspended: shown === undefined, eachWay: offer.eachWay }];
  });
}

/** The share of all stakes that a bookmaker pays out, in percent; null if some outcome has no price. */
export function payoutOf(betType: BetType, prices: readonly { readonly price: number | null }[]): number | null {
  const known = prices.flatMap(({ price }) => (price === null ? [] : [price]));
  if (known.length < prices.length || known.length < 2) return null;
  const sum = known.reduce((total, price) => total + 1 / price, 0);
  // Two of the three outcomes of a double chance win.
  return (betType === "DOUBLE_CHANCE" ? 200 : 100) / sum;
}
