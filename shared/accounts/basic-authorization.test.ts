import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBasicAuthorization, toBasicAuthorization } from "./basic-authorization.ts";

describe("the authorization of signed-in calls", () => {
  it("[A6.01] is Basic id:hash", () => {
    expect(toBasicAuthorization({ id: "Aladdin", hash: "open sesame" })).toBe("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
    expect(parseBasicAuthorization("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")).toEqual({
      id: "Aladdin",
      hash: "open sesame",
    });
  });

  it("comes back as it was, for any id without a colon and any hash", () => {
    const ascii = fc.string({ unit: "grapheme-ascii", minLength: 1 });
    fc.assert(
      fc.property(ascii, ascii, (name, hash) => {
        const credentials = { id: name.replaceAll(":", "."), hash };
        expect(parseBasicAuthorization(toBasicAuthorization(credentials))).toEqual(credentials);
      }),
    );
  });

  it.each(["", "Bearer QWxh", "Basic", "Basic ***", "Basic QWxhZGRpbg==", "Basic OnNlc2FtZQ==", "Basic QWxhZGRpbjo="])(
    "is refused as %j",
    (header) => {
      expect(parseBasicAuthorization(header)).toBeNull();
    },
  );
});
