#!/usr/bin/env node
import './lib/require-node.mjs';

const { runPinned } = await import('./lib/bootstrap.mjs');
await runPinned(import.meta.url, async () => {
  const { runBench } = await import('../bench/run.ts');
  return runBench(process.argv.slice(2));
});
