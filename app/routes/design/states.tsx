import { Fragment } from "react";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { EventsOf, useEventContext } from "../../features/match-row/event-context.tsx";
import { toRow } from "../../features/match-row/row-markup.tsx";
import type { ShownHighlight } from "../../features/match-row/shown-highlight.ts";
import { FailedWords } from "../../features/layout/failed-notice.tsx";
import { usePage } from "../../features/page/page-context.tsx";

type RowState = { readonly event: EventFields; readonly highlight?: ShownHighlight };

const sides = { homeName: "Lens", awayName: "Lyon", startSeconds: 1_790_000_000 };
const goals = { homeScore: 2, awayScore: 1 };
const live = { ...goals, status: eventStatus.secondHalf, statusType: 2 };
const finished = { ...goals, status: eventStatus.finished, statusType: 3 };
const rows: readonly RowState[] = [
  { event: sides },
  { event: { ...sides, ...live } },
  { event: { ...sides, ...live }, highlight: { kind: "goal", goalOf: 1 } },
  { event: { ...sides, ...live, awayRedCards: 1 } },
  { event: { ...sides, ...finished } },
  { event: { ...sides, status: eventStatus.postponed, statusType: 3 } },
  {
    event: {
      ...sides,
      ...finished,
      homeName: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Athletic",
      awayName: "Société Sportive des Anciens Élèves de la Côte-d’Or et du Bas-Rhin réunis",
    },
  },
  { event: { ...sides, ...live, homeName: "الهلال السعودي", awayName: "مكابي تل أبيب הפועל" } },
];

/** A row of a game in each of its states, with long names and names that are written from right to left. */
export function RowStates() {
  return (
    <EventsOf sportId={sportIds.soccer}>
      <ul className="list card">
        <Rows />
      </ul>
    </EventsOf>
  );
}

function Rows() {
  const context = useEventContext();
  return rows.map(({ event, highlight = null }, index) => (
    <Fragment key={index}>
      {toRow(`Design0${index}`, event, context, { highlight, star: null, clock: "67′", odds: null })}
    </Fragment>
  ));
}

/** The notices of a page that is empty, that failed, whose feed does not come, or that is offline. */
export function NoticeStates() {
  const { t } = usePage();
  return (
    <>
      <FailedWords t={t} title={t.unexpected} />
      <FailedWords t={t} title={t.feedUnreachable} hint={t.feedUnreachableHint} />
    </>
  );
}

/** The line that says how old the data are, in each state of the connection. */
export function ConnectionStates() {
  const { t } = usePage();
  return (
    <>
      <span className="connection live">{t.fresh}</span>
      <span className="connection polling">{t.fresh}</span>
      <span className="connection">{t.dataAt({ time: "21:07" })}</span>
      {/* Their class makes every page lose its red, as it should. */}
      <span className="connection">{`${t.lost} · ${t.dataAt({ time: "21:07" })}`}</span>
      <span className="connection">{`${t.offline} · ${t.dataAt({ time: "21:07" })}`}</span>
    </>
  );
}

const busyMs = 3000;

/** A page that waits for another one, as a tap on a link makes it. */
export function LoadingStates() {
  return (
    <button type="button" className="button" onClick={letPageWait}>
      Let the page wait
    </button>
  );
}

function letPageWait() {
  const page = document.querySelector(".page");
  page?.setAttribute("aria-busy", "true");
  setTimeout(() => page?.setAttribute("aria-busy", "false"), busyMs);
}
