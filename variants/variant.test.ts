import { describe, expect, it } from "vitest";
import { languageOfProject } from "./project-language.ts";
import { parseVariants } from "./parse-variants.ts";
import { variantFaults, variantOf, variants, variantsOf } from "./variant-of.ts";
import { variantFiles } from "./variant-files.ts";

const file = (changes: Readonly<Record<string, unknown>> = {}, site: Readonly<Record<string, unknown>> = {}) => ({
  country: "CH",
  brand: "Tribune",
  sites: [{ language: "de", hosts: [], projectId: 900, ...site }],
  defaultSport: "soccer",
  timeZone: "Europe/Zurich",
  clock: 24,
  dateOrder: "day-first",
  markets: ["fr"],
  bookmakerLinkBase: null,
  publisher: null,
  origins: { local: [], global: [], default_url: "https://origin.embedded" },
  pushOrigin: null,
  without: [],
  ageConfirmation: { isEnabled: false, places: [] },
  placesWithoutMobileLink: [],
  ...changes,
});
const parse = (changes = {}, site = {}) => parseVariants({ xx: file(changes, site) }, ["fr", "gb"]);
const publisher = { name: "Presse SA", address: ["Rue 1", "1200 Genève"], email: "hello@presse.example" };

it("has no fault in any folder", () => {
  expect(variantFaults).toEqual([]);
  expect(Object.keys(variantFiles)).toEqual(
    expect.arrayContaining(["fr", "be", "br", "ch", "gb", "ie", "de", "at", "ca", "us", "worldwide"]),
  );
});

it.each(variants)("[F22] is a project that exists and speaks its language: $id", ({ projectId, lang }) => {
  expect(languageOfProject(projectId)).toBe(lang);
});

it("[C1.11] is chosen by its folder, with each of its languages, and no deployment is one by mistake", () => {
  expect(variantsOf("ch").map(({ id, lang }) => [id, lang])).toEqual([
    ["ch", "de"],
    ["ch-fr", "fr"],
  ]);
  expect(variantsOf("fr, at").map(({ id }) => id)).toEqual(["fr", "at"]);
  expect(() => variantsOf("xx")).toThrow('VARIANT names "xx", not one of ');
  expect(() => variantOf("xx")).toThrow('"xx" is no variant');
});

describe("a file of a variant", () => {
  it("[C1.11] is read into a variant for each of its languages, each at its own host", () => {
    const sites = [
      { language: "de", hosts: ["ch.example", "www.ch.example"], projectId: 900 },
      { language: "fr", hosts: ["fr.ch.example"], projectId: 901 },
    ];
    const parsed = parse({ sites, publisher, clock: 12, defaultSport: "hockey", without: ["tv"] });
    expect(parsed.faults).toEqual([]);
    expect(parsed.variants).toMatchObject([
      {
        id: "xx",
        lang: "de",
        siteOrigin: "https://ch.example",
        hosts: ["ch.example", "www.ch.example"],
        projectId: 900,
      },
      { id: "xx-fr", lang: "fr", siteOrigin: "https://fr.ch.example", projectId: 901 },
    ]);
    expect(parsed.variants[1]).toMatchObject({ clock: 12, sportId: 4, without: ["tv"], markets: ["fr"], publisher });
  });

  it.each([
    [{ country: "Swiss" }, "xx: country is no code of a country, such as CH"],
    [{ brand: " " }, "xx: brand is no name of 1 to 40 characters"],
    [{ defaultSport: "quidditch" }, "xx: defaultSport is none of soccer, tennis,"],
    [{ timeZone: "Zurich" }, "xx: timeZone is no time zone, such as Europe/Zurich"],
    [{ timeZone: "Europe/Nowhere" }, "xx: timeZone is no time zone"],
    [{ clock: "12" }, "xx: clock is none of 12, 24"],
    [{ dateOrder: "year-first" }, "xx: dateOrder is none of day-first, month-first"],
    [{ markets: ["fr", "zz"] }, 'xx: markets has "zz", which is none of fr, gb'],
    [{ bookmakerLinkBase: "http://go.example/" }, "xx: bookmakerLinkBase is no https address"],
    [{ pictures: "https://pictures.example" }, "xx: pictures is no https address that ends in /"],
    [{ publisher: { ...publisher, email: "nobody" } }, "xx: publisher is wrong: it: email is no mail address"],
    [{ origins: { local: [], global: [] } }, "xx: origins do not serve: default_url is no address of http or https"],
    [{ pushOrigin: "https://push.example/socket" }, "xx: pushOrigin is no https address without a path"],
    [{ without: ["football"] }, 'xx: without has "football", which is none of mixed,'],
    [{ ageConfirmation: { isEnabled: true } }, "xx: ageConfirmation is wrong: it: places is missing"],
    [{ placesWithoutMobileLink: ["Ontario"] }, 'xx: placesWithoutMobileLink has "Ontario", which is no place'],
    [{ colour: "red" }, "xx: colour is no setting"],
    [{ sites: [] }, "xx: sites has no site"],
  ])("[C1.11] with the fault %j is named in words, and shows no bookmaker", (changes, fault) => {
    const { variants, faults } = parse(changes);
    expect(faults).toEqual([expect.stringContaining(fault)]);
    for (const { markets } of variants) expect(markets).toEqual([]);
  });

  it.each([
    [{ language: "la" }, "language is none of fr,", 0],
    [{ hosts: ["https://ch.example"] }, 'hosts has "https://ch.example", which is no name of a host', 1],
    [{ hosts: ["ch.example"] }, "publisher is null, and a site with hosts needs one", 1],
    [{ projectId: 0 }, "projectId is no whole number from 1", 0],
    [{ host: "ch.example" }, "host is no setting", 1],
  ])("[C1.11] with a site of the fault %j keeps what is right of it", (site, fault, count) => {
    const { variants, faults } = parse({}, site);
    expect(faults[0]).toContain(fault);
    expect(variants).toHaveLength(count);
    for (const { markets } of variants) expect(markets).toEqual([]);
  });

  it("[F22] may not take a project or a host that another has", () => {
    const one = file({ publisher }, { hosts: ["one.example"] });
    const { variants, faults } = parseVariants({ aa: one, bb: one }, ["fr"]);
    expect(faults).toEqual(["bb: sites[0]: projectId 900 is already that of aa: sites[0]", "bb: sites has no site"]);
    expect(variants.map(({ id }) => id)).toEqual(["aa"]);
    const other = { ...one, sites: [{ language: "de", hosts: ["one.example"], projectId: 901 }] };
    expect(parseVariants({ aa: one, bb: other }, ["fr"]).faults).toEqual([
      "bb: sites[0]: host one.example is already that of aa: sites[0]",
    ]);
  });

  it("that is no object at all is a fault, not a crash", () => {
    expect(parseVariants({ xx: null }, [])).toEqual({
      variants: [],
      faults: ["xx is no object", "xx: sites has no site"],
    });
  });
});

