import * as migration_20261123_085702_initial from './20261123_085702_initial.ts';

export const migrations = [
  {
    up: migration_20261123_085702_initial.up,
    down: migration_20261123_085702_initial.down,
    name: '20261123_085702_initial'
  },
];
