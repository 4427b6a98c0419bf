import { freePort } from "../../scripts/port.ts";
import type { Credentials } from "../../shared/accounts/basic-authorization.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import type { Figure } from "../figures.ts";
import { killStack, startKillableStack } from "../killable-stack.ts";
import { cpuMs, descendantPids } from "../process-cpu.ts";
import { ask, change, gameKey, games } from "./visitor-data.ts";

const seconds = 20;
const devices = 4;
/** A call's share of changes, like a batch that a browser sends after its visitor was offline or at a first sign-in. */
const changesOfCall = games / devices;
const retryMs = 100;

/**
 * Devices of one visitor call all the time, and change each of their own games with every call. In the middle everything is killed
 * without warning and restarted; devices send unacknowledged changes again.
 */
export async function measureChanges(folder: string, visitor: Credentials): Promise<readonly Figure[]> {
  const port = await freePort();
  const base = new URL(`http://127.0.0.1:${port}`);
  let server = await startKillableStack(port, folder);
  try {
    const before = await read(base, visitor);
    const endMs = performance.now() + seconds * 1_000;
    const acknowledged = new Map<string, number>();
    let calls = 0;
    let repeated = 0;
    let awayMs = 0;
    const send = async (device: number) => {
      for (let round = 1; performance.now() < endMs + awayMs; round += 1) {
        const keys = Array.from({ length: changesOfCall }, (_, at) => gameKey(device * changesOfCall + at));
        const merge = Object.fromEntries(keys.map((key) => [key, { round }]));
        for (;;) {
          const isTaken = await change(base, visitor, merge).then(
            () => true,
            () => false,
          );
          if (isTaken) break;
          repeated += 1;
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
        for (const key of keys) acknowledged.set(key, round);
        calls += 1;
      }
    };
    const cpuOfCalls = () => cpuMs(descendantPids(server.pid));
    const cpuBefore = cpuOfCalls();
    const sending = Promise.all(Array.from({ length: devices }, (_, device) => send(device)));
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1_000) / 2));
    const cpu = (cpuOfCalls() - cpuBefore) / calls;
    const killedMs = performance.now();
    killStack(server);
    server = await startKillableStack(port, folder);
    awayMs = performance.now() - killedMs;
    await sending;
    const after = await read(base, visitor);
    const counted = after.revision - before.revision;
    const lost = [...acknowledged].filter(([key, round]) => fieldsOf(after.games[key])["round"] !== round).length;
    return [
      {
        name: "changes of one visitor's data",
        value: (calls * changesOfCall) / seconds,
        unit: "/s",
        target: { atLeast: 1_000 },
        detail: `${calls} calls of ${changesOfCall} in ${seconds} s from ${devices} devices, besides ${(awayMs / 1_000).toFixed(1)} s away; ${repeated} sent again; ${cpu.toFixed(1)} ms of CPU a call`,
      },
      {
        name: "acknowledged changes that are lost, and calls counted wrongly",
        value: lost + Math.abs(counted - calls),
        unit: "of them",
        target: { atMost: 0 },
        detail: `${counted} numbers for ${calls} calls, ${lost} of ${acknowledged.size} games differ`,
      },
    ];
  } finally {
    killStack(server);
  }
}

async function read(base: URL, visitor: Credentials) {
  const { data, revision } = fieldsOf(await ask(base, "/v4/getdata", visitor, {}));
  return { games: fieldsOf(fieldsOf(data)["mygames"]), revision: Number(revision) };
}
