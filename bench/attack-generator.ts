import { attacks } from "./attacks/attack-list.ts";
import type { Aim } from "./attacks/attack.ts";

/**
 * The process that attacks, apart from the one that measures: its work must not be what a neighbour waits for.
 * Says `ready`, waits for a line, sends, and tells its toll as JSON.
 */
type Order = {
  readonly attack: string;
  readonly side: "harmless" | "hostile";
  readonly seconds: number;
  readonly aim: Aim;
};

// Written by `attacks/run-generator.ts`, which is of this shape.
const order = JSON.parse(process.argv[2] ?? "null") as Order;
const attack = attacks.find(({ name }) => name === order.attack);
if (attack === undefined) throw new Error(`no attack ${order.attack}`);
process.stdout.write("ready\n");
process.stdin.once("data", () => {
  void attack[order.side](order.aim, order.seconds).then((toll) => {
    process.stdout.write(`${JSON.stringify(toll)}\n`, () => process.exit(0));
  });
});
