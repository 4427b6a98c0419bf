import type { MouseEvent } from "react";
import { matchTexts } from "../../i18n/match-texts.ts";
import { useAllOdds } from "../../live/hooks.tsx";
import type { BookmakerForm, ShownBookmaker } from "../legal/betting-view.ts";
import { usePage } from "../page/page-context.tsx";
import { compareOdds, type ComparedPrice } from "./odds-comparison.ts";
import { toPriceText } from "./price-text.ts";

type OddsTableProps = {
  readonly eventId: string;
  readonly bookmakers: readonly ShownBookmaker[];
  readonly form: BookmakerForm | undefined;
};

/** The names of a main bet's outcomes, "1", "N", "2"; a bet without a draw has the outer two. */
export const toOutcomeNames = (outcomes: readonly string[], count: number): readonly string[] =>
  count === 2 ? outcomes.filter((_, index) => index !== 1) : outcomes;

/** Every bookmaker's prices of a game, side by side; nothing while there are none. */
export function OddsTable({ eventId, bookmakers, form }: OddsTableProps) {
  const { t, lang } = usePage();
  const texts = matchTexts(lang).odds;
  const lines = compareOdds(useAllOdds(eventId), bookmakers);
  const outcomeCount = lines[0]?.prices.length;
  if (outcomeCount === undefined) return null;
  const outcomes = toOutcomeNames(t.outcomes, outcomeCount);
  return (
    <table className="odds">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.bookmaker}</th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {outcome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ bookmaker, prices }, line) => (
          <tr key={bookmaker.id}>
            <th scope="row">
              <BookmakerName bookmaker={bookmaker} form={form} line={line} />
            </th>
            {prices.map((price, index) => (
              <PriceCell key={index} price={price} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bookmaker's name, as a link only where links are allowed. The link is paid, which its `rel` tells search engines. */
export function BookmakerName({ bookmaker: { name, href, logo }, form, line, onFollow }: NameProps) {
  const { lang } = usePage();
  if (name === null || form?.isNamed !== true) return matchTexts(lang).odds.unnamedBookmaker({ number: line + 1 });
  const shown = logo === undefined || form.asText ? name : <img className="bookmaker-logo" src={logo} alt={name} />;
  if (href === null || !form.isLinked) return shown;
  return (
    <a href={href} target="_blank" rel="sponsored nofollow noopener" onClick={onFollow}>
      {shown}
    </a>
  );
}
type NameProps = {
  readonly bookmaker: ShownBookmaker;
  /** How bookmakers are shown here; undefined if none may be shown. */
  readonly form: BookmakerForm | undefined;
  readonly line: number;
  readonly onFollow?: (click: MouseEvent) => void;
};

function PriceCell({ price: { price, movement, isBest } }: { readonly price: ComparedPrice }) {
  const { lang, t } = usePage();
  return (
    <td>
      <span className={isBest ? `best ${movement}` : movement}>
        {toPriceText(price, t.oddsFormat)}
        {isBest ? <span className="sr-only"> {matchTexts(lang).odds.bestPrice}</span> : null}
      </span>
    </td>
  );
}
