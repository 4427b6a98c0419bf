// Must be imported before wrangler, which reads it once. Its warnings speak of secrets that the stack is given in `vars`.
process.env["WRANGLER_LOG"] ??= "error";
