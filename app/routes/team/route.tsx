import { participantLoader } from "../../features/participant/load-participant.server.ts";

export const loader = participantLoader("team");

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
export { default, links, meta, shouldRevalidate } from "../../features/participant/participant-route.tsx";
