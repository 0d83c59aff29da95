import * as migration_20261124_005231_initial from './20261124_005231_initial.ts';
import * as migration_20261125_231130_add_facts from './20261125_231130_add_facts.ts';

export const migrations = [
  {
    up: migration_20261124_005231_initial.up,
    down: migration_20261124_005231_initial.down,
    name: '20261124_005231_initial',
  },
  {
    up: migration_20261125_231130_add_facts.up,
    down: migration_20261125_231130_add_facts.down,
    name: '20261125_231130_add_facts'
  },
];
