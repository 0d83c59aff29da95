import * as migration_20261122_190247_initial from './20261122_190247_initial.ts';

export const migrations = [
  {
    up: migration_20261122_190247_initial.up,
    down: migration_20261122_190247_initial.down,
    name: '20261122_190247_initial'
  },
];
