import { describe, expect, it } from "vitest";
import { formFault } from "./json-form.ts";

const faultOf = (text: string) => formFault(new TextEncoder().encode(text));

describe("the form of a JSON text", () => {
  it("is decided by its brackets, and not by those in its texts", () => {
    expect(faultOf('{"a":[1,{"b":"[[[[{{{{\\"[[[["}]}')).toBeNull();
    expect(faultOf(`{"a":"${"[".repeat(100)}"}`)).toBeNull();
    expect(faultOf(`{"a":"\\\\","b":${"[".repeat(40)}`)).toContain("nested");
  });

  it("is refused where it is nested deeply, however it ends", () => {
    expect(faultOf("[".repeat(32) + "]".repeat(32))).toBeNull();
    expect(faultOf("[".repeat(33))).toContain("nested deeper than 32");
    expect(faultOf('{"a":'.repeat(33))).toContain("nested deeper than 32");
    expect(faultOf("[".repeat(8_000_000))).toContain("nested");
  });

  it("is refused where it consists of too many small values", () => {
    expect(faultOf(`[${"[],".repeat(499_999)}0]`)).toBeNull();
    expect(faultOf(`[${"{},".repeat(500_000)}0]`)).toContain("more than 500000");
  });
});
