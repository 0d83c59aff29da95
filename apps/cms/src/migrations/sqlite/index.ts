import * as migration_20261121_002130_foundation from './20261121_002130_foundation.ts';

export const migrations = [
  {
    up: migration_20261121_002130_foundation.up,
    down: migration_20261121_002130_foundation.down,
    name: '20261121_002130_foundation'
  },
];
