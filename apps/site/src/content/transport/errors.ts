import { errorCatalogue, type FailedRequest } from './error-catalogue.ts';

/** The back office is unavailable and no cache has the response. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** Compares names: in development there may be two instances of this module. */
export const isContentUnavailable = (error: unknown): error is ContentUnavailableError =>
  error instanceof Error && error.name === 'ContentUnavailableError';

/** Failed HTTP call: no response, or an error status. Its message contains method, URL, status and status text. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  readonly method: string;
  readonly url: string;
  readonly status: number | undefined;
  readonly statusText: string;
  /** Body of the response as JSON, not validated; undefined if there is none. */
  readonly body: unknown;

  constructor(request: FailedRequest, options?: ErrorOptions & { body?: unknown }) {
    super(errorCatalogue.failedRequest.message(request), options);
    this.method = request.method;
    this.url = request.url;
    this.status = request.status;
    this.statusText = request.statusText;
    this.body = options?.body;
  }
}
