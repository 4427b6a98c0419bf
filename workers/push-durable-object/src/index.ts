import { openSocket } from "./open-socket.ts";

export { Publisher } from "./publisher.ts";
export { Relay } from "./relay.ts";
export { SportHub } from "./sport-hub.ts";

/** Reached through the gateway only, which has set the visitor header. */
export default {
  fetch(request, env): Response | Promise<Response> {
    if (new URL(request.url).pathname !== "/push") return new Response("not found\n", { status: 404 });
    return openSocket(request, env.RELAY);
  },
} satisfies ExportedHandler<PushEnv>;
