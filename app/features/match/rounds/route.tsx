import { isGolf } from "../../../../shared/sports/catalogue.ts";
import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useMemo } from "react";
import { readRounds, type StarterRound } from "../../../../shared/wire/sections/field-section.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { resultOf, toParText } from "../../field/field-result.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { FieldTable } from "../field/field-table.tsx";
import { Place } from "../field/ranked-row.tsx";
import { StarterName } from "../field/starter-name.tsx";
import { useStarters } from "../field/use-starters.ts";
import { useMatch } from "../match-context.tsx";
import styles from "./sheet.css?url";
import { formatNumber, toLocalFigure } from "../../../../shared/texts/numbers.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("rounds", args);

const tab = defineTab("rounds", Rounds);

export const clientLoader = tab.clientLoader;
/** The rounds of a golf tournament. */
export default tab.Tab;

/** Every starter's rounds, runs or jumps beside one another, by the order of now. */
export function Rounds({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const texts = listTexts(lang).field;
  const rounds = useMemo(() => readRounds(body), [body]);
  const starters = useStarters();
  const numbers = [...new Set([...rounds.values()].flat().map(({ number }) => number))].toSorted((a, b) => a - b);
  const { roundsPage } = fieldTabTexts(lang);
  if (numbers.length === 0) return <EmptyTab title={roundsPage.empty} hint={roundsPage.emptyHint} />;
  const kind = isGolf(sportId) ? "golf" : sportId === sportIds["ski-jumping"] ? "jumps" : "runs";
  const title = roundsPage.title[kind];
  return (
    <FieldTable
      title={title}
      heads={
        <>
          <th scope="col">{texts.place}</th>
          <th scope="col" className="name">
            {texts.heads.name}
          </th>
          {numbers.map((number) => (
            <th key={number} scope="col">
              {roundsPage.round[kind]({ n: number })}
            </th>
          ))}
          <th scope="col">{texts.heads[kind === "golf" ? "total" : kind === "jumps" ? "points" : "note"]}</th>
        </>
      }
    >
      {starters.map(({ event, isTied }) => (
        <tr key={event.id} className={event.id === eventId ? "current" : undefined}>
          <td>
            <Place event={event} isTied={isTied} />
          </td>
          <StarterName event={event} tab="rounds" />
          {numbers.map((number) => {
            const round = rounds.get(event.id ?? "")?.find((each) => each.number === number);
            return <td key={number}>{round === undefined ? "–" : <RoundValue round={round} kind={kind} />}</td>;
          })}
          <td className="total">
            {kind === "runs" ? toLocalFigure(event.raceTime ?? "", lang) : resultOf(event, lang, texts.evenPar)}
          </td>
        </tr>
      ))}
    </FieldTable>
  );
}

type RoundValueProps = { readonly round: StarterRound; readonly kind: "golf" | "jumps" | "runs" };

/** A jump is its points and its length; a round is its strokes against par. */
function RoundValue({ round: { value, metres }, kind }: RoundValueProps) {
  const { lang } = useEventContext();
  const { roundsPage } = fieldTabTexts(lang);
  if (kind === "golf") return <>{toParText(value, listTexts(lang).field.evenPar)}</>;
  const text = toLocalFigure(value, lang);
  if (kind === "runs") return <>{text}</>;
  return (
    <>
      {text === "" ? null : roundsPage.points({ text })}
      {metres === null ? null : <small>{roundsPage.metres({ text: formatNumber(metres, lang, 1) })}</small>}
    </>
  );
}
