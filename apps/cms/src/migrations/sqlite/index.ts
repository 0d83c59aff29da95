import * as migration_20261123_135907_initial from './20261123_135907_initial.ts';

export const migrations = [
  {
    up: migration_20261123_135907_initial.up,
    down: migration_20261123_135907_initial.down,
    name: '20261123_135907_initial'
  },
];
