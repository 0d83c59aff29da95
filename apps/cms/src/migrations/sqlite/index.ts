import * as migration_20261124_002024_initial from './20261124_002024_initial.ts';

export const migrations = [
  {
    up: migration_20261124_002024_initial.up,
    down: migration_20261124_002024_initial.down,
    name: '20261124_002024_initial'
  },
];
