import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import rowStyles from "../match-row/rows.css?url";
import { toFailedMeta } from "../page/failed-meta.ts";
import type { participantLoader } from "./load-participant.server.ts";
import { toParticipantMeta } from "./participant-meta.ts";
import { ParticipantPage } from "./participant-page.tsx";
import pageStyles from "./sheet.css?url";

type Loader = ReturnType<typeof participantLoader>;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: pageStyles },
];

export const meta: MetaFunction<Loader> = ({ data: page, location, ...shown }) =>
  page === undefined ? toFailedMeta(shown) : toParticipantMeta(page, location);

/** A section changes what stands below the head, which is newer in the browser than what a loader could give. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, defaultShouldRevalidate }) =>
  currentParams["id"] === nextParams["id"] ? false : defaultShouldRevalidate;

/** The route of a team and that of a player export this file's parts, and differ in their loader. */
export default function ParticipantRoute() {
  return <ParticipantPage page={useLoaderData<Loader>()} />;
}
