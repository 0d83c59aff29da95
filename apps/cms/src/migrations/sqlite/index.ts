import * as migration_20261123_171239_initial from './20261123_171239_initial.ts';

export const migrations = [
  {
    up: migration_20261123_171239_initial.up,
    down: migration_20261123_171239_initial.down,
    name: '20261123_171239_initial'
  },
];
