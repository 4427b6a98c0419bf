import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseClientFrame } from "./client-frame.ts";
import { protocolVersion, type ClientFrame, type ServerFrame } from "./frames.ts";
import { parseServerFrame } from "./server-frame.ts";

/**
 * The shapes of `frames.ts` as data, which the version stands for. `Described` makes the compiler refuse a description
 * that names other frames or other fields than the types.
 */
type Described<Frame extends { readonly t: string }> = {
  readonly [T in Frame["t"]]: { readonly [K in Exclude<keyof Extract<Frame, { t: T }>, "t">]: string };
};

const position = "{ n: number, epoch: string }";

const serverFrames: Described<ServerFrame> = {
  hello: { v: "number", at: "number", have: `record of ${position}`, back: "number" },
  rows: { s: "string", n: "number", r: "string" },
  repair: { s: "string", n: "number" },
  mark: { m: "string" },
};

const clientFrames: Described<ClientFrame> = {
  join: { s: "string", since: "number" },
  leave: { s: "string" },
  seen: { m: "string" },
};

/** One text for all shapes, whatever the order in which they are written down. */
const describeProtocol = () =>
  `v${protocolVersion} server ${describeFrames(serverFrames)} client ${describeFrames(clientFrames)}`;

const describeFrames = (frames: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(frames)
    .map(([kind, fields]) => `${kind}(${toSortedPairs(fields)})`)
    .toSorted()
    .join(" ");

const toSortedPairs = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join(", ");

/** The hash of each version's shapes. A published line never changes: a changed shape gets a line of its own. */
const publishedHashes: Readonly<Record<number, string>> = {
  1: "f3bf494d542d6405",
  2: "9f43ea0b75dffcd7",
  3: "3b7a903aa4fc71ed",
  4: "6fb7bbd5691fc3ac",
  5: "70038d42aa1ee76f",
};

/** A frame with a value for every field of its description. */
const samples: Readonly<Record<string, unknown>> = {
  number: 1,
  string: "u_1_1",
  [`record of ${position}`]: { u_1_1: { n: 1, epoch: "a" } },
};
const toFrame = (t: string, fields: Readonly<Record<string, string>>) => ({
  t,
  ...Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, samples[type]])),
});

describe("the version of the push protocol", () => {
  it("[P2] is raised whenever the shape of a frame changes", () => {
    const hash = createHash("sha256").update(describeProtocol()).digest("hex").slice(0, 16);
    expect(hash).toBe(publishedHashes[protocolVersion]);
  });

  it.each(Object.entries(serverFrames))(
    "[P2] reads a %s as described and refuses one with any field missing",
    (t, fields) => {
      const frame = toFrame(t, fields);
      expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
      for (const name of Object.keys(fields)) {
        expect(parseServerFrame(JSON.stringify({ ...frame, [name]: undefined }))).toBeNull();
        expect(parseServerFrame(JSON.stringify({ ...frame, [name]: true }))).toBeNull();
      }
    },
  );

  it("[P27] reads rows in their short form", () => {
    const rows = { t: "rows", s: "games_pt-br_g_1_Ab3dE6gH", n: 35, r: 'TNO÷["é"]¬~TNO÷[]¬~' };
    expect(parseServerFrame('games_pt-br_g_1_Ab3dE6gH:zTNO÷["é"]¬~TNO÷[]')).toEqual(rows);
    for (const text of ["pong", "u_1_1:", "u_1_1:zz", "u_1_1AA÷x", "u_1_1:1aa÷x", ""]) {
      expect(parseServerFrame(text)).toBeNull();
    }
  });

  it.each(Object.entries(clientFrames))(
    "[P2] reads a %s as described and refuses one with any field missing",
    (t, fields) => {
      const frame = toFrame(t, fields);
      expect(parseClientFrame(JSON.stringify(frame))).toEqual(frame);
      for (const name of Object.keys(fields)) {
        expect(parseClientFrame(JSON.stringify({ ...frame, [name]: undefined }))).toBeNull();
        expect(parseClientFrame(JSON.stringify({ ...frame, [name]: true }))).toBeNull();
      }
    },
  );
});
