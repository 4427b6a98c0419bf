import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { PageError } from "../../features/layout/page-error.tsx";
import rowStyles from "../../features/match-row/rows.css?url";
import { loadParticipant, participantLifetime } from "../../features/participant/load-participant.server.ts";
import { toParticipantMeta } from "../../features/participant/participant-meta.ts";
import pageStyles from "../../features/participant/sheet.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { ParticipantPage } from "../../features/participant/participant-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: pageStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) =>
  page === undefined ? toFailedMeta(shown) : toParticipantMeta(page, location);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await loadParticipant(context, "player", new URL(request.url), params["id"] ?? "");
  return data(page, { headers: { [lifetimeHeader]: formatLifetime(participantLifetime) } });
}

/** A section changes what stands below the head, which is newer in the browser than what a loader could give. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, defaultShouldRevalidate }) =>
  currentParams["id"] === nextParams["id"] ? false : defaultShouldRevalidate;

export default function PlayerRoute() {
  return <ParticipantPage page={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
