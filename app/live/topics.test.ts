import { expect, it } from "vitest";
import { createTopics } from "./topics.ts";

function listen() {
  const topics = createTopics();
  const heard: string[] = [];
  const add = (topic: string, name = topic) => topics.subscribe(topic, () => heard.push(name));
  return { topics, heard, add };
}

it("notifies the listeners of a topic, and of no other", () => {
  const { topics, heard, add } = listen();
  add("A", "first of A");
  add("A", "second of A");
  add("B");
  topics.notify("A");
  topics.notify("C");
  expect(heard).toEqual(["first of A", "second of A"]);
});

it("notifies nobody who has left, and all who stay", () => {
  const { topics, heard, add } = listen();
  const leave = add("A", "left");
  add("A", "stays");
  leave();
  topics.notify("A");
  expect(heard).toEqual(["stays"]);
});

it("notifies who came after all others had left, though one of them leaves once more", () => {
  const { topics, heard, add } = listen();
  const leave = add("A", "left");
  leave();
  add("A", "came");
  leave();
  topics.notify("A");
  expect(heard).toEqual(["came"]);
});
