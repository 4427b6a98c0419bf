import { expect, it } from "vitest";
import { isPushService } from "./push-services.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("[P22] knows the push services of browsers: %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evilpush.apple.com.example/abc",
  "https://notify.windows.com/abc",
  "https://user:word@fcm.googleapis.com/abc",
  "https://example.com/fcm.googleapis.com",
  "https://169.254.169.254/latest",
  "http://127.0.0.1:8080/abc",
  "http://localhost:8080/abc",
  "file:///etc/passwd",
  "",
])("[P22] asks nobody else for anything: %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

it("[P22] takes services that the operator names, and loopback where it is named", () => {
  const named = "push.example http://127.0.0.1";
  expect(isPushService("https://push.example/1", named)).toBe(true);
  expect(isPushService("http://push.example/1", named)).toBe(false);
  expect(isPushService("http://127.0.0.1:4000/1", named)).toBe(true);
  expect(isPushService("http://127.0.0.1.example/1", named)).toBe(false);
});
