import * as migration_20261123_043836_initial from './20261123_043836_initial.ts';

export const migrations = [
  {
    up: migration_20261123_043836_initial.up,
    down: migration_20261123_043836_initial.down,
    name: '20261123_043836_initial'
  },
];
