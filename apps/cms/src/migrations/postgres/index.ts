import * as migration_20261123_130437_initial from './20261123_130437_initial.ts';

export const migrations = [
  {
    up: migration_20261123_130437_initial.up,
    down: migration_20261123_130437_initial.down,
    name: '20261123_130437_initial'
  },
];
