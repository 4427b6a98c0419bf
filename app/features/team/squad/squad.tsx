import { commaIn } from "../../../../shared/texts/comma.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { readFigures } from "../../../../shared/wire/sections/read-people.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { Flag } from "../../../ui/flag.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { ageAt } from "../../participant/day-text.ts";
import { figureColumns, shownColumns, toFigureText, type FigureColumn } from "../../participant/figure-columns.ts";
import { useParticipant } from "../../participant/participant-context.tsx";
import type { Profile } from "../../participant/participant-view.ts";
import { Rating } from "../../rating/rating.tsx";
import { MaskedLine } from "../../veil/masked-line.tsx";
import { useTruth } from "../../veil/use-truth.ts";
import { toSquadLines, type Member } from "../squad-lines.ts";

type SquadProps = {
  readonly people: readonly Profile[];
  /** The feed of their figures. */
  readonly feedName: string;
  readonly body: string;
};

/** A team's people by position, with the figures of the season that runs. */
export function Squad({ people, feedName, body }: SquadProps) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  const lineNames: Readonly<Record<string, string>> = texts.lines;
  const [bodies, show] = useTruth([feedName]);
  const shown = bodies?.[0] ?? body;
  const figures = readFigures(shown).people;
  const columns = shownColumns(figures, squadColumns);
  const lines = toSquadLines(people, figures).map(({ role, members }) => {
    const isStaff = role === "coach";
    const title = lineNames[role] ?? (role === "" ? texts.otherPlayers : (members[0]?.profile.roleLabel ?? role));
    return (
      <section key={role} className="card part" data-block="squad">
        {/* A head of a column may hold no heading. */}
        <h2 className="sr-only">{title}</h2>
        <table className="figures-table squad-table">
          <thead>
            <tr>
              <th scope="col" colSpan={2} className="squad-line">
                {title}
              </th>
              {(isStaff ? [] : columns).map((column) => (
                <th scope="col" key={column} className={cellClass(column)}>
                  <abbr title={texts.columns[column][1]}>{texts.columns[column][0]}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow key={member.profile.id} member={member} columns={isStaff ? [] : columns} />
            ))}
          </tbody>
        </table>
      </section>
    );
  });
  return (
    <>
      {isMasked(shown) ? (
        <section className="card part">
          <MaskedLine text={veilTexts(lang).maskedFigures} onShow={show} />
        </section>
      ) : null}
      {lines}
    </>
  );
}

const squadColumns = figureColumns.filter((column) => column !== "wins" && column !== "losses");

/** Columns for which a phone has no room. */
const minor: ReadonlySet<FigureColumn> = new Set(["minutes", "yellowCards", "redCards"]);
const cellClass = (column: FigureColumn) =>
  column === "rating" ? "rating-cell" : minor.has(column) ? "minor" : undefined;

type MemberRowProps = { readonly member: Member; readonly columns: readonly FigureColumn[] };

function MemberRow({ member: { profile, figures }, columns }: MemberRowProps) {
  const { lang } = usePage();
  const { nowSeconds } = useParticipant();
  const texts = peopleTexts(lang);
  const { shirt, flag, url, teamName, countryName, birthSeconds } = profile;
  const about = [countryName, birthSeconds == null ? null : texts.age({ years: ageAt(birthSeconds, nowSeconds) })];
  return (
    <tr>
      <td className="shirt-number">{shirt}</td>
      <th scope="row">
        <Flag name={flag} />
        <span>
          <NameLink name={teamName ?? ""} path={url ?? ""} />
          <small>{about.filter(Boolean).join(commaIn(lang))}</small>
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} className={cellClass(column)}>
          {column === "rating" ? (
            figures?.rating == null ? null : (
              <Rating value={figures.rating} toName={texts.rating} />
            )
          ) : (
            toFigureText(figures?.[column], lang)
          )}
        </td>
      ))}
    </tr>
  );
}
