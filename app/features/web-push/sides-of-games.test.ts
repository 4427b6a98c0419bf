import { expect, it } from "vitest";
import { loadSides } from "./sides-of-games.ts";

const bodies: Readonly<Record<string, string>> = {
  game0001: "SA÷1¬~ZA÷FRANCE: Ligue 1¬ZC÷stage001¬~AA÷game0001¬AD÷1¬PX÷lens¬PY÷lyon¬AE÷Lens¬AF÷Lyon¬~",
  game0002: "0",
};

it("reads who plays in a followed game once, and knows nothing of a game whose feed cannot be had", async () => {
  let text: string | null = null;
  const asked: string[] = [];
  const load = () =>
    loadSides(
      ["game0001", "game0002", "game0003"],
      async (id) => {
        asked.push(id);
        return bodies[id] ?? null;
      },
      { read: async () => text, write: async (written) => void (text = written) },
    );
  expect(await load()).toEqual({ game0001: ["lens", "lyon"] });
  expect(await load()).toEqual({ game0001: ["lens", "lyon"] });
  expect(asked).toEqual(["game0001", "game0002", "game0003", "game0002", "game0003"]);
});
