import { credits, isCreditId, type Credit } from "../../../shared/ingest/credits.ts";
import type { ListLeague } from "../../live/lists.ts";

/** Names the public sources of the games on the page, each with its licence: that is what their licences ask for. */
export function CreditLine({ leagues }: { readonly leagues: readonly ListLeague[] }) {
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
