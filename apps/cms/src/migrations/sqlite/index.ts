import * as migration_20261123_131504_initial from './20261123_131504_initial.ts';

export const migrations = [
  {
    up: migration_20261123_131504_initial.up,
    down: migration_20261123_131504_initial.down,
    name: '20261123_131504_initial'
  },
];
