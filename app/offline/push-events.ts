import { toOwnPath } from "../navigation/own-path.ts";
import { parseWebPushMessage, type WebPushMessage } from "../../shared/push/web-push-message.ts";
import { parseProofPayload } from "../../shared/push/proof-payload.ts";
import { loadPushKey, loadTold, proveToSite, tellSite, toKeys } from "../features/web-push/tell-site.ts";

type Page = {
  readonly id: string;
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
};
/** The service worker API that messages use and TypeScript's library for pages lacks. */
export type PushScope = {
  readonly location: Pick<Location, "origin">;
  readonly clients: {
    readonly matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification" | "pushManager" | "scope">;
};

/** The windows of the site, also those that an older worker has loaded. */
export const openPages = ({ clients }: Pick<PushScope, "clients">): Promise<readonly Page[]> =>
  clients.matchAll({ type: "window", includeUncontrolled: true });

/**
 * Handles a push message: the site's proof, news of a game, or something unreadable. Each ends in one notification, because browsers take
 * the permission away from a site that shows none. While a page is visible the notification makes no sound: the page shows the news itself.
 */
export async function receiveMessage(scope: PushScope, payload: string): Promise<void> {
  const proof = parseProofPayload(payload);
  const message = parseWebPushMessage(payload);
  if (message === null) await showSiteName(scope, proof === null ? "unreadable" : "proof");
  else await showMessage(scope, message);
  if (proof !== null) await proveToSite(proof);
}

/** Shows the site's name without a sound, in place of the browser's own notice about background activity. */
const showSiteName = ({ registration }: PushScope, tag: string): Promise<void> =>
  registration.showNotification(new URL(registration.scope).host, { tag, silent: true, data: "/" });

const isInSight = async (scope: PushScope): Promise<boolean> =>
  (await openPages(scope)).some(({ visibilityState }) => visibilityState === "visible");

/** Shows a message. A game has one notification: its last. */
async function showMessage(scope: PushScope, message: WebPushMessage): Promise<void> {
  const { title, body, path, tag, lang, sentAtSeconds } = message;
  const isQuiet = await isInSight(scope);
  const options = {
    body,
    tag,
    lang,
    silent: isQuiet,
    renotify: !isQuiet,
    timestamp: sentAtSeconds * 1000 || Date.now(),
    icon: "/icons/192.png",
    data: path,
  };
  await scope.registration.showNotification(title, options);
}

/** Opens the page of the match, or goes to where it is open. @param shown the path that `showMessage` gave */
export async function openMatch(scope: PushScope, shown: unknown): Promise<void> {
  const path = typeof shown === "string" ? toOwnPath(shown, scope.location.origin) : null;
  if (path === null) return;
  const open = (await openPages(scope)).find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? scope.clients.openWindow(path) : open.focus());
}

/** The push service has given this browser another address: the site learns it, and forgets the old one. */
export async function renewSubscription(scope: PushScope): Promise<void> {
  const [told, key] = await Promise.all([loadTold(), loadPushKey()]);
  if (told === null || key === null) return;
  const { pushManager } = scope.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tellSite({ device: { ...told.device, ...toKeys(subscription) }, sports: told.sports });
}
