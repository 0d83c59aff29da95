import { loggableError, withoutValues } from '@beranda/contract/loggable-error';

/** Levels of the logger, by method of the console. */
const LEVELS = { error: 50, warn: 40 } as const;

type Method = keyof typeof LEVELS;

/** The log line for a call of the console. Objects are left out: they may hold anything. */
export function consoleLine(method: Method, args: readonly unknown[]): string {
  const error = args.find((candidate) => candidate instanceof Error);
  const texts = args.filter((candidate) => typeof candidate === 'string').map(withoutValues);
  return JSON.stringify({
    level: LEVELS[method],
    time: Date.now(),
    pid: process.pid,
    name: 'console',
    ...(error ? { err: loggableError(error) } : {}),
    msg: texts.join(' ').trim() || (error ? withoutValues(error.message) : 'Not a text'),
  });
}

/**
 * Replaces what writes errors to the console: Next.js prints those of screens, and uncaught ones, with all of their
 * properties, such as the parameters of a failed statement.
 */
export function logConsoleSafely(write: (line: string) => void): void {
  for (const method of Object.keys(LEVELS) as Method[])
    console[method] = (...args: unknown[]) => write(`${consoleLine(method, args)}\n`);
}
