import { expect, it } from "vitest";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { createJoinCache } from "../load-feed.ts";

/** Ledgers that say a league's name at a number, and what each was asked with. */
function start() {
  const join = createJoinCache();
  const said = new Map([
    [1, { name: "Coupe", seq: 4 }],
    [2, { name: "Open", seq: 7 }],
  ]);
  const asked: (string | null)[] = [];
  const ask = async (sportId: number, knownEtag: string | null) => {
    asked.push(knownEtag);
    const { name, seq } = said.get(sportId) ?? { name: "", seq: 0 };
    const body = `SA÷${sportId}¬~ZA÷${name}¬~`;
    const etag = contentHash(body);
    return { body: etag === knownEtag ? null : body, etag, seq };
  };
  return { asked, said, load: (key = "fm") => join(key, [1, 2], ask) };
}

it("joins again only where a ledger says something else, and asks it with what is kept", async () => {
  const { asked, load, said } = start();
  const first = await load();
  expect(first.body).toBe("SA÷1¬SSQ÷4¬~ZA÷Coupe¬~SA÷2¬SSQ÷7¬~ZA÷Open¬~");
  expect(first.etag).toBe(contentHash(first.body));
  expect(await load()).toBe(first);
  expect([asked.slice(0, 2), asked.slice(2).includes(null)]).toEqual([[null, null], false]);
  said.set(2, { name: "Masters", seq: 8 });
  expect((await load()).body).toBe("SA÷1¬SSQ÷4¬~ZA÷Coupe¬~SA÷2¬SSQ÷8¬~ZA÷Masters¬~");
});

it("names the number of now where the rows are the same, and keeps names apart", async () => {
  const { load, said } = start();
  const first = await load();
  said.set(1, { name: "Coupe", seq: 5 });
  expect((await load()).body).toBe(first.body.replace("SSQ÷4", "SSQ÷5"));
  said.set(1, { name: "Ligue", seq: 6 });
  expect((await load("fp")).body).toContain("Ligue");
  expect((await load()).body).toContain("Ligue");
});
