// Starts a script of this folder. Plain JavaScript, so that an old Node can still read it and say what is missing.
const major = Number(process.versions.node.split(".")[0]);
const script = process.argv[2];
if (major < 24) {
  console.error(
    `Tribune's scripts run on Node 24, which "npm ci" installs beside the project; this is Node ${process.versions.node}. Run "npm ci" (with its install scripts), then "npm run ${script}".`,
  );
  process.exit(1);
}
process.argv.splice(1, 2, `scripts/${script}.ts`);
await import(`./${script}.ts`);
