import * as migration_20261123_131505_initial from './20261123_131505_initial.ts';

export const migrations = [
  {
    up: migration_20261123_131505_initial.up,
    down: migration_20261123_131505_initial.down,
    name: '20261123_131505_initial'
  },
];
