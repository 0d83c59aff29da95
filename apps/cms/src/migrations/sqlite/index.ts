import * as migration_20261123_204221_initial from './20261123_204221_initial.ts';

export const migrations = [
  {
    up: migration_20261123_204221_initial.up,
    down: migration_20261123_204221_initial.down,
    name: '20261123_204221_initial'
  },
];
