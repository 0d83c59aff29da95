import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * Runs a script that reads an untrusted file, whose path is its first argument, with PDFium: it is compiled to WebAssembly
 * and has neither scripts nor a network. In a child process without our environment, since PDFium works synchronously.
 *
 * @returns what the script has written to standard output; null if it failed or took too long.
 */
export async function runWithPdfium(script: string, file: string, timeout: number): Promise<Buffer | null> {
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=256', '--input-type=module', '--eval', script, file],
    {
      encoding: 'buffer',
      env: { NODE_ENV: 'production' as const },
      killSignal: 'SIGKILL',
      maxBuffer: OUTPUT_BYTES,
      timeout,
    },
  ).catch(() => ({ stdout: null }));
  return stdout;
}
