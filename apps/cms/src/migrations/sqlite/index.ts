import * as migration_20261123_201518_initial from './20261123_201518_initial.ts';

export const migrations = [
  {
    up: migration_20261123_201518_initial.up,
    down: migration_20261123_201518_initial.down,
    name: '20261123_201518_initial'
  },
];
