import * as migration_20261123_171946_initial from './20261123_171946_initial.ts';

export const migrations = [
  {
    up: migration_20261123_171946_initial.up,
    down: migration_20261123_171946_initial.down,
    name: '20261123_171946_initial'
  },
];
