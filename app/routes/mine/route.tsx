import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ownCalendarPath } from "../../features/calendar/own-calendar-path.server.ts";
import fieldStyles from "../../features/field/sheet.css?url";
import { PageError } from "../../features/layout/page-error.tsx";
import rowStyles from "../../features/match-row/rows.css?url";
import styles from "../../features/mine/sheet.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { MinePage } from "./mine-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [rowStyles, fieldStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = mineTexts(page.lang);
  return toRoomMeta({ title: t.title, description: t.description, links: page.links });
};

/** The page names no favourite of the visitor: these are kept in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const page = {
    lang,
    links: toPlainLinks(context, { kind: "mine" }),
    countriesPath: spellPlainPage({ kind: "countries", sportId: sportIds.soccer }, lang),
    searchPath: formatAddress({ kind: "search", query: "" }, lang),
    calendarPath: ownCalendarPath(lang),
  };
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 300, staleSeconds: 86_400 }) } });
}

/** The games, teams, leagues and races that the visitor follows. */
export default function MineRoute() {
  const { countriesPath, searchPath, calendarPath } = useLoaderData<typeof loader>();
  return <MinePage countriesPath={countriesPath} searchPath={searchPath} calendarPath={calendarPath} />;
}

export { PageError as ErrorBoundary };
