import { scorersSection } from "../../../../shared/wire/sections/standings-section.ts";
import { flagOfCountryId } from "../../../ui/country-flag.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { usePage } from "../../page/page-context.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { Block } from "../block.tsx";
import { useSectionHref } from "../competition-context.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useShownFeed } from "../use-moving-feed.ts";

export type LoadedScorers = { readonly feedName: string; readonly body: string };

type ScorersProps = LoadedScorers & {
  /** Only so many, with a link to the others. */
  readonly first?: number;
};

/** The season's top scorers, the best first; level ones share a rank. */
export function Scorers({ feedName, body: loaded, first = Infinity }: ScorersProps) {
  const { lang } = usePage();
  const texts = competitionTexts(lang);
  const sectionHref = useSectionHref();
  const body = useShownFeed(feedName, loaded);
  const all = scorersSection.decode(body).rows.map(({ fields }) => fields);
  const scorers = all.slice(0, first);
  const more = scorers.length < all.length ? { href: sectionHref("scorers"), text: texts.allScorers } : null;
  const most = scorers[0]?.goals ?? 0;
  if (isMasked(body))
    return (
      <Block name="participants_players" title={texts.sections.scorers}>
        <MaskedTable />
      </Block>
    );
  return (
    <Block name="participants_players" title={texts.sections.scorers} more={more}>
      {scorers.length === 0 ? (
        <Notice icon="empty" title={texts.emptyScorers} hint={texts.emptyScorersHint} level={3} />
      ) : (
        <table className={scorers.some(({ nationId }) => nationId) ? "scorers with-flags" : "scorers"}>
          <thead>
            <tr>
              <th scope="col">
                <abbr title={texts.rank}>#</abbr>
              </th>
              <th scope="col">{texts.scorer}</th>
              <th scope="col" className="of-assists">
                {texts.assists}
              </th>
              <th scope="col">{texts.goals}</th>
            </tr>
          </thead>
          <tbody>
            {scorers.map(
              ({ rank, player, playerId, path, team, nation, nationId, goals, assists, penalties }, index) => (
                <tr key={playerId ?? index}>
                  <td>{rank === scorers[index - 1]?.rank ? <span className="sr-only">{rank}</span> : rank}</td>
                  <th scope="row">
                    {nationId ? <Flag name={flagOfCountryId(nationId)} /> : null}
                    <NameLink name={player ?? ""} path={path ?? ""} />
                    <small>
                      {[team, penalties ? texts.ofPenalties({ count: penalties }) : ""]
                        .filter((part) => part)
                        .join(" · ")}
                      {nation ? <span className={nationId ? "sr-only" : undefined}> · {nation}</span> : null}
                    </small>
                  </th>
                  <td className="of-assists">{assists}</td>
                  <td className="of-goals">
                    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={most === 0 ? 0 : (100 * (goals ?? 0)) / most} height="6" />
                    </svg>
                    <b>{goals}</b>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </Block>
  );
}
