/**
 * The parts of `@whatwg-node/fetch` that graphql-yoga's types use. That package's own file includes the DOM's types, which
 * are not a Worker's; config/tsconfig.workers.json reads this one instead.
 */
export declare const Response: typeof globalThis.Response;
export declare function createFetch(): {
  fetch: typeof fetch;
  Request: typeof Request;
  Response: typeof Response;
  Headers: typeof Headers;
  FormData: typeof FormData;
  ReadableStream: typeof ReadableStream;
  WritableStream: typeof WritableStream;
  TransformStream: typeof TransformStream;
  CompressionStream: typeof CompressionStream;
  DecompressionStream: typeof DecompressionStream;
  TextDecoderStream: typeof TextDecoderStream;
  TextEncoderStream: typeof TextEncoderStream;
  Blob: typeof Blob;
  File: typeof File;
  crypto: typeof crypto;
  btoa: typeof btoa;
  TextEncoder: typeof TextEncoder;
  TextDecoder: typeof TextDecoder;
  URLPattern: typeof URLPattern;
  URL: typeof URL;
  URLSearchParams: typeof URLSearchParams;
};
