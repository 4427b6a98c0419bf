import { expect, it } from "vitest";
import type { ServerFrame } from "../../../shared/push/frames.ts";
import { maxSubjectsPerSocket } from "../../../shared/push/limits.ts";
import type { SocketListener } from "../live-world.ts";
import { createSharedSocket } from "./shared-socket.ts";

function start() {
  const sent: string[] = [];
  const said: string[] = [];
  const opened: SocketListener[] = [];
  let ms = 0;
  const shared = createSharedSocket({
    openSocket(_path, listener) {
      opened.push(listener);
      return { send: (text) => sent.push(text), close: () => sent.push("close") };
    },
    nowMs: () => ms,
    deliver: (ids, text) => said.push(`${ids.join()} ${text}`),
    closed: (ids, code) => said.push(`${ids.join()} closed ${code}`),
    refuse: (id) => said.push(`${id} refused`),
  });
  const frame = (value: ServerFrame) => opened.at(-1)?.message(JSON.stringify(value));
  const hello = (...subjects: readonly string[]) =>
    frame({
      t: "hello",
      v: 4,
      at: 1_000,
      have: Object.fromEntries(subjects.map((name) => [name, { n: 5, epoch: "e" }])),
      back: 0,
    });
  return { shared, sent, said, opened, frame, hello, pass: (passed: number) => (ms += passed) };
}

const path = (...subjects: readonly string[]) => `/push?v=5${subjects.map((name) => `&join=${name}:5`).join("")}`;

it("[P11] answers the marks of the socket itself", () => {
  const { shared, sent, said, frame } = start();
  shared.open("a", path("u_1_1"));
  frame({ t: "mark", m: "x" });
  expect([sent, said]).toEqual([['{"t":"seen","m":"x"}'], []]);
});

it("gives a tab the frames of what it follows, and of nothing else", () => {
  const { shared, said, hello, frame } = start();
  shared.open("a", path("u_1_1"));
  hello("u_1_1");
  shared.open("b", path("u_2_1"));
  said.length = 0;
  frame({ t: "rows", s: "u_2_1", n: 6, r: "AA÷x¬~" });
  expect(said).toEqual(['b {"t":"rows","s":"u_2_1","n":6,"r":"AA÷x¬~"}']);
});

it("says to a tab that comes later where each subject is, and at what time, and asks for what it misses alone", () => {
  const { shared, sent, said, hello, frame, pass } = start();
  shared.open("a", path("u_1_1", "u_2_1"));
  frame({ t: "hello", v: 4, at: 1_000, have: {}, back: 7_000 });
  hello("u_1_1", "u_2_1");
  frame({ t: "rows", s: "u_1_1", n: 6, r: "AA÷x¬~AA÷y¬~" });
  pass(10_000);
  said.length = 0;
  shared.open("b", path("u_1_1", "u_2_1"));
  expect(said).toEqual([
    'b {"t":"hello","v":4,"at":1010,"have":{"u_1_1":{"n":7,"epoch":"e"},"u_2_1":{"n":5,"epoch":"e"}},"back":7000}',
  ]);
  expect(sent).toEqual(['{"t":"join","s":"u_1_1","since":5}']);
  shared.open("c", path("u_1_1"));
  expect(sent).toHaveLength(1); // that is asked already
  frame({ t: "repair", s: "u_1_1", n: 7 });
  expect(said.at(-1)).toBe('b,c {"t":"repair","s":"u_1_1","n":7}');
});

it("[P6] sends one ping for all that ask at once", () => {
  const { shared, sent, said, opened, hello } = start();
  shared.open("a", path("u_1_1"));
  hello("u_1_1");
  shared.open("b", path("u_1_1"));
  said.length = 0;
  shared.send("a", "ping");
  shared.send("b", "ping");
  opened[0]?.message("pong");
  expect([sent, said]).toEqual([["ping"], ["a,b pong"]]);
});

it("[P20] has no room for more subjects than a socket may follow", () => {
  const { shared, said, hello } = start();
  const many = Array.from({ length: maxSubjectsPerSocket - 1 }, (_, index) => `games_fr_g_1_${index}`);
  shared.open("a", path(...many));
  hello(...many);
  shared.open("b", path("u_1_1", "u_2_1"));
  expect(said.at(-1)).toBe("b refused");
  shared.open("c", path("u_1_1"));
  shared.send("c", '{"t":"join","s":"u_2_1","since":0}');
  expect(said.at(-1)).toBe("c closed 1001");
});

it("leaves what only a tab followed that says nothing any more", () => {
  const { shared, sent, said, opened, hello, pass } = start();
  shared.open("a", path("u_1_1"));
  hello("u_1_1");
  shared.open("gone", path("u_1_1", "u_2_1"));
  sent.length = 0;
  pass(100_000);
  shared.send("a", "ping");
  opened[0]?.message("pong");
  expect(sent).toEqual(["ping"]);
  pass(60_000);
  shared.send("a", "ping");
  expect(sent.slice(1)).toEqual(['{"t":"leave","s":"u_2_1"}', "ping"]);
  expect(said.at(-1)).toBe("gone closed 1001");
  shared.send("gone", "ping"); // it was only asleep
  expect(said.at(-1)).toBe("gone closed 1001");
});

it("ends for all when a tab gives it up that waited for a sign of life", () => {
  const { shared, sent, said, hello } = start();
  shared.open("a", path("u_1_1"));
  hello("u_1_1");
  shared.open("b", path("u_1_1"));
  shared.send("a", "ping");
  shared.close("a");
  expect([sent.at(-1), said.at(-1)]).toEqual(["close", "b closed 1006"]);
});
