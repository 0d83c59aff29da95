import * as migration_20261123_210934_initial from './20261123_210934_initial.ts';

export const migrations = [
  {
    up: migration_20261123_210934_initial.up,
    down: migration_20261123_210934_initial.down,
    name: '20261123_210934_initial'
  },
];
