import type { Language } from "../texts/languages.ts";

/** Competitions, teams and players of a sport that have a page. */
export type SportPages = { readonly sportId: number; readonly count: number };

/** @property part from 1, `pagesPerPart` each */
export type PagesQuestion = { readonly sportId: number; readonly part: number; readonly lang: Language };

/** Far below the 50,000 of a sitemap: an answer stays small. */
export const pagesPerPart = 10_000;

/** The days from one to another, both included (since 1970-01-01), of a zone so many hours east of UTC. */
export type ListedDaysQuestion = { readonly fromDay: number; readonly toDay: number; readonly offsetHours: number };

/**
 * A day of those asked for on which a sport has events (since 1970-01-01), and when the last incident of these happened, in
 * unix seconds; null before the first.
 */
export type ListedDay = { readonly day: number; readonly changedSeconds: number | null };
export type SportDays = { readonly sportId: number; readonly days: readonly ListedDay[] };

/** A page by its path, and when the last incident of its events happened, in unix seconds; null where none is known. */
export type ListedPage = { readonly path: string; readonly changedSeconds: number | null };
