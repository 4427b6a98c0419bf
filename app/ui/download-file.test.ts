import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { downloadFile } from "./download-file.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps a file for the browser, which reads it after the click", () => {
  const link = { click: vi.fn<() => void>() };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  downloadFile("data.json", "{}");
  expect(link).toMatchObject({ href: "blob:1", download: "data.json" });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith("blob:1");
});
