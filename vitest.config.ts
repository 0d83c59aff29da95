import { defineConfig } from 'vitest/config';

/**
 * Two kinds of tests stand beside the code: `*.test.ts(x)` (`.mjs` in scripts/) needs nothing but the code,
 * `*.integration.test.ts` starts real servers and databases on loopback.
 */
export default defineConfig({
  test: {
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
