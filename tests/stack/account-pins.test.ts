import { beforeAll, expect, it } from "vitest";
import { sharedAccountStack, type AccountStack } from "../support/account-client.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

const browser = openWatchedBrowser();
let account: AccountStack;
beforeAll(async () => {
  account = await sharedAccountStack();
});

it("[C4.04, C4.05] a pin shows at once and waits for a slow account: a second tap counts for nothing, a first one holds up all others; one that is refused is taken back, and a message says so", async () => {
  const visitor = await account.signedIn();
  const { batch } = toMatchday({ games: 11, startSeconds: Math.floor(Date.now() / 1000), name: "Attente" });
  await postIngest(account.stack, "events", batch);
  const page = await browser.newPage({ locale: "fr-FR" });
  await page.addInitScript(({ id, hash }) => {
    localStorage.setItem("lsid_id", id);
    localStorage.setItem("lsid_hash", hash);
  }, visitor);
  const met = page.waitForResponse(/\/v\d\/getdata/);
  await page.goto(new URL("/pays/football/", account.stack.url).href);
  await (await met).finished();
  const [one, two] = ["Attente 1 (France)", "Attente 2 (France)"].map((name) =>
    page.getByRole("button", { name: `Épingler ${name}` }),
  );
  if (one === undefined || two === undefined) throw new Error("no leagues");
  const shown = async () => [await one.getAttribute("aria-pressed"), await two.getAttribute("aria-pressed")];
  const stored = () =>
    page.evaluate(
      () => Object.keys(JSON.parse(localStorage.getItem("fsdc_my_leagues") ?? "{}").lists?.["1"] ?? {}).length,
    );
  const asked: (() => Promise<void>)[] = [];
  let isRefused = false;
  let sent = 0;
  await page.route(/\/v\d\/storemergeddata/i, async (route) => {
    sent += 1;
    await new Promise<void>((resolve) => asked.push(async () => resolve()));
    await (isRefused ? route.fulfill({ status: 500, body: "" }) : route.continue());
  });
  const answer = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await asked.shift()?.();
  };

  await one.click();
  // The defaults of a sport are in its list from the first change on: no other change may come before that is confirmed.
  for (const tapped of [one, two, one]) await tapped.click();
  expect(await shown()).toEqual(["true", "false"]);
  expect([await one.getAttribute("aria-busy"), await two.getAttribute("aria-busy")]).toEqual(["true", "true"]);
  await answer();
  await expect.poll(() => two.getAttribute("aria-busy")).toBe("false");
  await two.click();
  await two.click();
  expect(await shown()).toEqual(["true", "true"]);
  await answer();
  await expect.poll(() => two.getAttribute("aria-busy")).toBe("false");
  // Two quick taps are one change: the account heard of each pin once, and has what the browser has beside its mark of use.
  expect(sent).toBe(2);
  const { body } = await account.call("getData", {}, { loggedIn: visitor });
  expect(JSON.stringify(body).match(/"1_[^"]+":true/g)?.length).toBe((await stored()) - 1);

  const before = await stored();
  isRefused = true;
  await one.click();
  expect(await shown()).toEqual(["false", "true"]);
  expect(await stored()).toBe(before - 1);
  await answer();
  await page.getByRole("alert").getByText("erreur").waitFor();
  expect(await shown()).toEqual(["true", "true"]);
  expect(await stored()).toBe(before);
  await page.context().close();
});
