import * as migration_20261123_084946_initial from './20261123_084946_initial.ts';

export const migrations = [
  {
    up: migration_20261123_084946_initial.up,
    down: migration_20261123_084946_initial.down,
    name: '20261123_084946_initial'
  },
];
