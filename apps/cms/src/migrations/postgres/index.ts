import * as migration_20261123_135908_initial from './20261123_135908_initial.ts';

export const migrations = [
  {
    up: migration_20261123_135908_initial.up,
    down: migration_20261123_135908_initial.down,
    name: '20261123_135908_initial'
  },
];
