import type { Config } from 'payload';
import type { Env } from '#cms/env.ts';

type LoggedError = { type: string; message: string; stack?: string; code?: unknown; cause?: LoggedError };

/** Database errors repeat the values of the failed statement, and with them what people wrote to the bank. */
function withoutValues(text: string): string {
  return text
    .replace(/\n?params:[\s\S]*?(?=\n {4}at |$)/, '\nparams: [removed]')
    .replace(/Key \(([^)]*)\)=\([\s\S]*?\) already exists/, 'Key ($1) already exists');
}

/** An error as it may stand in the log: what went wrong and where, and no value from any row. */
export function loggableError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error object' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(error.stack ? { stack: withoutValues(error.stack) } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause && depth < 3 ? { cause: loggableError(cause, depth + 1) } : {}),
  };
}

/** A job as it may stand in the log: which one, and not what it was given or what became of it before. */
export function loggableJob(job: unknown): Record<string, unknown> {
  const { id, taskSlug, totalTried, waitUntil } = (job ?? {}) as Record<string, unknown>;
  return { id, taskSlug, totalTried, waitUntil };
}

/** Lines of JSON on standard output, without personal data. */
export function loggerConfig({ logLevel }: Pick<Env, 'logLevel'>): Config['logger'] {
  return {
    options: {
      level: logLevel,
      serializers: { err: (error: unknown) => loggableError(error), job: loggableJob },
      redact: { paths: ['email', 'data', '*.email', '*.password', 'user.email'], censor: '[removed]' },
    },
  };
}

/** Answers to staff that are part of their work and name colleagues. Payload's type has the names of its own errors. */
export const LOGGING_LEVELS = { ConfirmationRequired: false, StaleDocument: false } as object;
