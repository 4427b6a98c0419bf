import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/search/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { loadSearch } from "./queries.server.ts";
import { SearchPage } from "./search-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

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
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 60, staleSeconds: 600 }) } });
}

/** Leagues, clubs and players by name (`?q=paris`). */
export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
