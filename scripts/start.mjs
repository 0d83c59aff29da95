#!/usr/bin/env node
import './lib/require-node.mjs';

const { runPinned } = await import('./lib/bootstrap.mjs');
await runPinned(import.meta.url, async () => {
  const { start } = await import('./lib/start.mjs');
  return start({ isDevelopment: process.argv.includes('--dev') });
});
