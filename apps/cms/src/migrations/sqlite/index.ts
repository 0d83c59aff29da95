import * as migration_20261123_130706_initial from './20261123_130706_initial.ts';

export const migrations = [
  {
    up: migration_20261123_130706_initial.up,
    down: migration_20261123_130706_initial.down,
    name: '20261123_130706_initial'
  },
];
