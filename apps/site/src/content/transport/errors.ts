import { errorCatalogue, type FailedRequest } from './error-catalogue.ts';

/** The back office could not answer and nothing was kept from before. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** A call that failed, in the words of the fetch error: method, address, status and status text. */
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
