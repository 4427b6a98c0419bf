import { request } from "node:http";
import { postSigned } from "../../scripts/import/post-signed.ts";
import type { Stack } from "../../scripts/stack.ts";
import { feedSign, provider } from "./stack.ts";

type Options = { readonly place?: string; readonly headers?: Readonly<Record<string, string>> };

const placeHeader = (place: string | undefined): Record<string, string> =>
  place === undefined ? {} : { "x-dev-place": place };

export function getPage(stack: Stack, path: string, { place, headers = {} }: Options = {}): Promise<Response> {
  return fetch(new URL(path, stack.url), { headers: { ...placeHeader(place), ...headers } });
}

export type HostAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
};

/** A page as a browser asks for it that knows the site by the name of a host: `fetch` takes the host from the address. */
export const getPageAt = (
  stack: Stack,
  host: string,
  path: string,
  { place, headers = {} }: Options = {},
): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    const options = { headers: { host, ...placeHeader(place), ...headers } };
    const asking = request(new URL(path, stack.directUrl), options, (response) => {
      let html = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (html += part));
      response.on("end", () => {
        const found = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(found), html });
      });
    });
    asking.on("error", reject);
    asking.end();
  });

/** A signed feed request, as a client of the feeds sends it. */
export function getFeed(
  stack: Stack,
  name: string,
  { place, headers = {}, project = 1 }: Options & { readonly project?: number } = {},
): Promise<Response> {
  const url = new URL(`/${project}/x/feed/${name}`, stack.url);
  return fetch(url, { headers: { "x-fsign": feedSign, ...placeHeader(place), ...headers } });
}

/** Posts to the ingest API as the stack's own provider. */
export const postIngest = (stack: Stack, path: string, body: unknown): Promise<Response> =>
  postSigned(new URL(`/ingest/v1/${path}`, stack.url), provider, body);
