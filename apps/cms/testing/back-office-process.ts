import { startBackgroundWork } from '#cms/background-work.ts';
import './fast-password-hashes.ts';
import { startCms } from './start-cms.ts';

/*
 * A back office with all of its background work, as a process of its own that a test can kill, and whose output it can
 * read: `node back-office-process.ts '{"databaseUrl":"…","dataDir":"…","recovery":{…}}'` with the options of `startCms`.
 * Prints `ready` and its URL when the work has begun, and exits when its standard input is closed.
 */
const { recovery, ...options } = JSON.parse(process.argv[2] ?? '{}');

process.stdin.on('end', () => process.exit(0)).resume();
const { payload, url } = await startCms({ logLevel: 'warn', ...options });
await startBackgroundWork(payload, recovery);
process.stdout.write(`ready ${url}\n`);
