import { toOpeningPath } from "../../shared/push/opening.ts";
import { updateSubject } from "../../shared/push/subjects.ts";
import { cpuMs } from "../process-cpu.ts";
import { startPushOnly } from "../push-only.ts";
import { openIdleSockets } from "../sockets.ts";

const sockets = 300;

/** CPU of workerd for one socket that joins through the built push Worker, in milliseconds. */
export async function measureJoin(): Promise<number> {
  const push = await startPushOnly();
  try {
    const url = new URL(toOpeningPath([{ subject: updateSubject(1), since: 0 }]), push.url);
    url.protocol = "ws:";
    const first = await openIdleSockets(url, sockets / 10);
    const before = cpuMs(push.pids());
    const crowd = await openIdleSockets(url, sockets);
    const used = cpuMs(push.pids()) - before;
    await Promise.all([first.close(), crowd.close()]);
    return used / sockets;
  } finally {
    await push.stop();
  }
}
