import { postSigned } from "../../scripts/import/post-signed.ts";
import type { Stack } from "../../scripts/stack.ts";
import { feedSign, provider } from "./stack.ts";

type Options = { readonly place?: string; readonly headers?: Readonly<Record<string, string>> };

const placeHeader = (place: string | undefined): Record<string, string> =>
  place === undefined ? {} : { "x-dev-place": place };

export function getPage(stack: Stack, path: string, { place, headers = {} }: Options = {}): Promise<Response> {
  return fetch(new URL(path, stack.url), { headers: { ...placeHeader(place), ...headers } });
}

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
