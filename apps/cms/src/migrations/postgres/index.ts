import * as migration_20261123_083602_initial from './20261123_083602_initial.ts';

export const migrations = [
  {
    up: migration_20261123_083602_initial.up,
    down: migration_20261123_083602_initial.down,
    name: '20261123_083602_initial'
  },
];
