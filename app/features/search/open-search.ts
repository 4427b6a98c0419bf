/** The file by which a browser learns to search in the site, and its media type. */
export const openSearchPath = "/opensearch.xml";
export const openSearchType = "application/opensearchdescription+xml";
