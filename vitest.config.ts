import { defineConfig } from 'vitest/config';

/**
 * Three kinds of tests stand beside the code: `*.test.ts(x)` (`.mjs` in scripts/) needs nothing but the code,
 * `*.integration.test.ts` starts real servers and databases on loopback, and so does `*.slow.test.ts`, which takes
 * minutes and runs with `npm test -- all` only.
 */
export default defineConfig({
  test: {
    // All cores: these tests wait for each other's servers more than they compute.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench,e2e}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/*.{integration,slow}.test.ts', '**/dist/**', '**/.next/**'],
          environment: 'node',
          setupFiles: ['vitest.setup.ts'],
          // To load the same modules for each file anew takes three times as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          globalSetup: ['apps/cms/testing/make-templates-folder.ts'],
          include: ['apps/**/*.integration.test.ts', 'scripts/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          environment: 'node',
          setupFiles: ['vitest.setup.ts', 'apps/cms/testing/fast-password-hashes.ts'],
          // Each file starts servers of its own; only the back office's libraries, slow to load, are shared.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'slow',
          globalSetup: ['apps/cms/testing/make-templates-folder.ts'],
          include: ['apps/**/*.slow.test.ts', 'apps/**/*-model.integration.test.ts'],
          // So many processes are killed, and so many random sequences compared with the model; the integration tests
          // take a few of these.
          env: { MODEL_RUNS: '1000', KILLS: '20' },
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          environment: 'node',
          setupFiles: ['vitest.setup.ts'],
          isolate: false,
          testTimeout: 15 * 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
