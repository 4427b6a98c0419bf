import { describe, expect, it } from "vitest";
import { recogniseFormat } from "./find-files.ts";

describe("the format of a file", () => {
  it.each([
    ["match-json", "a/mine.json", '{ "format": "match-json/1", "leagues": ['],
    ["wyscout", "a/matches.zip", "PK\u0003\u0004 … matches_England.json"],
    ["wyscout", "a/matches_France.json", '[{"status": "Played"'],
    ["cricsheet", "a/1136578.json", '{\n  "meta": {\n    "data_version": "1.0.0"'],
    ["football.json", "a/fr.1.json", '{\n  "name": "L",\n  "matches": ['],
    ["football.json", "a/fr.1.json", '{"matches": ['],
    ["football.txt", "a/cup.txt", "\uFEFF# remark\n\n= World Cup 2022  # in Qatar\n"],
    ["football.txt", "a/cup.txt", "= L 2025/26\r\n"],
    ["internationals", "a/results.csv", "date,home_team,away_team,home_score,away_score,tournament,city"],
  ])("is %s: %s", (format, file, head) => {
    expect(recogniseFormat(file, head)?.name).toBe(format);
  });

  it.each([
    ["a/package.json", '{ "name": "x", "version": "1" }'],
    ["a/squads.txt", "= World Cup 2022\n\n== Senegal\n"],
    ["a/LICENSE.txt", "Do what you want"],
    ["a/goalscorers.csv", "date,home_team,away_team,team,scorer"],
    ["a/notes.md", "= L"],
  ])("is none: %s", (file, head) => {
    expect(recogniseFormat(file, head)).toBeNull();
  });
});
