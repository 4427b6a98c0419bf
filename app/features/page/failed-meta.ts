import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { fieldsOf } from "../../../shared/json/record.ts";

type Failed = { readonly matches: readonly { readonly data: unknown }[]; readonly error?: unknown };

/** The title of a page that is none, or that failed, as the root has it from the server; none where even the root failed. */
export function toFailedMeta({ matches: [root], error }: Failed): MetaDescriptor[] {
  const { missing, failed } = fieldsOf(root?.data);
  const title = isRouteErrorResponse(error) && error.status === 404 ? missing : failed;
  return typeof title === "string" ? [{ title }] : [];
}
