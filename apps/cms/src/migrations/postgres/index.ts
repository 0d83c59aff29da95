import * as migration_20261123_170216_initial from './20261123_170216_initial.ts';

export const migrations = [
  {
    up: migration_20261123_170216_initial.up,
    down: migration_20261123_170216_initial.down,
    name: '20261123_170216_initial'
  },
];
