import * as migration_20261124_001223_initial from './20261124_001223_initial.ts';

export const migrations = [
  {
    up: migration_20261124_001223_initial.up,
    down: migration_20261124_001223_initial.down,
    name: '20261124_001223_initial'
  },
];
