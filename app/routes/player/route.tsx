import { participantLoader } from "../../features/participant/load-participant.server.ts";

export const loader = participantLoader("player");

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
export { default, links, meta, shouldRevalidate } from "../../features/participant/participant-route.tsx";
