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

  constructor(
    { method, url, status, statusText }: { method: string; url: string; status?: number; statusText: string },
    options?: ErrorOptions,
  ) {
    super(`[${method}] "${url}": ${status ?? '<no response>'} ${statusText}`, options);
    this.method = method;
    this.url = url;
    this.status = status;
    this.statusText = statusText;
  }
}
