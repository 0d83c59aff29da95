import type { Config } from 'payload';
import type { Env } from '#cms/env.ts';

type LoggedError = { type: string; message: string; stack?: string; code?: unknown; cause?: LoggedError };

/** Database errors repeat the values of the failed statement, including personal data. */
function withoutValues(text: string): string {
  return text
    .replace(/\n?params:[\s\S]*?(?=\n {4}at |$)/, '\nparams: [removed]')
    .replace(/Key \(([^)]*)\)=\([\s\S]*?\) already exists/, 'Key ($1) already exists');
}

/** An error for the log: message and stack trace, without row values. */
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

/** A job for the log: its identity, without input and history. */
export function loggableJob(job: unknown): Record<string, unknown> {
  const { id, taskSlug, totalTried, waitUntil } = (job ?? {}) as Record<string, unknown>;
  return { id, taskSlug, totalTried, waitUntil };
}

/** JSON lines on standard output, without personal data. */
export function loggerConfig({ logLevel }: Pick<Env, 'logLevel'>): Config['logger'] {
  return {
    options: {
      level: logLevel,
      serializers: { err: (error: unknown) => loggableError(error), job: loggableJob },
      redact: { paths: ['email', 'data', '*.email', '*.password', 'user.email'], censor: '[removed]' },
    },
  };
}

/** Expected rejections that name colleagues are not logged. Payload's type has only its own error names. */
export const LOGGING_LEVELS = { ConfirmationRequired: false, StaleDocument: false } as object;
