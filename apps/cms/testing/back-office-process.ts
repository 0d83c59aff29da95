import { startBackgroundWork } from '#cms/background-work.ts';
import { startCms } from './start-cms.ts';

/*
 * A back office with all of its background work, as a process of its own that a test can kill:
 * `node back-office-process.ts '{"databaseUrl":"…","smtpUrl":"…","dataDir":"…","recovery":{…}}'`. Prints `ready` when the
 * work has begun, and exits when its standard input is closed.
 */
const { recovery, ...options } = JSON.parse(process.argv[2] ?? '{}');

process.stdin.on('end', () => process.exit(0)).resume();
const { payload } = await startCms({ ...options, logLevel: 'warn' });
await startBackgroundWork(payload, recovery);
process.stdout.write('ready\n');
