import { defineConfig } from 'vitest/config';

/**
 * Two kinds of tests stand beside the code: `*.test.ts(x)` (`.mjs` in scripts/) needs nothing but the code,
 * `*.integration.test.ts` starts real servers and databases on loopback.
 */
export default defineConfig({
  test: {
    // All cores: these tests wait for each other's servers more than they reckon.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts', '**/dist/**', '**/.next/**'],
          environment: 'node',
          setupFiles: ['vitest.setup.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/**/*.integration.test.ts', 'scripts/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          environment: 'node',
          setupFiles: ['vitest.setup.ts'],
          // Each file starts servers of its own; only the back office's libraries, slow to load, are shared.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
