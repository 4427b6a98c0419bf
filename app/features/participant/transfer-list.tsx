import { dayNumber } from "../../../shared/basics/day.ts";
import { Day } from "../day/times.tsx";
import { transferSection } from "../../../shared/wire/sections/news-section.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { usePage } from "../page/page-context.tsx";
import { toDateText } from "./day-text.ts";

export type Transfer = ReturnType<typeof transferSection.decode>["rows"][number]["fields"];

export const readTransfers = (body: string): readonly Transfer[] =>
  transferSection.decode(body).rows.map(({ fields }) => fields);

type TransferListProps = {
  readonly transfers: readonly Transfer[];
  /** The team whose moves these are: the other one is named. Null for a player's, which name both. */
  readonly teamId: string | null;
};

/** Moves, a line each: who or when, between which teams, how and for how much. */
export function TransferList({ transfers, teamId }: TransferListProps) {
  const page = usePage();
  const texts = peopleTexts(page.lang);
  return (
    <ul className="lines">
      {transfers.map((move) => {
        const { id, player, path, fromId, fromTeam, fromPath, toId, toTeam, toPath, type, fee, daySeconds } = move;
        const isIn = teamId !== null && toId === teamId;
        const other = isIn ? { id: fromId, name: fromTeam, path: fromPath } : { id: toId, name: toTeam, path: toPath };
        return (
          <li key={id}>
            <i className={`shield h${crestOf(other.id ?? "")}`} aria-hidden="true" />
            <span className="line-main">
              {teamId === null ? (
                <span>
                  <TeamName name={fromTeam} path={fromPath} /> <i className="onward">→</i>{" "}
                  <TeamName name={toTeam} path={toPath} />
                </span>
              ) : (
                <>
                  <a href={path ?? undefined}>
                    <bdi translate="no">{player}</bdi>
                  </a>
                  <small>
                    {isIn ? texts.from : texts.to} <TeamName name={other.name} path={other.path} />
                  </small>
                </>
              )}
            </span>
            <span className="line-end">
              <b>{fee ? <bdi translate="no">{fee}</bdi> : type}</b>
              <small>
                {fee && type ? `${type} · ` : ""}
                <Day epochDay={dayNumber(daySeconds ?? 0, 0)}>{toDateText(daySeconds ?? 0, page)}</Day>
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function TeamName({
  name,
  path,
}: {
  readonly name?: string | null | undefined;
  readonly path?: string | null | undefined;
}) {
  if (!name) return "–";
  return path ? (
    <a href={path}>
      <bdi translate="no">{name}</bdi>
    </a>
  ) : (
    <bdi translate="no">{name}</bdi>
  );
}
