import * as migration_20261121_001858_foundation from './20261121_001858_foundation.ts';

export const migrations = [
  {
    up: migration_20261121_001858_foundation.up,
    down: migration_20261121_001858_foundation.down,
    name: '20261121_001858_foundation'
  },
];
