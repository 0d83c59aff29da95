import * as migration_20261123_210933_initial from './20261123_210933_initial.ts';

export const migrations = [
  {
    up: migration_20261123_210933_initial.up,
    down: migration_20261123_210933_initial.down,
    name: '20261123_210933_initial'
  },
];
