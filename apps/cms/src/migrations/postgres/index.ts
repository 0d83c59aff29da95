import * as migration_20261123_170408_initial from './20261123_170408_initial.ts';

export const migrations = [
  {
    up: migration_20261123_170408_initial.up,
    down: migration_20261123_170408_initial.down,
    name: '20261123_170408_initial'
  },
];
