import * as migration_20261123_173031_initial from './20261123_173031_initial.ts';

export const migrations = [
  {
    up: migration_20261123_173031_initial.up,
    down: migration_20261123_173031_initial.down,
    name: '20261123_173031_initial'
  },
];
