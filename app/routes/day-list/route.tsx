import { data, redirect, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  useLoaderData,
  useLocation,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect } from "react";
import { formatListQuery, parseListQuery } from "../../../shared/addresses/list-query.ts";
import { loadPatiently } from "../../navigation/patient-loader.tsx";
import { tabsHandle } from "../../navigation/same-data.ts";
import { sportByPath } from "../../navigation/sport-path.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { Awaited } from "../../features/layout/awaited.tsx";
import { FeedUnreachable } from "../../features/layout/page-error.tsx";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { DayList, type DayListData } from "../../features/list/day-list.tsx";
import fieldStyles from "../../features/field/sheet.css?url";
import listStyles from "../../features/list/lists.css?url";
import rowStyles from "../../features/match-row/rows.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { createKeptPages } from "../../live/kept-pages.ts";
import { toListHead } from "./list-head.server.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { loadDayList, toListDay } from "./queries.server.ts";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: listStyles },
];

/** Written by the server: the list's scripts are the ones that everybody loads. */
export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined ? toFailedMeta(shown) : page.head;

const fieldSheet = { tagName: "link", rel: "stylesheet", href: fieldStyles } as const;

/** Such a list has rows of its own kind, with a sheet that no other list loads. */
const isField = (sportId: number): boolean => sportById(sportId)?.duel === false;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = parseListQuery(new URL(request.url).searchParams);
  const { lang } = context.variant;
  const path = params["sportPath"];
  const sportId = path === undefined ? sportIds.soccer : sportByPath(lang, path)?.id;
  if (sportId === undefined) throw data(null, { status: 404 }); // C1.02
  // Soccer has one address only.
  if (sportId === sportIds.soccer && path !== undefined) throw redirect(`/${formatListQuery(query)}`, 301);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const described = await toListHead(context, sportId, toListDay(context, query, nowSeconds));
  const head = isField(sportId) ? [...described, fieldSheet] : described;
  const loading = loadDayList(context, sportId, query, nowSeconds);
  if (context.answer === "streamed document") {
    // Every day has a page, so it begins before its feeds have arrived.
    return data({ head, day: loading.then((loaded) => loaded?.page ?? null) });
  }
  const loaded = await loading;
  // The list is unknown then, not empty.
  if (loaded === null) throw data(null, { status: unreachableStatus });
  return data({ head, day: loaded.page }, storedFor(loaded.lifetime));
}

const keptPages = createKeptPages<ReturnType<typeof useLoaderData<typeof loader>>>(({ day }) =>
  day === null || day instanceof Promise ? [] : [day.list.key],
);

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keptPages.load(toDayAddress(new URL(request.url)), () => loadPatiently({ request }, serverLoader<typeof loader>));

export const handle = tabsHandle;

/** A tab only changes which games of the day are shown: the list in the browser is newer than a loader's. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  return toDayAddress(currentUrl) === toDayAddress(nextUrl) ? false : defaultShouldRevalidate;
};

const toDayAddress = ({
  pathname,
  searchParams,
}: {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}) => pathname + formatListQuery({ ...parseListQuery(searchParams), category: "all" });

/**
 * The games of a day in a sport (`?date=2025-08-16`, `?day=-1`): `?cat=1` live, `5` followed, `6` finished, `7`
 * scheduled ones; `?sort=excitement` puts the most exciting ones first.
 */
export default function DayListRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <Awaited resolve={page.day}>
      {(day) => (day === null ? <FeedUnreachable /> : <KeptDayList page={page} day={day} />)}
    </Awaited>
  );
}

type KeptDayListProps = {
  readonly page: ReturnType<typeof useLoaderData<typeof loader>>;
  readonly day: DayListData;
};

function KeptDayList({ page, day }: KeptDayListProps) {
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  const address = toDayAddress({ pathname, searchParams });
  const { category, sort } = parseListQuery(searchParams);
  // An order by marks is taken anew whenever the visitor asks for it, so its page is not kept.
  useEffect(() => (sort ? undefined : keptPages.keep(address, { ...page, day })), [sort, address, page, day]);
  return <DayList data={day} category={category === "odds" ? "all" : category} sort={sort} />;
}

export { ErrorBoundary, headers } from "../../features/page/page-route.ts";
