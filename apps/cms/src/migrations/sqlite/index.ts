import * as migration_20261123_085701_initial from './20261123_085701_initial.ts';

export const migrations = [
  {
    up: migration_20261123_085701_initial.up,
    down: migration_20261123_085701_initial.down,
    name: '20261123_085701_initial'
  },
];
