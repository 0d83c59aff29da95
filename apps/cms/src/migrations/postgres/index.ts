import * as migration_20261123_201519_initial from './20261123_201519_initial.ts';

export const migrations = [
  {
    up: migration_20261123_201519_initial.up,
    down: migration_20261123_201519_initial.down,
    name: '20261123_201519_initial'
  },
];
