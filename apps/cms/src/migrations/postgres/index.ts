import * as migration_20261123_165426_initial from './20261123_165426_initial.ts';

export const migrations = [
  {
    up: migration_20261123_165426_initial.up,
    down: migration_20261123_165426_initial.down,
    name: '20261123_165426_initial'
  },
];
