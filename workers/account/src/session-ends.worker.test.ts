import { expect, it } from "vitest";
import { accountEnv, codeOf, newEmail, openService, password } from "../test/service.ts";

type Service = ReturnType<typeof openService>;
type Visitor = Awaited<ReturnType<Service["signedIn"]>>;

const nextPassword = "Battery-staple2";

/** Signs the same visitor in on another device. */
async function onAnotherDevice({ call }: Service, { email }: Visitor): Promise<Visitor> {
  const { body } = await call("login", { email, password });
  return { id: String(body["id"]), hash: String(body["hash"]), email };
}

const revisionOf = ({ id }: Visitor) =>
  accountEnv.USER_DATA.getByName(id)
    .read(1)
    .then(({ revision }) => revision);

it.each([
  ["signedOutElsewhere", async ({ own }: Service, by: Visitor) => own("revokeSessions", by)],
  [
    "passwordChanged",
    async ({ call }: Service, { id }: Visitor) => call("changePassword", { id, password, newpassword: nextPassword }),
  ],
  ["accountClosed", async ({ call }: Service, by: Visitor) => call("deleteAccount", {}, { loggedIn: by })],
] as const)("tells a device that still has its session that it ended: %s", async (ended, end) => {
  const service = openService();
  const visitor = await service.signedIn();
  const other = await onAnotherDevice(service, visitor);
  const before = await revisionOf(other);
  await end(service, visitor);
  // The push says that there is something to ask for.
  expect(await revisionOf(other)).toBe(before + 1);
  expect((await service.call("getData", {}, { loggedIn: other })).body).toEqual({ err: "XE1", ended });
  expect((await service.own("sessions", other)).body).toMatchObject({ code: 401, ended });
  // Only the token tells: an account's name alone says nothing.
  const stranger = { ...other, hash: "0".repeat(40) };
  expect((await service.call("getData", {}, { loggedIn: stranger })).body).toEqual({ err: "XE1" });
});

it("ends one device of the list, which names it no more", async () => {
  const service = openService();
  const visitor = await service.signedIn();
  const other = await onAnotherDevice(service, visitor);
  const devices = async () =>
    (await service.own("sessions", visitor)).body["sessions"] as { readonly id: string; readonly isThis: boolean }[];
  const sessionId = (await devices()).find(({ isThis }) => !isThis)?.id;
  await service.own("revokeSessions", visitor, { sessionId });
  expect(await devices()).toHaveLength(1);
  expect((await service.own("revokeSessions", visitor, { sessionId })).body).toMatchObject({ code: 100 });
  const { body } = await service.call("getData", {}, { loggedIn: other });
  expect(body).toEqual({ err: "XE1", ended: "signedOutElsewhere" });
});

it("keeps twenty ended sessions of an account at most", async () => {
  const service = openService();
  const visitor = await service.signedIn();
  const ending = accountEnv.ACCOUNTS.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
     INSERT INTO sessions (id, user_id, token, rotated_at, created_at, used_at, agent, ended)
     SELECT ?1 || i, ?1, ?1 || i, 0, 0, i, '', 'signedOutElsewhere' FROM n`,
  );
  await ending.bind(visitor.id).run();
  await onAnotherDevice(service, visitor);
  const counted = accountEnv.ACCOUNTS.prepare("SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?").bind(visitor.id);
  expect(await counted.first("n")).toBe(22);
});

it("names the address to sign in with while another one waits for its confirmation, which a new password ends", async () => {
  const { call, own, signedIn, mailTo } = openService();
  const visitor = await signedIn();
  const email = newEmail();
  await call("updateUser", { email, password }, { loggedIn: visitor });
  expect((await call("getData", {}, { loggedIn: visitor })).body["profile"]).toMatchObject({
    email,
    emailIsVerified: false,
  });
  const change = { id: visitor.id, password, newpassword: nextPassword };
  expect((await own("providerLinks", visitor)).body).toMatchObject({ email: visitor.email, hasPassword: true });
  expect((await call("changePassword", change)).body).toEqual({ r: "done" });
  // The link of the earlier mail is good no more.
  const { i, c } = codeOf(mailTo(email));
  expect((await call("verifyAccount", { t: "verifyEmail", i, c })).body).toEqual({ err: "XE5" });
});

it("tells the devices that a new address was confirmed", async () => {
  const { call, signedIn, mailTo } = openService();
  const visitor = await signedIn();
  const email = newEmail();
  await call("updateUser", { email, password }, { loggedIn: visitor });
  const { i, c } = codeOf(mailTo(email));
  const before = await revisionOf(visitor);
  const verification = { t: "verifyEmail", i, c } as const;
  await call("verifyAccount", verification);
  expect(await revisionOf(visitor)).toBe(before + 1);
  // A program that reads mails may have followed the link before: its reader learns the same, and nothing happens again.
  expect((await call("verifyAccount", verification)).body).toEqual({ err: "XE5" });
  expect((await call("verifyAccount", { ...verification, orUsed: true })).body).toEqual({
    r: "done",
    t: "verifyEmail",
  });
  const other = { ...verification, c: "0".repeat(40), orUsed: true } as const;
  expect((await call("verifyAccount", other)).body).toEqual({ err: "XE5" });
  expect(await revisionOf(visitor)).toBe(before + 1);
});
