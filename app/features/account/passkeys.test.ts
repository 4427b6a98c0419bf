import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { toCredentialJson } from "./passkeys.ts";

const bytes = (...values: readonly number[]) => new Uint8Array(values).buffer;
const signed = { clientDataJSON: bytes(1), authenticatorData: bytes(251, 255), signature: bytes(3) };
const json = {
  id: "-_8",
  rawId: "-_8",
  type: "public-key",
  response: { clientDataJSON: "AQ", authenticatorData: "-_8", signature: "Aw" },
};

/** The browser's own object has its fields on its prototype. */
class BrowserCredential {
  get id() {
    return "-_8";
  }
  get rawId() {
    return bytes(251, 255);
  }
  get response() {
    return new (class {
      get clientDataJSON() {
        return bytes(1);
      }
      get authenticatorData() {
        return bytes(251, 255);
      }
      get signature() {
        return bytes(3);
      }
    })();
  }
}
const plain = { id: "-_8", rawId: bytes(251, 255), type: "public-key", response: signed };
const failing = { toJSON: () => expect.unreachable("Illegal invocation") };

it.each([
  ["a browser", new BrowserCredential()],
  ["a password manager", plain],
  ["one whose object has the browser's toJSON", Object.setPrototypeOf({ ...plain }, failing)],
  ["one that writes text", { ...plain, rawId: "-_8", response: json.response }],
  ["one with views of larger buffers", { ...plain, rawId: new Uint8Array([0, 251, 255, 0]).subarray(1, 3) }],
  ["an extension's realm", { ...plain, rawId: runInNewContext("new Uint8Array([251, 255]).buffer") }],
])("reads a signature of %s", (_, credential: object) => {
  expect(toCredentialJson(credential)).toEqual(json);
});

it("reads a new passkey", () => {
  const response = { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ["internal"] };
  expect(toCredentialJson({ ...plain, response })).toEqual({
    ...json,
    response: { clientDataJSON: "AQ", attestationObject: "Ag" },
  });
});

it.each([{}, { ...plain, rawId: undefined }, { ...plain, response: { clientDataJSON: 1 } }])("refuses %o", (value) => {
  expect(() => toCredentialJson(value)).toThrow("bytes are missing");
});
