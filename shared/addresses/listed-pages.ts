import type { Language } from "../texts/languages.ts";

/** Competitions, teams and players of a sport that have a page. */
export type SportPages = { readonly sportId: number; readonly count: number };

/** @property part from 1, `pagesPerPart` each */
export type PagesQuestion = { readonly sportId: number; readonly part: number; readonly lang: Language };

/** Far below the 50,000 of a sitemap: an answer stays small. */
export const pagesPerPart = 10_000;

/** The days from one to another, both included (since 1970-01-01), of a zone so many hours east of UTC. */
export type ListedDaysQuestion = { readonly fromDay: number; readonly toDay: number; readonly offsetHours: number };

/** The days of those asked for on which a sport has events. */
export type SportDays = { readonly sportId: number; readonly days: readonly number[] };
