import { expect, it } from "vitest";
import { variantOf } from "../../variants/variant-of.ts";
import { from, asSocket, setUp } from "./gateway.fixture.ts";

const us = { lang: "en", sportId: 5 } as const;
const cameFrom = (site: string) => ({ headers: { "sec-fetch-site": site } });

it.each(["none", "cross-site"])(
  "[C1.11] leads a visitor who comes from elsewhere (%s) to the variant's own sport",
  async (site) => {
    const { get, state } = setUp(us);
    const response = await get("/", cameFrom(site));
    expect([response.status, response.headers.get("location")]).toEqual([302, "/american-football"]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(state.rendered).toBe(0);
  },
);

it("[C1.11] shows the front page to who asks for it within the site, to programs, and where soccer is the sport", async () => {
  const asked = [setUp(us).get("/", cameFrom("same-origin")), setUp(us).get("/"), setUp().get("/", cameFrom("none"))];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await setUp(us).get("/?cat=6", cameFrom("none"))).status).toBe(200);
});

it("[C1.11] has no page of a room that the variant does without, nor its data", async () => {
  const { get } = setUp({ without: ["tv", "rankings"] });
  const paths = ["/tv/", "/tv.data", "/classement-mondial/", "/tous-les-sports/", "/"];
  const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(statuses).toEqual([404, 404, 404, 200, 200]);
});

it("[A3.06] asks for pages and feeds in the name of a visitor who sees what both place and variant allow", async () => {
  const { get, contexts, asked } = setUp({ markets: [] });
  await get("/", from("FR:IDF"));
  await get("/1/x/feed/f_1_0_0_fr_1", from("FR:IDF"));
  expect(contexts.map(({ visitor }) => visitor.policy.odds)).toEqual([false]);
  expect(asked.map(({ visitor }) => visitor?.policy.odds)).toEqual([false]);
});

it("[C7.10] lets sockets in from the pages of every variant, and of no other site", async () => {
  const { get } = setUp({}, [{ ...variantOf("ch"), siteOrigin: "https://ch.example" }]);
  const open = (origin: string) => get("/push?v=5&join=u_1_1:0", { headers: { ...asSocket, origin } });
  expect((await open("https://ch.example")).status).toBe(200);
  expect((await open("https://evil.example")).status).toBe(403);
});

it("[C7.10] lets pages open sockets at the variant's own endpoint, which the policy of a page names", async () => {
  const policyOf = async (gateway: ReturnType<typeof setUp>) =>
    (await gateway.get("/")).headers.get("content-security-policy") ?? "";
  expect(await policyOf(setUp({ pushOrigin: "https://push.example" }))).toContain(
    "connect-src 'self' wss://push.example;",
  );
  expect(await policyOf(setUp())).toContain("connect-src 'self';");
});

it("[C9.06] [A9.03] renders pages and data with the hours and the order of dates that a visitor chose, and keeps them apart", async () => {
  const { get, contexts, state } = setUp();
  const cookie = "tribune_clock=12; tribune_dates=month-first";
  await get("/", { headers: { cookie } });
  await get("/", { headers: { cookie: "tribune_clock=24" } });
  await get("/", { headers: { cookie } });
  await get("/_root.data", { headers: { cookie } });
  expect(contexts.map(({ variant }) => `${variant.clock} ${variant.dateOrder}`)).toEqual([
    "12 month-first",
    "24 day-first",
    "12 month-first",
  ]);
  expect(state.rendered).toBe(3);
});

it("[A2.02] lets pages load Turnstile's widget where the variant has a key for it, and nowhere else", async () => {
  const policyOf = async (gateway: ReturnType<typeof setUp>) =>
    (await gateway.get("/", from("FR"))).headers.get("content-security-policy") ?? "";
  const opened = await policyOf(setUp({ sportId: 5, captchaSiteKey: "1x00000000000000000000AA" }));
  expect(opened).toMatch(
    /script-src [^;]* https:\/\/challenges\.cloudflare\.com; frame-src 'self' https:\/\/challenges\.cloudflare\.com;/,
  );
  expect(await policyOf(setUp({ sportId: 5 }))).not.toContain("cloudflare");
});

const tags = {
  version: 1,
  dataLayer: true,
  affiliates: [{ name: "Partner", origin: "https://frames.example" }],
  scripts: [
    {
      name: "Count & Co",
      src: "https://cdn.count.example/tag.js",
      purpose: "measurement",
      scripts: ["https://more.count.example"],
      connects: ["https://in.count.example"],
      images: ["https://in.count.example"],
      frames: [],
    },
  ],
} as const;

it("[A6.03] allows pages what the variant's tags need and nothing more, and without tags nothing from elsewhere", async () => {
  const policyOf = async (gateway: ReturnType<typeof setUp>) =>
    ((await gateway.get("/", from("FR"))).headers.get("content-security-policy") ?? "")
      .split("; ")
      .filter((directive) => directive.includes("https:"));
  expect(await policyOf(setUp({ tags }))).toEqual([
    "script-src 'self' https://cdn.count.example https://more.count.example",
    "frame-src 'self' https://frames.example",
    "img-src 'self' data: https://in.count.example",
    "connect-src 'self' https://in.count.example",
  ]);
  expect(await policyOf(setUp())).toEqual([]);
});

it("[C3.08] allows pages the pictures of the variant's own address, and of no other", async () => {
  const { get } = setUp({ pictures: "https://pictures.example/of/" });
  const policy = (await get("/", from("FR"))).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("; img-src 'self' data: https://pictures.example; ");
});
