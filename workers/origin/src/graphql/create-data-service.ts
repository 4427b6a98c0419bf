import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { parse, type DocumentNode } from "graphql";
import { createSchema, createYoga, type Plugin } from "graphql-yoga";
import { createAsk } from "./ask-ledgers.ts";
import { mostRequestBytes, mostTokens } from "./limits.ts";
import { validateWithin } from "./measure-query.ts";
import { isPersisted, persistedQuery } from "./persisted-queries.ts";
import { resolvers, type GraphContext } from "./resolvers.ts";
import { typeDefinitions } from "./type-definitions.ts";

/** The context of a request: the function that calls its ledgers, and the betting policy of its place. */
export type DataServiceContext = {
  readonly call: Parameters<typeof createAsk>[0];
  readonly policy: GraphContext["policy"];
};

/**
 * The data service (G1–G6): schema, limits and persisted queries. Costs a few milliseconds, so it is made once.
 *
 * @param allowsAnyQuery only persisted queries, and no questions about the schema, where false
 */
export const createDataService = (allowsAnyQuery: boolean) =>
  createYoga<DataServiceContext>({
    schema: createSchema<DataServiceContext & GraphContext>({ typeDefs: typeDefinitions, resolvers }),
    context: ({ call }) => ({ ask: createAsk(call) }),
    plugins: [persistedOf(allowsAnyQuery), limits],
    parserAndValidationCache: { documentCache: createDocumentCache(), errorCache: keepsNoErrors },
    maxRequestBodySize: mostRequestBytes,
    maskedErrors: { isDev: false },
    // Only pages of our own origin may ask, no other site's script.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    logging: "error",
  });

const limits: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: Parameters<typeof parse>[0], options: Parameters<typeof parse>[1]) =>
      parse(source, { ...options, maxTokens: mostTokens }),
    ),
  onValidate: ({ setValidationFn }) => setValidationFn(validateWithin),
};

/** Known queries are parsed and validated once; queries that anybody may send are not kept, since they can be large. */
function createDocumentCache() {
  const documents = new Map<string, DocumentNode>();
  return {
    get: (text: string) => documents.get(text),
    set(text: string, document: DocumentNode) {
      if (isPersisted(text)) documents.set(text, document);
    },
  };
}
const keepsNoErrors = { get: () => undefined, set: () => {} };

const persistedOf = (allowsAnyQuery: boolean): Plugin =>
  usePersistedOperations({
    allowArbitraryOperations: allowsAnyQuery,
    getPersistedOperation: persistedQuery,
    customErrors: {
      notFound: refusal("PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND", 404),
      keyNotFound: refusal("There is neither a query nor the hash of one.", "PERSISTED_QUERY_ONLY", 400),
      persistedQueryOnly: refusal("Only persisted queries are answered.", "PERSISTED_QUERY_ONLY", 400),
    },
  });

const refusal = (message: string, code: string, status: number) => ({
  message,
  extensions: { code, http: { status } },
});
