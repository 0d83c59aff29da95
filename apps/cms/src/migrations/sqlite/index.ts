import * as migration_20261123_165424_initial from './20261123_165424_initial.ts';

export const migrations = [
  {
    up: migration_20261123_165424_initial.up,
    down: migration_20261123_165424_initial.down,
    name: '20261123_165424_initial'
  },
];
