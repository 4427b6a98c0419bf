import { useLeagues } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { usePage } from "../page/page-context.tsx";
import { credits, isCreditId, type Credit } from "../../../shared/ingest/credits.ts";

type SourcesProps = { readonly leagues: readonly ListLeague[] };

/** Says that games of the list are simulated, where any of them is, and names the public sources of the others. */
export const SimulatedLine = () => <SourcesLine leagues={useLeagues()} />;

/** The same of all games of a page. */
export function SourcesLine({ leagues }: SourcesProps) {
  const { t } = usePage();
  return (
    <>
      {leagues.some(({ league }) => league.simulated === 1) ? <p className="simulated">{t.simulated}</p> : null}
      <CreditLine leagues={leagues} />
    </>
  );
}

/** Names the public sources of the games on the page, each with its licence: that is what their licences ask for. */
function CreditLine({ leagues }: { readonly leagues: readonly ListLeague[] }) {
  const ids = new Set(leagues.map(({ league }) => league.credit ?? ""));
  return (
    <>
      {[...ids].filter(isCreditId).map((id) => (
        <CreditOf key={id} credit={credits[id]} />
      ))}
    </>
  );
}

function CreditOf({ credit: { line, url, licence } }: { readonly credit: Credit }) {
  return (
    <p className="simulated credit">
      <a href={url}>{line}</a>
      {licence === null ? null : (
        <>
          {" ("}
          <a href={licence.url} rel="license">
            {licence.name}
          </a>
          )
        </>
      )}
    </p>
  );
}
