import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, type ShouldRevalidateFunction, Outlet } from "@remix-run/react";
import { competitionHeaders, loadCompetition } from "../../features/competition/load-competition.server.ts";
import { toSectionMeta } from "../../features/competition/section-meta.ts";
import rowStyles from "../../features/match-row/rows.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toStatsMeta } from "../../telemetry/stats-meta.server.ts";
import { CompetitionProvider } from "../../features/competition/competition-context.tsx";
import type { CompetitionData } from "../../features/competition/competition-data.ts";
import type { PageKind } from "../../tags/page-kinds.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import pageStyles from "./page.css?url";
import { CompetitionHead } from "./competition-head.tsx";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: pageStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined ? toFailedMeta(shown) : [...toSectionMeta(page.competition, page.lang), ...page.stats];

export async function loader(args: LoaderFunctionArgs) {
  const { competition, scope } = await loadCompetition(args);
  const { variant } = args.context;
  const stats = toStatsMeta(variant, { sportId: scope.sportId, tournamentStageId: scope.stageId });
  return data({ competition, lang: variant.lang, stats }, competitionHeaders);
}

/** Each section has a title and a page number of its own, and the head is a few names. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export default function CompetitionRoute() {
  const { competition } = useLoaderData<typeof loader>();
  return <CompetitionPage competition={competition} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

/** A championship or tour of races is a series (C2.09). */
const kindOf = ({ section, isField }: CompetitionData): PageKind =>
  isField ? "series_page" : section === "draw" ? "draw_page" : "tournament_page";

/** The frame that stays while the sections of a competition change inside it. */
function CompetitionPage({ competition }: { readonly competition: CompetitionData }) {
  return (
    <CompetitionProvider value={competition}>
      <PageColumns>
        <div className="cards page-body competition" data-page={kindOf(competition)}>
          <CompetitionHead />
          <Outlet />
        </div>
      </PageColumns>
    </CompetitionProvider>
  );
}
