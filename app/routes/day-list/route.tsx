import {
  data,
  redirect,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  useLoaderData,
  useLocation,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useContext, useEffect } from "react";
import { formatListQuery, parseListQuery } from "../../../shared/addresses/list-query.ts";
import { sportByPath } from "../../../shared/addresses/sport-path.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { settleSoon } from "../../feeds/settle-soon.server.ts";
import { FeedUnreachable, PageError } from "../../features/layout/page-error.tsx";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { DayList, type DayListData } from "../../features/list/day-list.tsx";
import { emptyParts } from "../../features/list/empty-list.tsx";
import { fieldParts } from "../../features/field/field-parts.tsx";
import fieldStyles from "../../features/field/sheet.css?url";
import listStyles from "../../features/list/lists.css?url";
import rowStyles from "../../features/match-row/rows.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { createKeptPages } from "../../live/kept-pages.ts";
import { CarriedTextsContext } from "../../rendering/carried-texts.ts";
import { pack, unpack } from "../../rendering/packed.ts";
import { Awaited } from "../../ui/awaited.tsx";
import { toListHead } from "./list-head.server.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { loadDayList, todayLifetime, toListDay } from "./queries.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: listStyles },
];

/** Written by the server: the list's scripts are the ones that everybody loads. */
export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined ? toFailedMeta(shown) : unpack(page.head);

const fieldSheet = { tagName: "link", rel: "stylesheet", href: fieldStyles } as const;

/** Such a list has rows of its own kind, with code and a sheet that no other list loads. */
const isField = (sportId: number): boolean => sportById(sportId)?.duel === false;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = parseListQuery(new URL(request.url).searchParams);
  const { lang } = context.variant;
  const path = params["sportPath"];
  const sportId = path === undefined ? sportIds.soccer : sportByPath(lang, path)?.id;
  if (sportId === undefined) throw data(null, { status: 404 }); // C1.02
  // Soccer has one address only.
  if (sportId === sportIds.soccer && path !== undefined) throw redirect(`/${formatListQuery(query)}`, 301);
  await emptyParts.prepare();
  if (isField(sportId)) await fieldParts.prepare();
  const { ending, carried } = context;
  const toCarried = (day: DayListData) => (carried === null ? day : withFeeds(day, carried.add));
  const nowSeconds = Math.floor(Date.now() / 1000);
  const described = await toListHead(context, sportId, toListDay(context, query, nowSeconds));
  const head = isField(sportId) ? [...described, fieldSheet] : described;
  const { loading } = await settleSoon(context, { loading: loadDayList(context, sportId, query, nowSeconds) });
  if (!(loading instanceof Promise)) {
    // The list is unknown then, not empty.
    if (loading === null) throw data(null, { status: unreachableStatus });
    const headers = { [lifetimeHeader]: formatLifetime(loading.lifetime) };
    return data({ head: pack(head), day: toCarried(loading.page) }, { headers });
  }
  // Every day has a page, so it begins before its feeds have arrived.
  const day = loading.then((loaded) => {
    if (ending !== null) {
      ending.hasFailed = loaded === null;
      ending.lifetime = loaded?.lifetime ?? null;
    }
    return loaded === null ? null : toCarried(loaded.page);
  });
  return data({ head: pack(head), day }, { headers: { [lifetimeHeader]: formatLifetime(todayLifetime) } });
}

/** What the feeds' texts are read as, or stand for. */
const withFeeds = (day: DayListData, to: (text: string) => string): DayListData => {
  const { feed, odds } = day.list;
  return { ...day, list: { ...day.list, feed: to(feed), odds: odds === null ? null : to(odds) } };
};

const keptPages = createKeptPages<ReturnType<typeof useLoaderData<typeof loader>>>(({ day }) =>
  day === null || day instanceof Promise ? [] : [day.list.key],
);

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keptPages.load(toDayAddress(new URL(request.url)), serverLoader<typeof loader>);

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

export default function DayListRoute() {
  const page = useLoaderData<typeof loader>();
  const readCarried = useContext(CarriedTextsContext);
  return (
    <Awaited resolve={page.day}>
      {(day) =>
        day === null ? (
          <FeedUnreachable />
        ) : (
          <KeptDayList page={page} day={readCarried === null ? day : withFeeds(day, readCarried)} />
        )
      }
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
  useEffect(() => keptPages.keep(address, { ...page, day }), [address, page, day]);
  const { category } = parseListQuery(searchParams);
  return <DayList data={day} category={category === "odds" ? "all" : category} />;
}

export { PageError as ErrorBoundary };
