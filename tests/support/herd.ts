import { Agent, request } from "node:http";

export type Answer = { readonly status: number; readonly cache: string; readonly text: string };

/** Many clients of one site at once, each on a connection that it keeps. */
export type Herd = {
  /** Requests all paths, `atOnce` of them at a time; answers come in the order of the paths. */
  readonly get: (paths: readonly string[], atOnce: number) => Promise<readonly Answer[]>;
  readonly stop: () => void;
};

export function createHerd(url: URL, headers: Readonly<Record<string, string>> = {}): Herd {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const getOne = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, url), { agent, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, cache: String(response.headers["x-tribune-cache"]), text }),
        );
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // The server ends a connection after 5 s without traffic, possibly while a request is on its way. Browsers send it again, too.
        if (sent.reusedSocket && error.code === "ECONNRESET") getOne(path).then(resolve, reject);
        else reject(error);
      });
      sent.end();
    });
  return {
    async get(paths, atOnce) {
      const answers: Answer[] = [];
      let next = 0;
      const run = async () => {
        for (let index = next++; index < paths.length; index = next++)
          answers[index] = await getOne(paths[index] ?? "/");
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, paths.length) }, run));
      return answers;
    },
    stop: () => agent.destroy(),
  };
}

/** "200 HIT" → how many. */
export function countAnswers(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, cache } of answers) counts[`${status} ${cache}`] = (counts[`${status} ${cache}`] ?? 0) + 1;
  return counts;
}
