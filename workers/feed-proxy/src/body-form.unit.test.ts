import { describe, expect, it } from "vitest";
import { endsSigned, formFault } from "./body-form.ts";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { parseFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";

const nameOf = (text: string): FeedName => {
  const name = parseFeedName(text);
  if (name === null) throw new Error(`no name: ${text}`);
  return name;
};
const faultOf = (text: string, body: string) => formFault(nameOf(text), body);

const football = encodeDayFeed({
  sportId: 1,
  leagues: [
    {
      league: { title: "FRANCE: Ligue 1", stageId: "1Stage00", type: "t" },
      events: [{ id: "1Event00", startSeconds: 1_760_000_000, homeName: "Lens", awayName: "Nantes" }],
    },
  ],
  signature: "0123456789abcdef0123456789abcdef",
});

describe("the form of a body", () => {
  it.each([
    ["a list", "f_1_0_2_fr_1", football],
    ["an empty feed", "f_1_0_2_fr_1", "0"],
    ["changes", "u_1_1", "AA÷1Event00¬AG÷1¬~"],
    ["changes with a header", "r_1_1", "SA÷1¬~AA÷1Event00¬AG÷1¬~"],
    ["prices", "fo_1_0_2_fr_1_0", "SA÷1¬~AA÷1Event00¬AY÷1¬ODA÷1¬~"],
    ["lists of several sports", "fp_1_0_2_fr_1", "SA÷2¬~ZA÷L¬~A1÷¬~"],
    ["lists of all sports", "fm_0_2_fr_1", "SA÷2¬~ZA÷L¬~A1÷¬~"],
    ["the system feed", "sys_1", "SA÷1¬~mlp÷1¬sst÷1¬stu÷5¬utime÷1795295480¬~"],
    ["a part of a match", "df_st_1_1Event00", "SE÷Match¬~SF÷Top¬~A1÷¬~"],
    ["a match", "dc_1_1Event00", "DA÷3¬A1÷0123¬~"],
  ])("[F6] [F8] finds nothing wrong with %s", (_, name, body) => {
    expect(faultOf(name, body)).toBeNull();
  });

  it.each([
    ["a page of HTML", "<!doctype html><title>502</title>", "does not begin as a feed"],
    ["JSON", '{"error":"SA÷1¬~"}', "does not begin as a feed"],
    ["bytes", "\u001f\ufffd\b\u0000\u0000", "does not begin as a feed"],
    ["white space", " ".repeat(40), "does not begin as a feed"],
    ["half a body", football.slice(0, football.length / 2), "does not end as a feed"],
    ["a body with an error page behind it", `${football}<html>`, "does not end as a feed"],
    ["changes in place of a list", "AA÷1Event00¬AG÷1¬~", "begins with AA"],
    ["another sport's list", "SA÷2¬~ZA÷L¬~A1÷¬~", "is of sport 2"],
  ])("[F23] knows %s from a list", (_, body, fault) => {
    expect(faultOf("f_1_0_2_fr_1", body)).toBe(fault);
  });

  it("[F23] finds every cut of a body but those between two rows, and there the signature is missing", () => {
    const unnoticed = Array.from(football, (_, end) => football.slice(0, end))
      .filter((cut) => cut.length >= 4)
      .filter((cut) => faultOf("f_1_0_2_fr_1", cut) === null);
    expect(unnoticed.length).toBe(football.split("¬~").length - 2);
    expect(unnoticed.some(endsSigned)).toBe(false);
    expect(endsSigned(football)).toBe(true);
  });

  it("knows a signature that is a cell, and takes no other one for it", () => {
    expect(["DA÷3¬A1÷0123¬~", "SA÷1¬~A1÷¬~", "SA÷1¬~XA1÷¬~", "AA÷1¬~", "0"].map(endsSigned)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
