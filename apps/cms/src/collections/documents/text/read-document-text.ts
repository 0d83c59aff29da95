import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { limitConcurrency } from '#cms/collections/attachments/limit-concurrency.ts';
import type { DocumentFormat } from '#cms/content/document-format.ts';

/** Length of the text of one document, in characters: about 25 pages. */
export const MAX_DOCUMENT_TEXT = 60_000;

/** Enough for a report of hundreds of pages; against files that are made to keep a program busy. */
const TIMEOUT_MS = 15_000;
/** A character has at most four bytes. */
const MAX_OUTPUT_BYTES = 4 * MAX_DOCUMENT_TEXT;

const SANDBOX_FLAGS = ['--max-old-space-size=256', '--permission', '--allow-fs-read=*', '--no-warnings'];

/** The exit code of `extract-text.ts` when it is the file that cannot be read. */
const UNREADABLE = 2;

const run = promisify(execFile);
const oneAtATime = limitConcurrency(1);

/** Sent to all processes of the back office when it stops, such as by systemd at a deployment, or Ctrl+C. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Whether a child process ended because of its file: reported it as unreadable, took too long, or too much memory. */
function isCausedByFile(error: unknown): boolean {
  const { code, killed, signal } = error as { code?: unknown; killed?: boolean; signal?: string | null };
  return code === UNREADABLE || killed === true || (signal != null && !STOP_SIGNALS.includes(signal));
}

/**
 * The text of a stored file, read in a sandboxed child process: no environment, 256 MB of memory, 15 seconds, and no
 * permission but to read files. Null if it cannot be read: damaged, protected by a password, or too slow.
 *
 * @param program the path of `extract-text.ts`.
 * @throws Error if the program cannot run, or is stopped with the back office: the file is to be read again.
 */
export function readDocumentText(
  program: string,
  file: string,
  format: DocumentFormat,
): Promise<string | null> {
  return oneAtATime(async () => {
    try {
      const { stdout } = await run(
        process.execPath,
        [...SANDBOX_FLAGS, program, file, format, String(MAX_DOCUMENT_TEXT)],
        {
          env: { NODE_ENV: 'production' as const },
          killSignal: 'SIGKILL',
          maxBuffer: MAX_OUTPUT_BYTES,
          timeout: TIMEOUT_MS,
        },
      );
      return stdout;
    } catch (error) {
      if (isCausedByFile(error)) return null;
      throw error;
    }
  });
}
