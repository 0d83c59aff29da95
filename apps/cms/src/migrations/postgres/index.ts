import * as migration_20261123_204904_initial from './20261123_204904_initial.ts';

export const migrations = [
  {
    up: migration_20261123_204904_initial.up,
    down: migration_20261123_204904_initial.down,
    name: '20261123_204904_initial'
  },
];
