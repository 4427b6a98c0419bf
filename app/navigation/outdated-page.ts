import { buildPath } from "../offline/build-meta.ts";
import { readBuild } from "../offline/read-build.ts";
import { zoneCookies } from "../storage/choice-cookies.ts";

const askedEveryMs = 60_000;

const readZones = (): string =>
  Object.values(zoneCookies)
    .map((name) => new RegExp(`(?:^|; )${name}=[^;]*`).exec(document.cookie)?.[0] ?? "")
    .join();

/**
 * Whether the open document fits the data that the site sends now. The frame of a page is written once, in one build and one time zone.
 */
export function createOutdatedPage() {
  const zones = readZones();
  let askedAtMs = performance.now();
  let newestBuild = readBuild();

  return {
    isOutdated: (): boolean => newestBuild !== readBuild() || readZones() !== zones,

    /** Asks the site for its build, at most once a minute. Without an answer the last one counts. */
    async askForBuild(): Promise<void> {
      if (performance.now() - askedAtMs < askedEveryMs) return;
      askedAtMs = performance.now();
      const answer = await fetch(buildPath).catch(() => null);
      if (answer?.ok === true) newestBuild = (await answer.text()).trim();
    },
  };
}
