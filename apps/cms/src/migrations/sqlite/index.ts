import * as migration_20261123_170214_initial from './20261123_170214_initial.ts';

export const migrations = [
  {
    up: migration_20261123_170214_initial.up,
    down: migration_20261123_170214_initial.down,
    name: '20261123_170214_initial'
  },
];
