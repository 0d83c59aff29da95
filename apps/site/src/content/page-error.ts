import type { ErrorBody } from '@beranda/contract';
import { readablePath } from '#src/i18n/readable-path.ts';
import { unknownPathMessage } from './transport/error-catalogue.ts';

/** An error that a page displays. It is serialized into payloads and hydration data, so it has no internal details. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly statusCode: number;
  readonly correlationId?: string;
  readonly language?: ErrorBody['language'];
  readonly maintenance?: ErrorBody['maintenance'];

  constructor({ statusCode, message, correlationId, language, maintenance }: ErrorBody) {
    super(message);
    this.statusCode = statusCode;
    this.correlationId = correlationId;
    this.language = language;
    this.maintenance = maintenance;
  }

  toBody(): ErrorBody {
    const { statusCode, message, correlationId, language, maintenance } = this;
    return { statusCode, message, correlationId, language, maintenance };
  }
}

/** Compares names: in development there may be two instances of this module. */
export function isPageError(error: unknown): error is PageError {
  return error instanceof Error && error.name === 'PageError';
}

/** @param pathname the requested path, with language prefix and without query. */
export function notFound(pathname: string): PageError {
  return new PageError({ statusCode: 404, message: unknownPathMessage(readablePath(pathname)) });
}

type HydrationErrors = { errors?: Record<string, unknown> | null };

/** Hydration data contains errors as plain objects; converts them to PageError. */
export function reviveErrors<State extends HydrationErrors>(state: State): State {
  if (!state.errors) return state;
  const errors = Object.fromEntries(
    Object.entries(state.errors).map(([routeId, body]) => [routeId, new PageError(body as ErrorBody)]),
  );
  return { ...state, errors };
}
