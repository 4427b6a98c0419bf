import { expect, it } from "vitest";
import { toDeployOrder } from "./project.ts";

type Worker = Parameters<typeof toDeployOrder>[0][number];

const worker = (name: string, services: readonly string[] = [], objectsOf: readonly string[] = []): Worker => ({
  config: {
    name,
    services: services.map((service) => ({ binding: service.toUpperCase(), service })),
    durable_objects: {
      bindings: objectsOf.map((script_name) => ({ name: script_name, class_name: "Room", script_name })),
    },
  },
});

const order = (workers: readonly Worker[]) => toDeployOrder(workers).map(({ config }) => config.name);

it("puts every Worker after those whose service it binds", () => {
  expect(
    order([worker("site", ["proxy", "push"]), worker("proxy", ["origin"]), worker("origin", ["push"]), worker("push")]),
  ).toEqual(["push", "origin", "proxy", "site"]);
});

it("puts every Worker after those whose Durable Objects it binds", () => {
  expect(order([worker("reader", [], ["rooms"]), worker("rooms")])).toEqual(["rooms", "reader"]);
});

it("lets a Worker bind itself", () => {
  expect(order([worker("rooms", ["rooms"], ["rooms"])])).toEqual(["rooms"]);
});

it("names the Workers of a circle", () => {
  const circle = [worker("site", ["a"]), worker("a", ["b"]), worker("b", ["c"]), worker("c", ["a"])];
  expect(() => order(circle)).toThrow("a → b → c → a");
});

it("names a Worker that is bound and that nobody deploys", () => {
  expect(() => order([worker("site", ["gone"])])).toThrow("site binds gone");
});
