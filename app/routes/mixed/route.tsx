import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { today } from "../../../shared/addresses/list-query.ts";
import { parseIsoDay } from "../../../shared/time/day.ts";
import { longDate } from "../../features/day/day-words.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { fieldParts } from "../../features/field/field-parts.tsx";
import fieldStyles from "../../features/field/sheet.css?url";
import { PageError } from "../../features/layout/page-error.tsx";
import rowStyles from "../../features/match-row/rows.css?url";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { loadSportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import styles from "../../features/several-sports/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { MixedPage } from "./mixed-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: fieldStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page === undefined) return [{ title: "Tribune" }];
  const { lang, day, links: found } = page;
  const t = mixedTexts(lang);
  const date = longDate(day.epochDay, siteTexts(lang));
  return toRoomMeta({
    title: t.titleOf(date),
    description: t.description(date),
    links: found,
    name: t.title,
  });
};

/** The main leagues of each sport on a day. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, variant } = context;
  const asked = parseIsoDay(new URL(request.url).searchParams.get("date") ?? "");
  const nowSeconds = Math.floor(Date.now() / 1000);
  const choice = asked === null ? today : ({ kind: "date", epochDay: asked } as const);
  const target = toTargetDay(choice, visitor.place.timeZone ?? variant.timeZone, nowSeconds);
  const [day] = await Promise.all([loadSportsOfDay(context, null, target, nowSeconds), fieldParts.prepare()]);
  const epochDay = target.epochDay === target.todayEpochDay ? null : target.epochDay;
  return data(
    { lang: variant.lang, day, links: toPageLinks(context, () => ({ kind: "mixed", epochDay })) },
    { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }) } },
  );
}

export default function MixedRoute() {
  return <MixedPage day={useLoaderData<typeof loader>().day} />;
}

export { PageError as ErrorBoundary };
