import { daySeconds } from "../../shared/basics/day.ts";

/** How long a browser keeps any cookie. */
export const cookieSeconds = 365 * daySeconds;

/** The linker joins the visits of one visitor to the sites of one operator. */
export const cookieLifetimesSeconds = { any: cookieSeconds, linker: 2 * cookieSeconds } as const;

/** A cookie, because the server writes prices first; kept for each language, for a year (C9.08). */
export const oddsFormatCookie = (lang: string): string => `fs_of_${lang}`;

/** The hours of clocks and the order of dates that a visitor chose (C9.06). */
export const dateCookies = ["tribune_clock", "tribune_dates"] as const;

/** The zone that a visitor chose, and the zone of a device where it is not the place's. */
export const zoneCookies = { chosen: "tribune_zone", device: "tribune_device_zone" } as const;

/** The cookies of how a visitor reads pages: without them, pages are as the variant has them. */
export const choiceCookies = (lang: string): readonly string[] => [
  ...dateCookies,
  ...Object.values(zoneCookies),
  oddsFormatCookie(lang),
];
