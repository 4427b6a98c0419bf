import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedVersion } from "../fakes/cloudflare/account-state.ts";
import { startDeployment, type Deployment } from "./deployment-fixture.ts";

const site = "wrangler.toml";
const geo = "workers/geo/wrangler.toml";

/** Two Workers, of which one is bound to the other. */
describe("environments and releases", () => {
  let deployment: Deployment;
  const served = () =>
    Object.fromEntries(
      [...deployment.cloudflare.state.scripts].map(([name, script]) => [name, servedVersion(script).number]),
    );

  beforeAll(async () => {
    deployment = await startDeployment({ configs: [site, geo] });
    deployment.edit(site, (text) =>
      text
        .replace(/^ {2}\{ binding = "(FEED|PUSH|DEVICE_DESK|ORIGIN|SHARE_IMAGE|ACCOUNT|SOURCES|TELEMETRY)".*\n/gm, "")
        .replace(
          "workers_dev = true",
          'workers_dev = false\nroutes = [{ pattern = "tribune.example", custom_domain = true }]',
        ),
    );
    await deployment.deploy({ env: "staging" });
  });
  afterAll(() => deployment.stop());

  it("names staging's Workers after it, bound to each other, on an address that is not production's", () => {
    const { scripts } = deployment.cloudflare.state;
    expect([...scripts.keys()]).toEqual(["tribune-geo-staging", "tribune-staging"]);
    const staging = scripts.get("tribune-staging");
    if (staging === undefined) throw new Error("no staging");
    expect(staging.workersDev).toBe(true);
    expect(servedVersion(staging).bindings).toContainEqual(
      expect.objectContaining({ name: "GEO", service: "tribune-geo-staging" }),
    );
    expect(deployment.cloudflare.calls.filter((call) => /domains|routes/.test(call))).toEqual([]);
  });

  it("goes back to the release before, callers first", async () => {
    deployment.edit(site, (text) => text.replace('FEED_SIGN = "tribune"', 'FEED_SIGN = "other"'));
    await deployment.deploy({ env: "staging" });
    expect(served()).toEqual({ "tribune-geo-staging": 2, "tribune-staging": 2 });

    deployment.cloudflare.calls.length = 0;
    await deployment.rollBack("staging");
    expect(served()).toEqual({ "tribune-geo-staging": 1, "tribune-staging": 1 });
    expect(deployment.cloudflare.calls.filter((call) => call.startsWith("POST "))).toEqual([
      "POST /workers/scripts/tribune-staging/deployments",
      "POST /workers/scripts/tribune-geo-staging/deployments",
    ]);
  });
});
