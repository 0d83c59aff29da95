import * as migration_20261123_130436_initial from './20261123_130436_initial.ts';

export const migrations = [
  {
    up: migration_20261123_130436_initial.up,
    down: migration_20261123_130436_initial.down,
    name: '20261123_130436_initial'
  },
];
