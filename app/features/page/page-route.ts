import type { HeadersFunction } from "@remix-run/cloudflare";

// The exports that the route of every page has in common.

/** Sends a page with the headers of its loader, and a failed page with those of the failure. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export { PageError as ErrorBoundary } from "../layout/page-error.tsx";
export { clientLoader } from "../../navigation/patient-loader.tsx";
