import { toBase64Url } from "../../../shared/basics/base64url.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { DeviceCall } from "../../../shared/push/device.ts";
import type { NewsKind } from "../../../shared/push/news-kinds.ts";
import { longestDelayOf, veilChoice, type VeilChoice } from "../veil/veil-choice.ts";
import { pushTrouble } from "./push-trouble.ts";
import { loadSidesHere, type Sides } from "./sides-of-games.ts";
import { loadPushKey, tellSite, toKeys } from "./tell-site.ts";

/** Whether this browser supports web push. Safari on iPhones and iPads supports it for installed sites only. */
export function toPushSupport(): "ready" | "install" | "none" {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return "ready";
  return "standalone" in navigator && navigator.standalone === false ? "install" : "none";
}

/** Subscribes this browser for the site's key; null where the site has none, or the visitor has not allowed messages. */
async function subscribe(pushManager: PushManager): Promise<PushSubscription | null> {
  const key = await loadPushKey();
  if (key === null || Notification.permission !== "granted") return null;
  // A browser has one subscription, and refuses another key while it has one.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether messages that are signed with another key than the site's would be sent to the subscription. */
async function isOfOtherKey({ options }: PushSubscription): Promise<boolean> {
  const [own, key] = [options?.applicationServerKey, await loadPushKey()];
  return own != null && key !== null && toBase64Url(new Uint8Array(own)) !== key;
}

/** Asks the visitor, and subscribes for the site's key. `blocked`: the visitor or the browser says no. */
export async function subscribeBrowser(): Promise<"on" | "blocked" | "failed"> {
  // First of all: a browser asks only in answer to a tap.
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await subscribe(pushManager)) === null ? "failed" : "on";
  } catch {
    return "failed";
  }
}

/** The site forgets this browser, and its push service takes nothing for it any more. */
export async function unsubscribeBrowser(): Promise<void> {
  await tellSite(null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

const hidesSomeTeam = ({ things }: Pick<VeilChoice, "things">): boolean => things.some(({ kind }) => kind === "team");

/**
 * Returns the followed games whose results a message may reveal.
 * @param leagueKeyOf returns the league's key of a followed game; null where it is not known
 * @param sides the teams of each game; where they are not known, a hidden team may play in it
 */
export function withoutHidden(
  games: DeviceCall["sports"],
  { isHidden, things }: VeilChoice,
  leagueKeyOf: (sportId: string, eventId: string) => string | null,
  sides: Sides,
): DeviceCall["sports"] {
  if (isHidden) return {};
  const hidden = new Set(things.map(({ id }) => id));
  const hidesLeagues = things.some(({ kind }) => kind === "league");
  const hidesTeams = hidesSomeTeam({ things });
  const isOfHiddenTeam = (teams: readonly string[] | undefined) =>
    hidesTeams && (teams === undefined || teams.some((id) => hidden.has(id)));
  const isOfHidden = (key: string | null) => hidesLeagues && (key === null || hidden.has(key));
  return Object.fromEntries(
    Object.entries(games).map(([sportId, ends]) => [
      sportId,
      Object.fromEntries(
        Object.entries(ends).filter(
          ([eventId]) =>
            !hidden.has(eventId) && !isOfHiddenTeam(sides[eventId]) && !isOfHidden(leagueKeyOf(sportId, eventId)),
        ),
      ),
    ]),
  );
}

/** Tells the site which games this browser follows, as late as the visitor wants to know, without those whose result they hide. */
export async function syncBrowser(
  games: DeviceCall["sports"],
  leagueKeyOf: (sportId: string, eventId: string) => string | null,
  lang: Language,
  kinds: readonly NewsKind[],
): Promise<void> {
  const subscription = await findSubscription().catch(() => null);
  if (subscription === null) return pushTrouble.set("stopped");
  const choice = veilChoice.get();
  // A browser has one delay for all its messages: that of the latest match, so that none comes early.
  const delaySeconds = longestDelayOf(choice);
  const eventIds = Object.values(games).flatMap((ends) => Object.keys(ends));
  const sides = hidesSomeTeam(choice) ? await loadSidesHere(eventIds, lang) : {};
  const sports = withoutHidden(games, choice, leagueKeyOf, sides);
  const told = await tellSite(
    { device: { ...toKeys(subscription), lang, kinds, delaySeconds }, sports },
    !isCheckedHere,
  );
  isCheckedHere ||= told === "kept";
  pushTrouble.set(told === "refused" ? "stopped" : told === "later" ? "late" : null);
}

/** Whether the site knows of this browser since the page was loaded. A site may have forgotten a browser between two visits. */
let isCheckedHere = false;

/** This browser's subscription, made anew where the browser has lost it or the site has another key by now. */
async function findSubscription(): Promise<PushSubscription | null> {
  const pushManager = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  const known = await pushManager?.getSubscription();
  if (pushManager === undefined || (known && (isCheckedHere || !(await isOfOtherKey(known))))) return known ?? null;
  return subscribe(pushManager);
}
