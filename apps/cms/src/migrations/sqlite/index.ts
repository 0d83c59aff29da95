import * as migration_20261123_170406_initial from './20261123_170406_initial.ts';

export const migrations = [
  {
    up: migration_20261123_170406_initial.up,
    down: migration_20261123_170406_initial.down,
    name: '20261123_170406_initial'
  },
];
