import { z } from "@hono/zod-openapi";
import { resultFault } from "../timeline/result-fault.ts";
import { stageId } from "./schema-basics.ts";

const score = z.int().min(0).max(9999);
export const pair = z.tuple([score, score]).readonly();

export const resultSchema = z
  .strictObject({
    status: stageId,
    halfTime: pair.nullable(),
    fullTime: pair.nullable(),
    extraTime: pair.nullable(),
    shootOut: pair.nullable(),
  })
  .readonly()
  .superRefine((result, context) => {
    const fault = resultFault(result);
    if (fault !== null) context.addIssue({ code: "custom", message: fault });
  })
  .openapi("Result");
