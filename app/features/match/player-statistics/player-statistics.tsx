import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { useMemo, useState } from "react";
import {
  readPlayerStatistics,
  type PlayerFigures,
} from "../../../../shared/wire/sections/player-statistics-section.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { Filter } from "../segments/segments.tsx";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";
import { useSuccession } from "../use-succession.ts";

/** At first the players with the highest figure in the first column come first, because many play and score nothing. */
const firstOrder: PlayerOrder = { column: 0, direction: "descending" };

/** The figures of each player in one table, of both sides or one, sorted by any column. */
export function PlayerStatistics({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { columns, players: read, teams } = useMemo(() => readPlayerStatistics(body), [body]);
  const players = useSuccession(read, (seen: readonly PlayerFigures[] | null, next) =>
    seen === null
      ? sortPlayers(next, firstOrder, lang)
      : inSeenOrder(
          seen.map(({ path }) => path),
          next,
        ),
  );
  const [chosen, setChosen] = useState<ChosenOrder | null>(null);
  const order = toOrder(chosen, columns);
  const sorted = useMemo(() => sortPlayers(players, order, lang), [players, order, lang]);
  const texts = matchTexts(lang).playerStatistics;
  if (players.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  const head = { order, onPress: (column: number | null) => setChosen(toChosen(toNextOrder(order, column), columns)) };
  return (
    <div>
      <Filter label={texts.filter} texts={teams.length === 2 ? [texts.all, ...teams] : []}>
        <ScrollRegion className="card player-table" label={texts.title}>
          {/* With a column more it is another table: none of it moves. */}
          <table key={columns.map(({ code }) => code).join()}>
            <thead>
              <tr>
                <Head {...head} column={null} text={texts.player} />
                {columns.map(({ code, label }, index) => (
                  <Head key={code} {...head} column={index} text={label} />
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map((player) => (
                <Row key={player.path} player={player} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Filter>
    </div>
  );
}

type Columns = ReturnType<typeof readPlayerStatistics>["columns"];
/** The chosen column by its code, null for the names: its index changes when a column is added before it. */
type ChosenOrder = { readonly code: string | null; readonly direction: PlayerOrder["direction"] };

const toChosen = ({ column, direction }: PlayerOrder, columns: Columns): ChosenOrder => ({
  code: column === null ? null : (columns[column]?.code ?? null),
  direction,
});

/** Null if nothing is chosen, or if the column is gone. */
function toOrder(chosen: ChosenOrder | null, columns: Columns): PlayerOrder | null {
  if (chosen === null || chosen.code === null) return chosen === null ? null : { ...chosen, column: null };
  const column = columns.findIndex(({ code }) => code === chosen.code);
  return column === -1 ? null : { column, direction: chosen.direction };
}

type HeadProps = {
  readonly column: number | null;
  /** In the visitor's language: the codes of the feed are English. */
  readonly text: string;
  readonly order: PlayerOrder | null;
  readonly onPress: (column: number | null) => void;
};

function Head({ column, text, order, onPress }: HeadProps) {
  const isSorted = order !== null && order.column === column;
  return (
    <th scope="col" aria-sort={isSorted ? order.direction : undefined}>
      <button type="button" onClick={() => onPress(column)}>
        {text}
      </button>
    </th>
  );
}

/** Which of the filter's choices leave a player out: the second is the first team, the third the other. */
const hiddenIn = (teamIndex: number | null): string =>
  [0, 1].flatMap((index) => (teamIndex === index ? [] : [`not-in-${index + 2}`])).join(" ");

function Row({ player: { name, path, team, teamIndex, values } }: { readonly player: PlayerFigures }) {
  const { lang } = useEventContext();
  return (
    <tr className={hiddenIn(teamIndex)}>
      <th scope="row">
        <NameLink name={name} path={path} /> <small>{team}</small>
      </th>
      {values.map((value, index) => (
        // Cells stand where their columns do.
        <td key={index} className={value === null ? "none" : undefined}>
          {value === null ? "–" : toLocalFigure(value, lang)}
        </td>
      ))}
    </tr>
  );
}

/** Keeps the order of the players that a visitor is reading (by address) while their figures change; new players come last. */
function inSeenOrder(seen: readonly string[], players: readonly PlayerFigures[]): readonly PlayerFigures[] {
  const places = new Map(seen.map((path, place) => [path, place]));
  const placeOf = ({ path }: PlayerFigures) => places.get(path) ?? seen.length;
  return players.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** `column` is the index of a figure, null for the names. */
type PlayerOrder = { readonly column: number | null; readonly direction: "ascending" | "descending" };

/** The order after a click on a column's head: names ascending, figures descending; the opposite if the table is already in that order. */
export function toNextOrder(order: PlayerOrder | null, column: number | null): PlayerOrder {
  const first = column === null ? "ascending" : "descending";
  if (order?.column !== column || order.direction !== first) return { column, direction: first };
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

/** Equal players stay in the feed's order; players without a figure come last in both directions. A null order keeps the feed's. */
export function sortPlayers(
  players: readonly PlayerFigures[],
  order: PlayerOrder | null,
  lang: string,
): readonly PlayerFigures[] {
  if (order === null) return players;
  const { column, direction } = order;
  const sign = direction === "ascending" ? 1 : -1;
  if (column === null) return players.toSorted((a, b) => sign * a.name.localeCompare(b.name, lang));
  const numbers = new Map(players.map((player) => [player, toNumber(player.values[column] ?? "")]));
  return players.toSorted((a, b) => {
    const [first, second] = [numbers.get(a) ?? null, numbers.get(b) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The value of a printed figure: the seconds of "28:38", 3 for "3/5" and "3 (60%)"; null for text that is no figure. */
function toNumber(text: string): number | null {
  const time = /^(\d+):(\d{2})$/.exec(text);
  if (time !== null) return Number(time[1]) * 60 + Number(time[2]);
  const found = /^[-+]?\d+(?:\.\d+)?/.exec(text);
  return found === null ? null : Number(found[0]);
}
