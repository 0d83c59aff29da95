import { errorCatalogue, type FailedRequest } from './error-catalogue.ts';

/** The back office is unavailable and no cache has the response. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** Failed HTTP call; its message contains method, URL, status and status text. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  readonly method: string;
  readonly url: string;
  readonly status: number | undefined;
  readonly statusText: string;

  constructor(request: FailedRequest, options?: ErrorOptions) {
    super(errorCatalogue.failedRequest.message(request), options);
    this.method = request.method;
    this.url = request.url;
    this.status = request.status;
    this.statusText = request.statusText;
  }
}
