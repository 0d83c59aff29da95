import * as migration_20261124_000920_initial from './20261124_000920_initial.ts';

export const migrations = [
  {
    up: migration_20261124_000920_initial.up,
    down: migration_20261124_000920_initial.down,
    name: '20261124_000920_initial'
  },
];
