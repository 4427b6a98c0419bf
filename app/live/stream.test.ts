import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { openStream } from "./stream.ts";

/** A browser's event source, whose server a test plays. */
class FakeSource extends EventTarget {
  static last: FakeSource | null = null;
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.last = this;
  }
  close() {
    this.isClosed = true;
  }
  say(data: string, name = "message") {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("location", { href: "https://tribune.test/fr/football/" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(path = "/push?v=5&join=u_1_1:5") {
  const heard: (string | number)[] = [];
  const stream = openStream(path, {
    message: (text) => heard.push(text),
    closed: (code) => heard.push(code),
    reopen: () => heard.push("reopen"),
  });
  const theirs = FakeSource.last;
  if (theirs === null) throw new Error("no stream was opened");
  return { stream, theirs, heard };
}

describe("the browser's stream", () => {
  it("[P21] opens at the page's own site, also where sockets open elsewhere", () => {
    expect(open("https://push.example/push?v=5&join=u_1_1:5").theirs.address).toBe("/push?v=5&join=u_1_1:5");
  });

  it("[P21] passes on frames, and no sign of life that nobody has asked for", () => {
    const { theirs, heard } = open();
    theirs.say("pong");
    theirs.say("{}");
    expect(heard).toEqual(["{}"]);
  });

  it("[P6] answers a ping by what it has heard since the last one, or by what it hears next", () => {
    const { stream, theirs, heard } = open();
    stream.send("ping");
    expect(heard).toEqual([]);
    theirs.say("pong");
    expect(heard).toEqual(["pong"]);
    stream.send("ping");
    expect(heard).toEqual(["pong"]);
    theirs.say("{}");
    theirs.say("pong");
    expect(heard).toEqual(["pong", "{}", "pong"]);
    stream.send("ping");
    expect(heard).toEqual(["pong", "{}", "pong"]);
    vi.advanceTimersByTime(0);
    expect(heard).toEqual(["pong", "{}", "pong", "pong"]);
  });

  it("[P10] [P21] ends with the server's code, or as a socket does that the network ends", () => {
    const refused = open();
    refused.theirs.say(String(closeCodes.policy.code), "end");
    const lost = open();
    lost.theirs.dispatchEvent(new Event("error"));
    expect([refused.heard, lost.heard]).toEqual([[closeCodes.policy.code], [1006]]);
    // A browser would come back by itself.
    expect([refused.theirs.isClosed, lost.theirs.isClosed]).toEqual([true, true]);
  });

  it("[P21] asks for another one where something is to be sent, after what is sent together", () => {
    const { stream, heard } = open();
    stream.send('{"t":"join"}');
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(heard).toEqual(["reopen"]);
  });

  it("is left with its page", () => {
    const { stream, theirs } = open();
    stream.close();
    expect(theirs.isClosed).toBe(true);
  });
});
