import { useSyncExternalStore } from "react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { SearchPanel } from "../../features/search/search-panel.tsx";
import { searchTexts } from "../../i18n/search-texts.ts";
import type { SearchPageData } from "./queries.server.ts";

const never = () => () => {};

/** The search as a page: a form and links, which become the same as the window's once scripts run. */
export function SearchPage({ query, first, games, names }: SearchPageData & { readonly query: string }) {
  const t = searchTexts(usePage().lang);
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
            popular={names}
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
