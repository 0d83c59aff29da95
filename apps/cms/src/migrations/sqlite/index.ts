import * as migration_20261123_163301_initial from './20261123_163301_initial.ts';

export const migrations = [
  {
    up: migration_20261123_163301_initial.up,
    down: migration_20261123_163301_initial.down,
    name: '20261123_163301_initial'
  },
];
