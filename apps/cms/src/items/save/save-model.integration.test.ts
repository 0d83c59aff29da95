import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { saveCommand } from '../../../testing/save-commands.ts';
import { SaveDriver } from '../../../testing/save-driver.ts';

/**
 * A few runs with a fixed seed by default. `MODEL_RUNS` sets random runs on SQLite, and a fifth of that on
 * PostgreSQL.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 0);
const SHARE_ON_POSTGRES = 0.2;
const ORDINARY = { numRuns: 3, seed: 20_261_122 };
const MINUTES_MS = 60_000;

onEachDatabase('concurrent edits, publications and schedules', (cms) => {
  const sessions: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    const roles = { editor: 'editor', other: 'editor', publisher: 'publisher' } as const;
    for (const [name, role] of Object.entries(roles)) {
      await createUser(cms(), name, [role]);
      sessions[name] = await signIn(cms(), name);
    }
  });

  it.each(['news', 'products', 'branches'] as const)(
    'random sequences match the reference model: %s',
    async (kind) => {
      const many = cms().payload.db.name === 'sqlite' ? RUNS : RUNS * SHARE_ON_POSTGRES;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('draft' as const, 'published' as const, 'both' as const),
          fc.array(saveCommand, { minLength: 4, maxLength: 24, size: 'max' }),
          async (start, commands) => {
            const driver = new SaveDriver(cms(), sessions, kind);
            await driver.begin(start);
            for (const one of commands) await driver.do(one);
            await driver.end();
          },
        ),
        {
          endOnFailure: true,
          ...(RUNS > 0 ? { numRuns: Math.ceil(many / 3) } : ORDINARY),
        },
      );
    },
    RUNS > 0 ? RUNS * MINUTES_MS : MINUTES_MS,
  );
});
