import * as migration_20261123_141557_initial from './20261123_141557_initial.ts';

export const migrations = [
  {
    up: migration_20261123_141557_initial.up,
    down: migration_20261123_141557_initial.down,
    name: '20261123_141557_initial'
  },
];
