/** Stands in for the origin Worker: says how often it was asked for a name, and breaks when the name says so. */
const asked = new Map();

export default {
  async fetch(request) {
    const { host, pathname } = new URL(request.url);
    const count = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, count);
    if (pathname.includes("/r_")) return new Response("broken", { status: 500 });
    // Others must have the time to come while one is on its way.
    await scheduler.wait(20);
    const title = `${host} ${request.headers.get("x-fsign")} ${count}`;
    return new Response(`SA÷1¬~ZA÷${title}¬~A1÷¬~`, { headers: { "x-feed-seq": String(count) } });
  },
};
