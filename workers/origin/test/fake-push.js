import { WorkerEntrypoint } from "cloudflare:workers";

/** What the hub holds: subject → rows in order. `have` of a subject is their count. */
const held = new Map();
/** The characters of the longest publication of each subject. */
const longest = new Map();
let isDown = false;

/** A hub with behaviour: keeps rows by number, forgets or fails when a test says so. */
export class Publisher extends WorkerEntrypoint {
  publish(sportId, { subject, firstSeq, rows }) {
    if (isDown) throw new Error("the hub is down");
    const known = held.get(subject) ?? [];
    if (firstSeq <= known.length + 1) rows.forEach((row, index) => (known[firstSeq - 1 + index] = row));
    held.set(subject, known);
    longest.set(subject, Math.max(longest.get(subject) ?? 0, rows.join("").length));
    return { have: known.length };
  }

  /** The rows of a subject; only for tests. */
  rows(subject) {
    return held.get(subject) ?? [];
  }

  longestCall(subject) {
    return longest.get(subject) ?? 0;
  }

  forget(subject) {
    held.delete(subject);
    longest.delete(subject);
  }

  setDown(value) {
    isDown = value;
  }
}

export default { fetch: () => new Response(null, { status: 404 }) };
