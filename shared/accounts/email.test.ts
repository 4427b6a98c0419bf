import { describe, expect, it } from "vitest";
import { isBasicEmail, isStrictEmail, toAsciiDomain } from "./email.ts";

describe("email addresses", () => {
  it.each(["ana@example.com", "a_b-c.d9@mail.example.info", "x@y.fr"])("[A5.01] %s has both forms", (email) => {
    expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([true, true]);
  });

  it.each([
    "ana",
    "@example.com",
    "ana@example",
    "ana@example.c",
    "an a@example.com",
    "ana@ex@ample.com",
    "ana@example.com\n",
  ])("[A5.01] %j has neither form", (email) => {
    expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([false, false]);
  });

  it("[A5.01] may hold + and % and a long suffix in the strict form only", () => {
    for (const email of ["ana+scores@example.com", "ana%x@example.com", "ana@example.world"]) {
      expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([false, true]);
    }
  });

  it("[A5.01] may not hold dots beside each other in the strict form", () => {
    for (const email of ["ana..b@example.com", "ana@example..com"]) {
      expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([true, false]);
    }
  });

  it.each([
    "mary.o'neill@example.ie",
    "rock&roll@example.com",
    "team/home@example.com",
    "jörg@example.de",
    "zoë@bücher.example",
    "ольга@пример.рф",
    "olga@xn--e1afmkfd.xn--p1ai",
    '"a b"@example.com',
    '"a@b"@bücher.example',
    String.raw`"a\"b"@example.com`,
  ])("[A5.01] may hold the signs and letters that people have: %s", (email) => {
    expect(isStrictEmail(email)).toBe(true);
  });

  it.each([
    "zoë@bücher",
    "zoë@bücher..example",
    "zoë@bücher.example/path",
    "zoë@bücher.example:80",
    "zoë@büch%65r.example",
    "a b@bücher.example",
    'a"b@example.com',
    '"a"b"@example.com',
    '""@example.com',
    '"a\r\nb"@example.com',
    "a@b@bücher.example",
    "<zoë>@example.com",
    "zoë@example.com\r\nbcc: x@example.com",
  ])("[A5.01] %j is none", (email) => {
    expect(isStrictEmail(email)).toBe(false);
  });

  it("have one spelling of their domain", () => {
    expect(toAsciiDomain("ольга@Пример.РФ")).toBe("ольга@xn--e1afmkfd.xn--p1ai");
    expect(toAsciiDomain("zoe\u0308@bu\u0308cher.example")).toBe("zoë@xn--bcher-kva.example");
    for (const email of ["Ana@Example.com", "olga@xn--e1afmkfd.xn--p1ai", "no address", "a@b:80.é"])
      expect(toAsciiDomain(email)).toBe(email);
  });

  it("are refused beyond 254 characters", () => {
    expect(isStrictEmail(`${"a".repeat(243)}@example.fr`)).toBe(true);
    expect(isStrictEmail(`${"a".repeat(244)}@example.fr`)).toBe(false);
  });
});
