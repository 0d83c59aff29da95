import { expect, it } from 'vitest';
import { problemOf } from './probe-database.ts';

it.each([
  ['SQLITE_FULL', 'The disk of the database is full'],
  ['ENOSPC', 'The disk of the database is full'],
  ['53100', 'The disk of the database is full'],
  ['SQLITE_CORRUPT', 'The database is damaged'],
  ['SQLITE_CORRUPT_VTAB', 'The database is damaged'],
  ['SQLITE_NOTADB', 'The database is damaged'],
  ['XX001', 'The database is damaged'],
  ['SQLITE_READONLY_DBMOVED', 'The database cannot be written'],
  ['SQLITE_IOERR_WRITE', 'The database cannot be written'],
  ['25006', 'The database cannot be written'],
  ['ECONNREFUSED', 'The database does not answer'],
])('%s is reported as: %s', (code, problem) => {
  const cause = Object.assign(new Error('from the driver'), { code });
  expect(problemOf(new Error('wrapped', { cause }))).toBe(problem);
});
