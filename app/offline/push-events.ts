import { toOwnPath } from "../navigation/own-path.ts";
import { parseWebPushMessage } from "../../shared/push/web-push-message.ts";
import { parseProofPayload } from "../../shared/push/proof-payload.ts";
import { loadPushKey, loadTold, proveToSite, tellSite, toKeys } from "../features/web-push/tell-site.ts";

type Page = {
  readonly id: string;
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
};
/** What TypeScript's library for pages lacks of a service worker's world, as far as messages use it. */
export type PushScope = {
  readonly location: Pick<Location, "origin">;
  readonly clients: {
    readonly matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification" | "pushManager" | "scope">;
};

const openPages = ({ clients }: PushScope) => clients.matchAll({ type: "window", includeUncontrolled: true });

/** Takes what was sent: the site's proof, or news of a game. */
export async function receiveMessage(scope: PushScope, payload: string): Promise<void> {
  const proof = parseProofPayload(payload);
  if (proof === null) return showMessage(scope, payload);
  await proveToSite(proof);
  // Browsers let a message pass unseen only while a page of the site is in sight, as it is where a visitor follows a game. One who left within
  // the minute sees the site's name without a sound, in place of the browser's own remark about a site that works unseen.
  if (await isInSight(scope)) return;
  await scope.registration.showNotification(new URL(scope.registration.scope).host, { tag: "proof", silent: true });
}

const isInSight = async (scope: PushScope): Promise<boolean> =>
  (await openPages(scope)).some(({ visibilityState }) => visibilityState === "visible");

/** Shows what was sent, unless a page of the site is in sight, which shows it itself. A game has one notification: its last. */
async function showMessage(scope: PushScope, payload: string): Promise<void> {
  const message = parseWebPushMessage(payload);
  if (message === null) return;
  if (await isInSight(scope)) return;
  const { title, body, path, tag, lang, sentAtSeconds } = message;
  const options = {
    body,
    tag,
    lang,
    renotify: true,
    timestamp: sentAtSeconds * 1000,
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
