/** Items that are found by name and made when they are first requested (C8.05). */
export type NamedItems<Item> = {
  /** A name that is taken already is refused. */
  readonly add: (name: string, make: (get: (name: string) => Item) => Item) => void;
  /** A name that was not added, and an item that needs itself, are bugs and throw with the names. */
  readonly get: (name: string) => Item;
};

/** `what` says in errors what the items are: "Service". */
export function createNamedItems<Item>(what: string): NamedItems<Item> {
  const makers = new Map<string, (get: (name: string) => Item) => Item>();
  const made = new Map<string, { readonly item: Item }>();

  function find(name: string, askers: readonly string[]): Item {
    const known = made.get(name);
    if (known !== undefined) return known.item;
    const make = makers.get(name);
    if (make === undefined) throw new Error(`${what} not found: ${name}`);
    const chain = [...askers, name];
    if (askers.includes(name)) throw new Error(`Cyclic dependency: ${chain.join(" → ")}`);
    const item = make((needed) => find(needed, chain));
    made.set(name, { item });
    return item;
  }

  return {
    add: (name, make) => {
      if (makers.has(name)) throw new Error(`Trying to override ${what.toLowerCase()}: ${name}`);
      makers.set(name, make);
    },
    get: (name) => find(name, []),
  };
}
