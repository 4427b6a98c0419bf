import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toVariantEnvironment, toVariantSite } from "../../scripts/deploy/variant-project.ts";
import { toPlan } from "../../scripts/deploy/run-deploy.ts";
import { readProject } from "../../scripts/deploy/project.ts";
import { root, workers } from "../../scripts/workers.ts";
import { variantsOf } from "../../variants/variant-of.ts";
import { servedVersion } from "../fakes/cloudflare/account-state.ts";
import { startDeployment, type Deployment } from "./deployment-fixture.ts";

const site = "wrangler.toml";
const geo = "workers/geo/wrangler.toml";
const configs = workers.map(({ config }) => config);
const swiss = variantsOf("ch").map((variant, index) => ({
  ...variant,
  hosts: [`${index === 0 ? "www" : "fr"}.ch.example`],
}));

it("plans every Worker of a variant under its name, with its hosts, and of a stage without them", () => {
  const planOf = (stage?: string) =>
    toPlan(readProject(root, configs, toVariantSite(swiss)), toVariantEnvironment(["ch"], stage), new Map()).join("\n");
  for (const { name } of workers) expect(planOf()).toContain(`${name}-ch`);
  expect(planOf()).toContain("tribune-ch: variants ch, host www.ch.example, host fr.ch.example");
  expect(planOf()).toContain("secret INGEST_KEYS (from the account)");
  expect(planOf("staging")).toContain("tribune-ch-staging: variants ch");
  expect(planOf("staging")).not.toContain("host ");
});

it("lets the Worker of public sources know the variants: some sources are not for all of them", () => {
  const { workers: planned } = readProject(root, configs, toVariantSite(swiss));
  const knowing = planned.filter(({ config }) => config.vars["VARIANT"] === "ch").map(({ config }) => config.name);
  expect(knowing).toEqual(["tribune-providers", "tribune"]);
});

it.each([
  ["ch", "weur"],
  ["us", "enam"],
  ["br", "enam"],
])("has the hubs of %s run in %s", (folder, region) => {
  const { workers: planned } = readProject(root, configs, toVariantSite(variantsOf(folder)));
  const regions = planned.flatMap(({ config }) => config.vars["HOME_REGION"] ?? []);
  expect(regions).toEqual([region]);
});

it("refuses a stage that is production's name, and names that no Worker can have", () => {
  expect(() => toVariantEnvironment(["ch"], "production")).toThrow("Without --stage it is production.");
  expect(() => toVariantEnvironment(["ch"], "Staging")).toThrow('"ch-Staging" is no name');
});

/** A project of two Workers, so that each deployment runs wrangler twice only. */
describe("the deployment of a variant", () => {
  let deployment: Deployment;
  let addresses: readonly (string | null)[];
  const script = (name: string) => {
    const found = deployment.cloudflare.state.scripts.get(name);
    if (found === undefined) throw new Error(`${name} was not deployed`);
    return found;
  };

  beforeAll(async () => {
    deployment = await startDeployment({ configs: [site, geo] });
    deployment.edit(site, (text) =>
      text.replace(
        /^ {2}\{ binding = "(FEED|PUSH|DEVICE_DESK|ORIGIN|SHARE_IMAGE|ACCOUNT|SOURCES|TELEMETRY)".*\n/gm,
        "",
      ),
    );
    addresses = [
      await deployment.deploy({ variants: swiss, environment: toVariantEnvironment(["ch"], undefined) }),
      await deployment.deploy({ variants: swiss, environment: toVariantEnvironment(["ch"], "staging") }),
    ];
  });
  afterAll(() => deployment.stop());

  it("[C1.11] is beside that of others, and knows which variant it is", () => {
    expect([...deployment.cloudflare.state.scripts.keys()]).toEqual([
      "tribune-geo-ch",
      "tribune-ch",
      "tribune-geo-ch-staging",
      "tribune-ch-staging",
    ]);
    const { bindings } = servedVersion(script("tribune-ch"));
    expect(bindings).toContainEqual(expect.objectContaining({ name: "VARIANT", text: "ch" }));
    expect(bindings).toContainEqual(expect.objectContaining({ name: "GEO", service: "tribune-geo-ch" }));
  });

  it("[C1.11] is reached by its hosts, and a stage of it by an address of its own", () => {
    expect([script("tribune-ch").workersDev, script("tribune-ch-staging").workersDev]).toEqual([false, true]);
    expect(addresses).toEqual(["https://www.ch.example", "https://tribune-ch-staging.example.workers.dev"]);
    expect(script("tribune-ch").domains).toEqual(["www.ch.example", "fr.ch.example"]);
    expect(script("tribune-ch-staging").domains).toEqual([]);
  });

  it("goes back to the release before without touching the stage", async () => {
    deployment.edit(site, (text) => text.replace('FEED_SIGN = "tribune"', 'FEED_SIGN = "other"'));
    const environment = toVariantEnvironment(["ch"], undefined);
    await deployment.deploy({ variants: swiss, environment });
    expect(servedVersion(script("tribune-ch")).number).toBe(2);
    await deployment.rollBack(environment);
    expect(
      ["tribune-ch", "tribune-geo-ch", "tribune-ch-staging"].map((name) => servedVersion(script(name)).number),
    ).toEqual([1, 1, 1]);
  });

  it("[C8.05] is refused, before anything is changed, where Workers bind each other in a circle or one that is not there; they are named", () => {
    const bound = (service: string) => (text: string) =>
      `services = [{ binding = "OTHER", service = "${service}" }]\n${text}`;
    const environment = toVariantEnvironment(["ch"], undefined);
    let before = "";
    deployment.edit(geo, (text) => bound("tribune")((before = text)));
    deployment.cloudflare.calls.length = 0;
    expect(() => deployment.deploy({ variants: swiss, environment })).toThrow("tribune-geo → tribune → tribune-geo");
    deployment.edit(geo, () => bound("nonesuch")(before));
    expect(() => deployment.deploy({ variants: swiss, environment })).toThrow("tribune-geo binds nonesuch");
    expect(deployment.cloudflare.calls).toEqual([]);
    deployment.edit(geo, () => before);
  });
});
