import * as migration_20261123_163302_initial from './20261123_163302_initial.ts';

export const migrations = [
  {
    up: migration_20261123_163302_initial.up,
    down: migration_20261123_163302_initial.down,
    name: '20261123_163302_initial'
  },
];
