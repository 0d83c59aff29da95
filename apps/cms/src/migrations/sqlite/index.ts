import * as migration_20261123_084945_initial from './20261123_084945_initial.ts';

export const migrations = [
  {
    up: migration_20261123_084945_initial.up,
    down: migration_20261123_084945_initial.down,
    name: '20261123_084945_initial'
  },
];