describe("the groups of bookmakers", () => {
  it("[A3.06] are read by place, each flag as a text", () => {
    const bookmakerGroups = { "CA:ON": { bookmakerIds: [3, 1], clickable: "0" }, default: { bookmakerIds: [] } };
    const { variants: read, faults } = parse({ bookmakerGroups });
    expect([read[0]?.bookmakerGroups, faults]).toEqual([bookmakerGroups, []]);
    expect(parse().variants[0]?.bookmakerGroups).toEqual({});
  });

  it.each([
    [{ France: { bookmakerIds: [] } }, "France is no place"],
    [{ FR: {} }, "bookmakerIds is missing"],
    [{ FR: { bookmakerIds: ["1"] } }, 'bookmakerIds has "1"'],
    [{ FR: { bookmakerIds: [], clickable: 0 } }, "clickable is no text"],
    [{ FR: { bookmakerIds: [], clickabel: "0" } }, "clickabel is no setting"],
  ])("[A3.06] with a fault leave the variant without bookmakers: %j", (bookmakerGroups, fault) => {
    const { variants: read, faults } = parse({ bookmakerGroups });
    expect(faults.join()).toContain(fault);
    expect(read[0]?.markets).toEqual([]);
  });
});

describe("what a variant tracks and shows of its own", () => {
  const tags = {
    version: 1,
    dataLayer: true,
    affiliates: [{ name: "Partner", origin: "https://frames.example" }],
    scripts: [
      {
        name: "Count",
        src: "https://cdn.example/a.js",
        purpose: "measurement",
        scripts: [],
        connects: [],
        images: [],
        frames: [],
      },
    ],
  };
  const banners = [
    { place: "background", id: "b-1", text: "Read us", image: "/banners/a.webp", href: "/news/" },
    { place: "my_leagues", id: "b-2", text: "Bet", image: null, bookmakerId: 1 },
  ];
  const offers = [{ bookmakerId: 1, title: "10 €", terms: "18+", until: "2030-06-06" }];

  it("[A6.03] [A9.04] is nothing by default, and what its file says", () => {
    expect(parse().variants[0]).toMatchObject({ tags: null, banners: [], offers: [] });
    const { variants: read, faults } = parse({ tags, banners, offers });
    expect(faults).toEqual([]);
    expect(read[0]).toMatchObject({
      tags,
      offers,
      banners: [{ target: { href: "/news/" } }, { target: { bookmakerId: 1 } }],
    });
  });

  it.each([
    [{ tags: { ...tags, version: 0 } }, "version is no whole number from 1"],
    [{ tags: { ...tags, scripts: [{ ...tags.scripts[0], src: "http://cdn.example/a.js" }] } }, "src is no https"],
    [{ tags: { ...tags, scripts: [{ ...tags.scripts[0], connects: ["https://a.example/x"] }] } }, "without a path"],
    [{ tags: { ...tags, scripts: [{ ...tags.scripts[0], connects: ["*"] }] } }, "without a path"],
    [{ tags: { ...tags, scripts: [{ ...tags.scripts[0], scripts: ["http://a.example"] }] } }, "without a path"],
    [{ tags: { ...tags, affiliates: [{ name: "", origin: "https://a.example" }] } }, "name is no name"],
    [{ tags: { version: 1, dataLayer: false, affiliates: [], scripts: [] } }, "switch nothing on"],
    [{ banners: [{ ...banners[0], place: "header" }] }, "place is none of detail_content"],
    [{ banners: [{ ...banners[0], image: "https://ads.example/a.png" }] }, "no picture of the site"],
    [{ banners: [{ ...banners[0], href: "javascript:alert(1)" }] }, "href is no https address or path"],
    [{ offers: [{ ...offers[0], until: "soon" }] }, "until is no date"],
  ])("[A6.03] with the fault of %j is left out", (changes, fault) => {
    const { variants: read, faults } = parse(changes);
    expect(faults).toEqual([expect.stringContaining(fault)]);
    expect(read[0]).toMatchObject({ tags: null, banners: [], offers: [] });
  });
});
