import * as migration_20261123_165913_initial from './20261123_165913_initial.ts';

export const migrations = [
  {
    up: migration_20261123_165913_initial.up,
    down: migration_20261123_165913_initial.down,
    name: '20261123_165913_initial'
  },
];
