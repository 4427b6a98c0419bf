import { productDefaults } from "../../../shared/sports/product-defaults.ts";
import { accountNamespace } from "../../../shared/accounts/site-account.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { Json } from "../../../shared/basics/json-value.ts";
import { createTextChoice } from "../../storage/text-choice.ts";
import { defaultLiveTableSettings, parseLiveTableSettings } from "../../storage/live-table-settings.ts";
import { myGames } from "../favourites/my-games-hooks.ts";
import { groupStore } from "../groups/groups-store.ts";
import { myLeagues } from "../my-leagues/my-leagues-store.ts";
import { myTeams } from "../my-teams/my-teams-store.ts";
import { changeLiveTable, liveTable } from "../live-table/live-table.ts";
import { accountEvent } from "./account-event.ts";
import { trueNowSeconds } from "../../time/true-time.ts";
import { accountSettings } from "./account-settings.ts";
import { createAccount } from "./account.ts";
import { createAccountCalls, siteConfiguration } from "./call-account.ts";
import { createPendingSignOuts } from "./pending-sign-outs.ts";
import { createMergeOffer } from "./merge-offer.ts";
import { gamesPart, groupsPart, listsPart, type PersonalParts, type PersonalPart } from "./personal-parts.ts";
import { createOwnCalls } from "./own-calls.ts";
import { openProfileSocket } from "./profile-socket.ts";
import { createSessionStore, throwOn } from "./session-store.ts";
import { createSync, type Sync } from "./sync.ts";

const after = (delayMs: number, work: () => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

type Running = { readonly userId: string; readonly sync: Sync; readonly close: () => void };
export type SiteAccount = ReturnType<typeof openSiteAccount>;

let opened: SiteAccount | null = null;

/** Returns the account of this browser's visitor. It is opened at the first call, by visitors who are signed in or about to be. */
export function siteAccount(): SiteAccount {
  if (opened === null) {
    opened = openSiteAccount();
    dispatchEvent(new Event(accountEvent));
  }
  return opened;
}

const defaults = new Map<string, Json>(Object.entries(defaultLiveTableSettings));

/** The settings of live tables (C6.02): what differs from the default, which is restored where the account has nothing (C4.22). */
export const settingsPart: PersonalPart = {
  read() {
    const chosen = Object.entries(liveTable.get()).filter(([name, value]) => value !== defaults.get(name));
    return chosen.length === 0 ? {} : { livetable: Object.fromEntries(chosen) };
  },
  write: (value) => changeLiveTable(parseLiveTableSettings(fieldsOf(value)["livetable"])),
  subscribe: liveTable.listen,
};

function openSiteAccount() {
  const session = createSessionStore(createTextChoice);
  const calls = createAccountCalls(
    siteConfiguration(location.origin, accountSettings().sandboxUrl),
    (...request) => fetch(...request),
    productDefaults.appVersion,
    throwOn,
  );
  const signOuts = createPendingSignOuts(createTextChoice, calls, after);
  const account = createAccount(calls, session, signOuts, createTextChoice);
  const mergeOffer = createMergeOffer();
  const { askOwn, callOwn } = createOwnCalls(session, accountSettings().sandboxUrl);
  let running: Running | null = null;

  function startSync(userId: string, parts: PersonalParts): Running {
    const sync = createSync({
      account,
      parts,
      keepsGames: mergeOffer.ask,
      nowSeconds: () => Date.now() / 1000,
      random: Math.random,
      after,
    });
    const close = openProfileSocket({
      profileId: userId,
      namespace: accountNamespace,
      getTicket: async () => {
        const ticket = (await askOwn("pushTicket"))?.["ticket"];
        return typeof ticket === "string" ? ticket : null;
      },
      open: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + path),
      onRevision: sync.heard,
      after,
      random: Math.random,
    });
    return { userId, sync, close };
  }

  /** Starts to synchronise for the signed-in visitor; stops if nobody is signed in. */
  async function follow(): Promise<void> {
    const userId = session.get()?.id ?? null;
    document.documentElement.classList.toggle("logged-in", userId !== null);
    if ((running?.userId ?? null) === userId) return;
    running?.sync.stop();
    running?.close();
    running = null;
    myLeagues.confirmBy(null);
    const games = await myGames.open();
    if ((session.get()?.id ?? null) !== userId) return follow();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const clock = () => ({ nowSeconds: trueNowSeconds(), timeZone });
    const parts = {
      mygames: gamesPart(games, clock),
      mygroups: groupsPart(groupStore),
      myteams: listsPart(myTeams, "teams"),
      myleagues: listsPart(myLeagues, "lists"),
      settings: settingsPart,
    };
    if (userId === null) {
      // After a sign-out here, none of the account's data stays (C4.22); data left by a session that ended elsewhere belongs
      // to the browser.
      if (session.signedOut() === null) for (const part of Object.values(parts)) part.write(undefined);
    } else {
      running = startSync(userId, parts);
      const { sync } = running;
      // Without a network a pin is kept here, and sent when it is back.
      myLeagues.confirmBy(async () => (await sync.taken()) || !navigator.onLine);
      await running.sync.start();
    }
  }

  session.observe(({ field }) => {
    if (field === "id") following = follow();
  });
  addEventListener("online", () => {
    void running?.sync.now();
    void signOuts.tell();
  });
  void signOuts.tell();
  let following = follow();
  return {
    mergeOffer,
    /** Settles when personal data here and in the account has been merged, or when a question about the merge waits. */
    met: (meeting: Promise<unknown> = following): Promise<unknown> => Promise.race([meeting, mergeOffer.asked()]),
    account,
    askOwn,
    callOwn,
    /** Synchronises personal data again, for example after the visitor agreed to terms. */
    syncNow: async () => running?.sync.now(),
  };
}
