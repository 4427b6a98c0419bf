import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import { encodeOddsFeed } from "../../shared/wire/odds-feed.ts";
import { LiveList, useCounts, useEvent, useLeagues, useNowSeconds, useOdds } from "./hooks.tsx";
import { LiveProvider, useConnection } from "./live-provider.tsx";
import type { ListFeed } from "./list-feed.ts";

const settings = { feedBase: "/16/x/feed/", feedSign: "sign", nowSeconds: 1_760_000_000 };
const data: ListFeed = {
  key: "1/20370",
  sportId: 1,
  feed: encodeDayFeed({
    sportId: 1,
    leagues: [
      {
        league: { title: "League", stageId: "L" },
        events: [{ id: "A", statusType: 2, homeName: "Nantes", homeScore: 2 }],
      },
    ],
    signature: "",
  }),
  seq: 7,
  feedName: "f_1_0_2_fr_1",
  odds: encodeOddsFeed(1, [{ eventId: "A", bookmakerId: 16, outcomes: [{ price: 1.5, previous: null }] }]),
  oddsSeq: 3,
  oddsFeedName: "fo_1_0_2_fr_1_0",
  market: "fr",
  nowSeconds: 1_760_000_000,
  isFollowed: true,
};

function Row({ id }: { readonly id: string }) {
  const event = useEvent(id);
  const price = useOdds(id)?.outcomes[0]?.price;
  return `${event?.homeName} ${event?.homeScore} at ${price}`;
}

function List() {
  const rows = useLeagues().flatMap((league) => league.eventIds.map((id) => <Row key={id} id={id} />));
  return (
    <p>
      {rows}, {useCounts().live} live, {useNowSeconds()}, {useConnection().state}
    </p>
  );
}

describe("the live hooks", () => {
  it("render the loader's feeds and time on the server, where there is no socket to open", () => {
    const html = renderToStaticMarkup(
      <LiveProvider settings={settings}>
        <LiveList list={data}>
          <List />
        </LiveList>
      </LiveProvider>,
    );
    expect(html).toBe("<p>Nantes 2 at 1.5, 1 live, 1760000000, idle</p>");
  });

  it("say what they need when nothing above them provides it", () => {
    expect(() => renderToStaticMarkup(<List />)).toThrow("provider");
  });
});
