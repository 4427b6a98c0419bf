import { describe, expect, expectTypeOf, it } from "vitest";
import { dataScopes, redirectTypes, toFeedDescriptor, type FeedConfig } from "./feed-request.ts";

describe("feed requests", () => {
  it("[C3.21] know four data scopes and five redirect types", () => {
    expect(dataScopes).toEqual(["default", "archive", "temporary", "mygames"]);
    expect(redirectTypes).toEqual({ event: 1, tournament_template: 2, participant: 3, player: 4, detail_page: 5 });
  });

  it("[C3.22] are configured by ids, the part of the data, the tennis type and a callback", () => {
    expectTypeOf<keyof FeedConfig>().toEqualTypeOf<
      "participantId" | "seriesId" | "seasonId" | "dataPart" | "tennisType" | "callback"
    >();
  });

  it("[C3.22] are described by address, context, headers and callbacks", () => {
    const callbacks = { onFailure: String };
    const options = { context: "list", signature: "a-signature", callbacks };
    expect(
      toFeedDescriptor("https://feeds.example/16/", { kind: "update", sportId: 1, projectTypeId: 1 }, options),
    ).toEqual({
      url: "https://feeds.example/16/x/feed/u_1_1",
      context: "list",
      headers: { "x-fsign": "a-signature" },
      callbacks,
    });
  });
});
