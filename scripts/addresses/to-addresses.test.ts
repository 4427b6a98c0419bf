import { expect, it } from "vitest";
import { docstringOf, rowsOfUnion } from "./to-addresses.ts";

it("takes the first paragraph of a component's docstring, else of a loader's", () => {
  const loader = "/** The loader. */\nexport async function loader() {}\n";
  const component = "/**\n * A page\n * of a team.\n *\n * A detail.\n */\nexport default function Page() {}\n";
  expect(docstringOf(loader + component)).toBe("A page of a team.");
  expect(docstringOf(loader)).toBe("The loader.");
  expect(() => docstringOf(`${loader}export default tab.Tab;`)).toThrow("no docstring");
});

it("makes a row of each comment that begins with an address", () => {
  const code = `
export type Destination =
  /** \`/push\` The socket. Example: \`/push?v=5\` */
  | "push"
  /** Everything else. */
  | "page"
  /** \`/log\` Takes a report. */
  | "log";
`;
  expect(rowsOfUnion(code, "Destination")).toEqual([
    { member: "push", addresses: ["/push"], shows: "The socket.", example: "/push?v=5" },
    { member: "log", addresses: ["/log"], shows: "Takes a report.", example: "/log" },
  ]);
});
