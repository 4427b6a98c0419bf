/** A public source of matches, as pages must credit it beside its data. */
export type Credit = {
  /** The line that the source asks for, or its name; the same in every language. */
  readonly line: string;
  readonly url: string;
  /** Null where its terms have no name: the line leads to them. */
  readonly licence: { readonly name: string; readonly url: string } | null;
  /** False where the licence is for uses that earn no money. */
  readonly isForCommerce: boolean;
};

/** By the source's id, which is also the name of the provider that posts its matches. */
export const credits = {
  openligadb: {
    line: "© OpenLigaDB",
    url: "https://www.openligadb.de/",
    licence: { name: "ODbL 1.0", url: "https://opendatacommons.org/licenses/odbl/1-0/" },
    isForCommerce: true,
  },
  "football-data": {
    line: "Football data provided by the Football-Data.org API",
    url: "https://www.football-data.org/",
    licence: null,
    isForCommerce: true,
  },
  "jolpica-f1": {
    line: "© jolpica-f1",
    url: "https://github.com/jolpica/jolpica-f1",
    licence: { name: "CC BY-NC-SA 4.0", url: "https://creativecommons.org/licenses/by-nc-sa/4.0/" },
    isForCommerce: false,
  },
} as const satisfies Readonly<Record<string, Credit>>;

export type CreditId = keyof typeof credits;

export const isCreditId = (id: string): id is CreditId => Object.hasOwn(credits, id);
