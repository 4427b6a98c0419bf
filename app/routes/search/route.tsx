import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/search/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { SearchPanel } from "../../features/search/search-panel.tsx";
import { usePopular } from "../../features/search/use-popular.ts";
import { loadSearch, type SearchPageData } from "./queries.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { query, links: found, lang } = page;
  const t = searchTexts(lang);
  return [
    ...toRoomMeta({
      title: query === "" ? t.title : t.titleOf({ query }),
      description: query === "" ? t.description : t.descriptionOf({ query }),
      links: found,
      name: t.title,
    }),
    // Search engines do not index results of a search.
    ...(query === "" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const address = parseAddress(new URL(request.url), addressWords[lang]);
  const query = address?.kind === "search" ? address.query : "";
  const found = await loadSearch(context, query);
  const page = { ...found, lang, query, links: toPageLinks(context, () => ({ kind: "search", query: "" })) };
  // Texts that people type are too many to keep the pages of.
  if (query !== "") return data(page);
  return data(page, storedFor({ freshSeconds: 60, staleSeconds: 600 }));
}

const never = () => () => {};

/** The search as a page: a form and links, which become the same as the window's once scripts run. */
function SearchPage({ query, first, games, names }: SearchPageData & { readonly query: string }) {
  const { lang } = usePage();
  const t = searchTexts(lang);
  const popular = usePopular(names, lang);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <PageColumns>
      <div className="reading search-page" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{query === "" ? t.title : t.titleOf({ query })}</h1>
          <p>{t.description}</p>
        </div>
        <div className="card">
          <SearchPanel
            key={query}
            first={first}
            firstGames={{ query, games }}
            popular={popular}
            isLive={isLive}
            hasFocus={query === ""}
            onFollow={() => {}}
            end={null}
          />
        </div>
      </div>
    </PageColumns>
  );
}

/** Leagues, clubs and players by name (`?q=paris`). */
export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
