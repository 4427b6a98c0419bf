import { fieldsOf, isRecord } from "../basics/record.ts";
import { firstInventedId, type Bookmaker, type Market } from "./bookmaker.ts";
import { hostOf, isWithinDomain } from "./hosts.ts";
import { isIsoDate } from "./iso-date.ts";

/** A push subject ends with a market's id (`shared/push/subjects.ts`). */
const marketPattern = /^[a-z]{2,8}$/;
const domainPattern = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const logoPattern = /^(?:\/[\w-]+)+\.(?:svg|png|webp)$/;
const mostPixels = 4_000;
/** Numbers of markets leave ten invented ids to each. */
const mostMarkets = 1_000;

/**
 * The markets of the files in `shared/betting/markets`, by file name. Throws an error that names every fault, so that neither
 * a build nor a Worker begins with a table that is wrong (docs/adr/032).
 */
export function parseMarkets(files: Readonly<Record<string, unknown>>): readonly Market[] {
  const faults: string[] = [];
  const once = createOnce(faults);
  const markets = Object.entries(files).map(([name, file]) => parseMarket(name, file, faults, once));
  if (faults.length > 0) throw new Error(`shared/betting/markets: ${faults.join("; ")}`);
  return markets;
}

type Once = (what: string, value: unknown, where: string) => void;

/** Notes what may stand once only: in the bookmakers of all markets, and among the ids that are not given again. */
function createOnce(faults: string[]): Once {
  const seen = new Map<string, string>();
  return (what, value, where) => {
    const key = `${what} ${String(value)}`;
    const before = seen.get(key);
    if (before !== undefined) faults.push(`${where} gives ${key} again, which is that of ${before}`);
    seen.set(key, where);
  };
}

function parseMarket(file: string, value: unknown, faults: string[], once: Once): Market {
  const { market, number, register, bookmakers, retiredIds } = fieldsOf(value);
  const expect = (isRight: boolean, fault: string) => isRight || faults.push(`${file}: ${fault}`);
  const id = String(market);
  expect(marketPattern.test(id), "market is not 2 to 8 letters");
  expect(file === `${id}.json`, "market is not the file's name");
  expect(isWhole(number, mostMarkets), `number is not a whole number from 1 to ${mostMarkets}`);
  once("market number", number, file);
  expect(isHttps(register), "register is no https address");
  expect(Array.isArray(bookmakers), "bookmakers is no list");
  expect(Array.isArray(retiredIds), "retiredIds is no list");
  for (const retired of listOf(retiredIds)) once("id", retired, `${file}: retiredIds`);
  return {
    id,
    number: Number(number),
    bookmakers: listOf(bookmakers).map((row, index) => {
      const where = `${file}: bookmakers[${index}]`;
      once("id", fieldsOf(row)["id"], where);
      return parseBookmaker(row, id, (isRight, fault) => isRight || faults.push(`${where}${fault}`));
    }),
  };
}

function parseBookmaker(row: unknown, market: string, expect: (isRight: boolean, fault: string) => unknown): Bookmaker {
  const { id, name, site, domains, logo, betslip, licenceFrom, licenceUntil } = fieldsOf(row);
  const { widthPx, heightPx } = fieldsOf(betslip);
  const own = listOf(domains).map(String);
  expect(isRecord(row), " is no object");
  expect(isWhole(id, firstInventedId - 1), `.id is not a whole number from 1 to ${firstInventedId - 1}`);
  expect(typeof name === "string" && name.trim() !== "" && name.length <= 120, ".name is no name");
  expect(isHttps(site), ".site is no https address");
  expect(own.length > 0 && own.every((domain) => domainPattern.test(domain)), ".domains are no domains");
  const host = hostOf(String(site));
  expect(host === null || own.some((domain) => isWithinDomain(host, domain)), ".site is in none of its domains");
  expect(licenceFrom === undefined || isIsoDate(licenceFrom), ".licenceFrom is no date such as 2030-06-06");
  expect(isIsoDate(licenceUntil), ".licenceUntil is no date such as 2030-06-06");
  expect(
    logo === undefined || logoPattern.test(String(logo)),
    ".logo is no picture of the site, such as /bookmakers/name.svg",
  );
  const isSized = isWhole(widthPx, mostPixels) && isWhole(heightPx, mostPixels);
  expect(betslip === undefined || isSized, `.betslip has no widthPx and heightPx of at most ${mostPixels}`);
  return {
    id: Number(id),
    name: String(name),
    market,
    site: String(site),
    domains: own,
    ...(logo === undefined ? {} : { logo: String(logo) }),
    ...(betslip === undefined ? {} : { betslip: { widthPx: Number(widthPx), heightPx: Number(heightPx) } }),
    ...(licenceFrom === undefined ? {} : { licenceFrom: String(licenceFrom) }),
    licenceUntil: String(licenceUntil),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const isHttps = (value: unknown) => typeof value === "string" && hostOf(value) !== null;
