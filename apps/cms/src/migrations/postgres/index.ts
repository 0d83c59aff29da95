import * as migration_20261123_200742_initial from './20261123_200742_initial.ts';

export const migrations = [
  {
    up: migration_20261123_200742_initial.up,
    down: migration_20261123_200742_initial.down,
    name: '20261123_200742_initial'
  },
];
