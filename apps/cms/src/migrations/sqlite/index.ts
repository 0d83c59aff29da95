import * as migration_20261123_043834_initial from './20261123_043834_initial.ts';

export const migrations = [
  {
    up: migration_20261123_043834_initial.up,
    down: migration_20261123_043834_initial.down,
    name: '20261123_043834_initial'
  },
];
