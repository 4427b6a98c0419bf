import { createCache } from "../../shared/caching/cache.ts";

const keptBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

/**
 * Numbers what feeds say by its content: two objects with the same content have the same number, however often they
 * are read, and a number is never given twice. So a short number stands in keys for a long text. An object is read
 * once; it must not be changed afterwards.
 */
export function createVersions(): (value: object) => number {
  const ofObject = new WeakMap<object, number>();
  const ofText = createCache<number>({ maxSize: keptBytes, sizeOf: (_, text) => bytesPerCharacter * text.length });
  let last = 0;
  return (value) => {
    const known = ofObject.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    let version = ofText.get(text);
    if (version === undefined) {
      last += 1;
      version = last;
      ofText.set(text, version);
    }
    ofObject.set(value, version);
    return version;
  };
}
