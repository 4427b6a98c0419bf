import { expect, it } from "vitest";
import { isContact } from "./contact.ts";

it.each(["mailto:push@example.com", "https://example.com/contact"])("takes %s as a site's contact", (contact) => {
  expect(isContact(contact)).toBe(true);
});

it.each([
  "",
  "push@example.com",
  "mailto:x@localhost",
  "mailto:x@site.localhost",
  "mailto:x@192.0.2.1",
  "mailto:x@push.internal",
  "mailto:x@site.invalid",
  "mailto: push@example.com",
  "mailto:<push@example.com>",
  "https://",
  "https://localhost/",
  "https://127.0.0.1/",
  "http://example.com/",
])("refuses %j as a site's contact", (contact) => {
  expect(isContact(contact)).toBe(false);
});
