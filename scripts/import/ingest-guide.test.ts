import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { postedSchema } from "../../shared/ingest/incident-schema.ts";
import { root } from "../workers.ts";

const guide = readFileSync(join(root, "docs/ingest.md"), "utf8");

// `exact` shows a schema's type alone; beneath it is a union of one object for each kind.
type KindUnion = { readonly options: readonly { readonly shape: { readonly kind: { readonly value: string } } }[] };
const kinds = (postedSchema as unknown as KindUnion).options.map(({ shape }) => shape.kind.value);

describe("the operator's guide", () => {
  const examples = JSON.parse(/```json\n(.*?)```/s.exec(guide)?.[1] ?? "[]") as readonly { readonly kind: string }[];

  it("shows an incident of every kind", () => {
    expect([...new Set(examples.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
  });

  it.each(examples.map((example) => [example.kind, example] as const))(
    "shows a %s that the API takes",
    (_, example) => {
      expect(postedSchema.safeParse({ eventId: "1GuideEv", ...example }).error?.issues).toBeUndefined();
    },
  );
});
