import { loggableArguments, loggableError } from '@beranda/contract/loggable-error';
import type { Config } from 'payload';
import type { Env } from '#cms/env.ts';

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
      hooks: {
        logMethod(args, method) {
          method.apply(this, loggableArguments(args) as typeof args);
        },
      },
    },
  };
}

/** Expected rejections that name colleagues are not logged. Payload's type has only its own error names. */
export const LOGGING_LEVELS = {
  ConfirmationRequiredError: false,
  StaleDocumentError: false,
  WrongOwnPasswordError: 'info',
} as object;
