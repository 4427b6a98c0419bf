import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { Block } from "../block.tsx";
import { useCompetition } from "../competition-context.tsx";
import { loadWinner } from "./load-winner.server.ts";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadSection(args, "archive");
  const [, ...past] = loaded.seasons;
  const winners = past.map(async (season) => ({
    season: season.season,
    winner: await loadWinner(args.context, loaded, season),
  }));
  return data({ winners: await Promise.all(winners) }, competitionHeaders);
}

/** The past seasons of a competition, each with its winner. */
export default function ArchiveSection() {
  return <Archive {...useLoaderData<typeof loader>()} />;
}

type ArchiveProps = {
  /** The winners of past seasons, the latest first; a winner is "" if unknown. */
  readonly winners: readonly { readonly season: string; readonly winner: string }[];
};

/** Lists the seasons that have pages, with their winners. */
function Archive({ winners }: ArchiveProps) {
  const { href, lang } = usePage();
  const { sportId, country, slug, seasons } = useCompetition();
  const texts = competitionTexts(lang);
  return (
    <Block name="archive" title={texts.sections.archive}>
      <table className="archive">
        <thead>
          <tr>
            <th scope="col">{texts.archiveSeason}</th>
            <th scope="col">{texts.winner}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ season, addressSeason }) => (
            <tr key={season}>
              <th scope="row">
                <a
                  href={href({
                    kind: "competition",
                    sportId,
                    country: country.slug,
                    competition: slug,
                    season: addressSeason,
                    section: "summary",
                  })}
                >
                  {season}
                </a>
              </th>
              <td>
                {addressSeason === null ? (
                  <span className="running">{texts.running}</span>
                ) : (
                  <bdi translate="no">
                    {winners.find((each) => each.season === season)?.winner || texts.unknownWinner}
                  </bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
export { clientLoader } from "../../page/page-route.ts";
