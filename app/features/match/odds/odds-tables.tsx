import type { OddsLine, OddsMarket } from "../../../../shared/wire/sections/read-match-odds.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { homeOf } from "../../match-row/event-words.ts";
import { toPriceText } from "../../odds/price-text.ts";
import { usePage } from "../../page/page-context.tsx";
import { useMatch } from "../match-context.tsx";
import { toLocalFigure } from "../statistics/figure.ts";
import { BookmakerPlace } from "./bookmaker-place.tsx";
import { compareOffers, payoutOf, type ShownOffer, type ShownPrice } from "./compare-offers.ts";
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
      <td className="payout">{payout === null ? "–" : toLocalFigure(`${payout.toFixed(1)}%`, lang)}</td>
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
              return <PriceCell key={id} price={price} isSuspended={offer?.isSuspended === true} />;
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

/** The opening price is in the cell's title, in words for screen readers, and in `data-opened` for a visitor who shows all opening prices. */
function PriceCell({ price: shown, isSuspended }: { readonly price: ShownPrice; readonly isSuspended: boolean }) {
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
