import { data } from "@remix-run/cloudflare";
import { PageError } from "../../features/layout/page-error.tsx";

export const loader = () => {
  throw data(null, { status: 404 });
};

/** Never shown: the loader always throws to the error boundary. */
export default function NotFoundRoute() {
  return null;
}

export { PageError as ErrorBoundary };
