#!/usr/bin/env node
import './lib/require-node.mjs';

const { runPinned } = await import('./lib/bootstrap.mjs');
await runPinned(import.meta.url, async () => {
  const { runTests } = await import('./testing/run-tests.mjs');
  return runTests(process.argv.slice(2));
});
