import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { calculators } from '../../../seed/content/calculators.ts';
import { home } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { runMigration } from '../../../testing/migrations.ts';

onEachDatabase('the migration of the limits of calculators', (cms) => {
  const migrate = (direction: 'up' | 'down') => runMigration(cms(), 'rename_calculator_limits', direction);

  it('keeps the values of the settings and of their versions, also back', async () => {
    const { payload } = cms();
    await seedGlobals(await createLocalReq({}, payload), { settings, calculators, navigation, home });
    const readAll = async () => ({
      settings: await payload.findGlobal({ slug: 'calculators', locale: 'all' }),
      versions: (await payload.findGlobalVersions({ slug: 'calculators', locale: 'all' })).docs,
    });
    const before = await readAll();
    expect(before.settings).toMatchObject({ savingsGoal: calculators.id.savingsGoal });
    expect(before.versions.length).toBeGreaterThan(0);

    await migrate('down');
    const [row] = await readRows<{ target: unknown; principal: unknown }>(
      payload,
      sql`SELECT savings_goal_target_least AS target, version_time_deposit_principal_most AS principal
          FROM calculators, _calculators_v LIMIT 1`,
    );
    // PostgreSQL returns numbers of any precision as texts.
    expect([Number(row?.target), Number(row?.principal)]).toEqual([
      calculators.id.savingsGoal.target.min,
      calculators.id.timeDeposit.principal.max,
    ]);
    await migrate('up');
    expect(await readAll()).toEqual(before);
  });
});
