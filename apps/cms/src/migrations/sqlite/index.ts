import * as migration_20261123_202459_initial from './20261123_202459_initial.ts';

export const migrations = [
  {
    up: migration_20261123_202459_initial.up,
    down: migration_20261123_202459_initial.down,
    name: '20261123_202459_initial'
  },
];
