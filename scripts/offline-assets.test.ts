import { expect, it } from "vitest";
import { missingParts, toOfflineAssets } from "./offline-assets.ts";

const chunk = (
  fileName: string,
  facadeModuleId: string | null,
  imports: string[] = [],
  dynamicImports: string[] = [],
  moduleIds = facadeModuleId === null ? [] : [facadeModuleId],
) => ({ type: "chunk", fileName, facadeModuleId, imports, dynamicImports, moduleIds }) as const;

it("[E16] names the files of what works without a network, what they import, their sheets, and their texts by language", () => {
  const search = {
    ...chunk("assets/search.js", "/site/app/features/search/search-window.tsx", ["assets/use.js"], ["assets/odds.js"]),
    viteMetadata: { importedCss: new Set(["assets/search.css"]) },
  };
  const files = [
    search,
    chunk("assets/use.js", null, ["assets/search.js"], ["assets/fr.js", "assets/ar.js"]),
    chunk(
      "assets/mine-part.js",
      null,
      [],
      [],
      ["/site/app/features/mine/mine-parts.tsx", "/site/app/features/mine/a.ts"],
    ),
    chunk("assets/fr.js", "/site/.texts/pages/search/fr.js"),
    chunk("assets/ar.js", "/site/.texts/pages/search/ar.js"),
    chunk("assets/odds.js", "/site/app/features/odds/odds.tsx"),
    { type: "asset" },
  ] as const;
  expect(toOfflineAssets(files)).toEqual({
    "": ["/assets/mine-part.js", "/assets/search.css", "/assets/search.js", "/assets/use.js"],
    fr: ["/assets/fr.js"],
    ar: ["/assets/ar.js"],
  });
});

it("misses the parts that no file has", () => {
  const all = missingParts([]);
  const [first = "", ...others] = all;
  expect(others.length).toBeGreaterThan(5);
  expect(missingParts([chunk("assets/first.js", null, [], [], [`/site/app/${first}.tsx`]), { type: "asset" }])).toEqual(
    others,
  );
});
