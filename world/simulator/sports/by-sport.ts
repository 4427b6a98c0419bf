import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";

const isSportName = (name: string): name is SportName => Object.hasOwn(sportIds, name);

/** A table of some sports, written by their names, to be read by their ids. */
export const bySportId = <T>(table: Readonly<Partial<Record<SportName, T>>>): ReadonlyMap<number, T> =>
  new Map(
    Object.entries<T | undefined>(table).flatMap(([name, own]) =>
      own !== undefined && isSportName(name) ? [[sportIds[name], own] as const] : [],
    ),
  );
