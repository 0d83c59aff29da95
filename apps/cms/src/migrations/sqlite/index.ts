import * as migration_20261124_000801_initial from './20261124_000801_initial.ts';

export const migrations = [
  {
    up: migration_20261124_000801_initial.up,
    down: migration_20261124_000801_initial.down,
    name: '20261124_000801_initial'
  },
];
