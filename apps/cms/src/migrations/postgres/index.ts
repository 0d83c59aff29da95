import * as migration_20261123_134341_initial from './20261123_134341_initial.ts';

export const migrations = [
  {
    up: migration_20261123_134341_initial.up,
    down: migration_20261123_134341_initial.down,
    name: '20261123_134341_initial'
  },
];
