import * as migration_20261123_202413_initial from './20261123_202413_initial.ts';

export const migrations = [
  {
    up: migration_20261123_202413_initial.up,
    down: migration_20261123_202413_initial.down,
    name: '20261123_202413_initial'
  },
];
