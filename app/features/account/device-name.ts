const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Names a browser as its owner knows it, "Firefox · Android"; an unknown one by its user agent string. */
export function deviceName(agent: string): string {
  const names = [browsers, systems].flatMap((known) => known.find(([, pattern]) => pattern.test(agent))?.[0] ?? []);
  return names.length === 0 ? agent : names.join(" · ");
}
