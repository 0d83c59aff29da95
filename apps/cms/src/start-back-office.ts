import { loggableError } from '@beranda/contract/loggable-error';
import config from '@payload-config';
import { getPayload } from 'payload';
import { startBackgroundWork } from './background-work.ts';
import { problemOf } from './health/probe-database.ts';

/**
 * Connects to the database and starts the jobs; ends the process where that fails, so that a supervisor starts it again:
 * Next.js remembers a failed start, and would respond with 500 also once the database is back.
 */
export async function startBackOffice(): Promise<void> {
  try {
    await startBackgroundWork(await getPayload({ config }));
  } catch (error) {
    process.stderr.write(`${JSON.stringify(loggableError(error))}\n`);
    process.stderr.write(`The back office could not start: ${problemOf(error)}.\n`);
    process.exit(1);
  }
}
