import * as migration_20261124_005231_initial from './20261124_005231_initial.ts';

export const migrations = [
  {
    up: migration_20261124_005231_initial.up,
    down: migration_20261124_005231_initial.down,
    name: '20261124_005231_initial'
  },
];
