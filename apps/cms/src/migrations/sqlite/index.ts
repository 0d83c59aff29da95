import * as migration_20261123_141306_initial from './20261123_141306_initial.ts';

export const migrations = [
  {
    up: migration_20261123_141306_initial.up,
    down: migration_20261123_141306_initial.down,
    name: '20261123_141306_initial'
  },
];
