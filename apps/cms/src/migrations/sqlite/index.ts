import * as migration_20261124_004336_initial from './20261124_004336_initial.ts';

export const migrations = [
  {
    up: migration_20261124_004336_initial.up,
    down: migration_20261124_004336_initial.down,
    name: '20261124_004336_initial'
  },
];
