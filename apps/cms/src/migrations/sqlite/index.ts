import * as migration_20261123_042532_initial from './20261123_042532_initial.ts';

export const migrations = [
  {
    up: migration_20261123_042532_initial.up,
    down: migration_20261123_042532_initial.down,
    name: '20261123_042532_initial'
  },
];
