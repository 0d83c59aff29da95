import * as migration_20261124_004337_initial from './20261124_004337_initial.ts';

export const migrations = [
  {
    up: migration_20261124_004337_initial.up,
    down: migration_20261124_004337_initial.down,
    name: '20261124_004337_initial'
  },
];
