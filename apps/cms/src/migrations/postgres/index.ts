import * as migration_20261124_000907_initial from './20261124_000907_initial.ts';

export const migrations = [
  {
    up: migration_20261124_000907_initial.up,
    down: migration_20261124_000907_initial.down,
    name: '20261124_000907_initial'
  },
];
