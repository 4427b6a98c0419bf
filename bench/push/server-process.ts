import { spawn } from "node:child_process";
import { once } from "node:events";

export type ServerProcess = { readonly pid: number; readonly stop: () => Promise<void> };

/** Starts a program, and waits until its port takes connections. */
export async function startServer(
  program: string,
  args: readonly string[],
  cwd: string,
  isUp: () => Promise<boolean>,
): Promise<ServerProcess> {
  const server = spawn(program, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  await once(server, "spawn").catch((cause: unknown) => {
    throw new Error(`${program} is not installed`, { cause });
  });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(server, "exit");
  for (const startMs = performance.now(); performance.now() - startMs < 15_000;) {
    if (await isUp()) {
      return {
        pid: server.pid ?? 0,
        async stop() {
          server.kill("SIGKILL");
          await ended;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill("SIGKILL");
  throw new Error(`${program} ${args.join(" ")} did not start\n${said}`);
}

export const answersAt = (url: URL) => (): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Publishes to a server that takes a row as the body of a POST. */
export async function postRow(url: URL, row: string): Promise<void> {
  const response = await fetch(url, { method: "POST", body: row });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`publish: ${response.status}`);
}
