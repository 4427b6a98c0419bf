import { feedSign } from "../../tests/support/stack.ts";
import { accountNamespace, accountProject } from "../../shared/accounts/site-account.ts";
import type { HttpInput } from "../../tests/security/harness/exchange.ts";
import { attackerAddress, get, harmlessGet, sendSteadily, type Aim, type Attack } from "./attack.ts";
import { flood, holdReaders, postGoals } from "./sockets.ts";

type Pace = { readonly rate: number; readonly atOnce?: number };

/** Requests at a pace, against as many harmless ones. */
const requests = (name: string, pace: Pace, toInput: (index: number, aim: Aim) => HttpInput): Attack => ({
  name,
  harmless: (aim, seconds) => sendSteadily(aim, seconds, pace, harmlessGet),
  hostile: (aim, seconds) => sendSteadily(aim, seconds, pace, (index) => toInput(index, aim)),
});

const herd = 100;
const herdPace = { rate: 200, atOnce: herd };
const herdOf = (index: number) => Math.floor(index / herd);

/** Fragments that spread the next one twice: 24 of them say 16 million. */
const bomb = `{...F0}${Array.from({ length: 24 }, (_, n) => `fragment F${n} on Query{...F${n + 1} ...F${n + 1}}`).join("")}fragment F24 on Query{__typename}`;
const bombInput: HttpInput = {
  method: "POST",
  path: "/graphql",
  headers: { "cf-connecting-ip": attackerAddress, "content-type": "application/json" },
  body: JSON.stringify({ query: bomb }),
};

const megabytes = 8;
const wideBody = "x".repeat(megabytes * 1024 * 1024);

/** Other ways to write one address. */
const spellings: readonly ((index: number) => string)[] = [
  (index) => `/tennis?x=${index}`,
  (index) => `//tennis?${index}`,
  (index) => `/%74ennis/?y=${index}`,
  (index) => `/?cat=9&day=0${index}`,
  (index) => `/${1000 + index}/x/feed/f_1_0_1_fr_1`,
  (index) => `/1/x/feed/f_1_0_1_fr_1?seq=${index}`,
];

const zones = Intl.supportedValuesOf("timeZone");
const veils = ["hidden", "late", ""];

/** Another copy of one page each time: as a visitor of another zone, with other hours, other prices or other results hidden. */
const toCopy = (index: number): HttpInput =>
  get("/?day=1", attackerAddress, {
    "x-dev-place": "FR:IDF",
    cookie:
      `tribune_zone=${zones[index % zones.length]}; tribune_clock=${index % 2 === 0 ? 12 : 24}; ` +
      `fs_of_fr=${index % 6}; veil=${veils[Math.floor(index / zones.length) % veils.length]}`,
  });
const approvals = { termsofservice: true, touApproval: true, ppApproval: true };
const site = { namespace: accountNamespace, project: accountProject };
const post = (path: string, client: string, body: object): HttpInput => ({
  method: "POST",
  path,
  headers: { "cf-connecting-ip": client, "content-type": "application/json" },
  body: JSON.stringify(body),
});
const signIn = (client: string, index: number) =>
  post("/v3/login", client, { email: `ana.${index}@example.com`, password: "Correct-horse1", ...site });
const changePassword = (client: string, id: string) =>
  post("/v3/passwordchange", client, { id, password: "Correct-horse1", newpassword: "Correct-horse-9" });
/** 150 networks, one client in each. */
const networkOf = (index: number) => `203.${index % 150}.113.9`;
const passwordPace = { rate: 150, atOnce: 150 };

export const attacks: readonly Attack[] = [
  requests("40 sign-ins at once of one client", { rate: 40, atOnce: 40 }, (index) => signIn(attackerAddress, index)),
  requests("sign-ins of 150 networks at once", passwordPace, (index) => signIn(networkOf(index), index)),
  requests("registrations of 150 networks at once", passwordPace, (index) =>
    post("/v3/registration", networkOf(index), {
      email: `ana.${index}@example.com`,
      password: "Correct-horse-9",
      name: "ana_9",
      ...approvals,
      ...site,
    }),
  ),
  requests("40 password changes at once of one client", { rate: 40, atOnce: 40 }, (index, aim) =>
    changePassword(attackerAddress, aim.accountIds[index % aim.accountIds.length] ?? ""),
  ),
  requests("password changes of 150 networks at once", passwordPace, (index, aim) =>
    changePassword(networkOf(index), aim.accountIds[index % aim.accountIds.length] ?? ""),
  ),
  requests("herds on cold pages", herdPace, (index) => get(`/?day=${1000 + herdOf(index)}`, attackerAddress)),
  requests("herds on pages that are not there", herdPace, (index) => get(`/none-${herdOf(index)}`, attackerAddress)),
  requests("888 bytes of GraphQL", { rate: 4 }, () => bombInput),
  {
    name: "300 sockets that never read",
    harmless: (aim, seconds) => holdReaders(aim, seconds, true),
    hostile: (aim, seconds) => holdReaders(aim, seconds, false),
  },
  {
    name: "update feeds read after a burst",
    harmless: async (aim, seconds) => {
      for (let batch = 0; batch < 8; batch += 1) await postGoals(aim, batch, 1_500);
      return sendSteadily(aim, seconds, { rate: 20 }, harmlessGet);
    },
    hostile: (aim, seconds) =>
      sendSteadily(aim, seconds, { rate: 20 }, (index) =>
        get(`/${1 + (index % 2)}/x/feed/u_1_1`, attackerAddress, { "x-fsign": feedSign }),
      ),
  },
  requests("other spellings of one address", { rate: 100 }, (index) =>
    get(spellings[index % spellings.length]?.(index) ?? "/", attackerAddress, { "x-fsign": feedSign }),
  ),
  requests(`${megabytes} MiB posted without a key`, { rate: 4 }, () => ({
    method: "POST",
    path: "/ingest/v1/incidents",
    headers: { "cf-connecting-ip": attackerAddress, "content-type": "application/json" },
    body: wideBody,
  })),
  {
    name: "floods of leave on 20 sockets",
    harmless: (aim, seconds) => flood(aim, seconds, "ping"),
    hostile: (aim, seconds) => flood(aim, seconds, JSON.stringify({ t: "leave", s: "u_2_1" })),
  },
  requests("700 copies of one page", { rate: 120 }, toCopy),
  requests("searches", { rate: 150 }, (index) =>
    get(`/api/v2/search/?q=${encodeURIComponent(`paris saint ${index}`)}`, attackerAddress),
  ),
];
