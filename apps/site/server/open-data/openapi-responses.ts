import { CACHE } from '#server/http/cache-policies.ts';

export type Json = Record<string, unknown>;

/** Response headers with their descriptions; operations refer to them. */
const HEADERS = {
  'Cache-Control': 'How long the response may be cached.',
  ETag: 'Version of the response; with it in If-None-Match an unchanged response is 304.',
  'Access-Control-Allow-Origin': 'Always `*`: pages of any origin may read it, also error responses.',
  'Content-Disposition': 'The file name of the table, in the requested language.',
  'Retry-After': 'Seconds until the next attempt.',
  Allow: 'The supported methods.',
} as const;
export type HeaderName = keyof typeof HEADERS;

const ERRORS = {
  400: 'Invalid input; for a form, `fields` has the errors.',
  403: 'The form was sent from another origin, or without a valid CSRF token; `csrfToken` then has a new one.',
  404: 'Unknown language, currency or fund.',
  405: 'Method not allowed.',
  409: 'Another privacy notice is in force than the one with which the form was shown; `notice` names it.',
  413: 'The form is too large.',
  415: 'The form is neither JSON nor URL-encoded.',
  429: 'Rate limit exceeded.',
  500: 'Internal error; `correlationId` identifies it in the log.',
  503: 'In maintenance, or the figures are not available.',
} as const;
type ErrorStatus = keyof typeof ERRORS;

const refTo = (kind: 'headers' | 'responses' | 'parameters', name: string | number): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

export function headersOf(...names: HeaderName[]): Json {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

/** The error responses of an operation, including those of all operations. */
export function errorsOf(...statuses: ErrorStatus[]): Json {
  return Object.fromEntries(
    [...statuses, 405 as const, 500 as const].map((status) => [status, refTo('responses', status)]),
  );
}

/** The response to a matching If-None-Match. */
export const notModified: Json = { 304: refTo('responses', 304) };
export const ifNoneMatch: Json = refTo('parameters', 'IfNoneMatch');

function errorResponse(status: ErrorStatus): Json {
  const extra: HeaderName[] =
    status === 405 ? ['Allow'] : status === 429 || status === 503 ? ['Retry-After'] : [];
  return {
    description: ERRORS[status],
    headers: headersOf('Cache-Control', ...extra),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

/** The `components` of the document. */
export const sharedComponents = {
  headers: Object.fromEntries(
    Object.entries(HEADERS).map(([name, description]) => [
      name,
      {
        description,
        schema: name === 'Retry-After' ? { type: 'integer', minimum: 0 } : { type: 'string' },
        ...(name === 'Cache-Control' && { examples: examplesOf(CACHE.oneMinute, CACHE.page, CACHE.never) }),
      },
    ]),
  ),
  parameters: {
    IfNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      description: 'The ETag of the response that the reader has.',
      schema: { type: 'string' },
    },
  },
  responses: {
    304: {
      description: 'Unchanged since the tag in If-None-Match; without a body.',
      headers: headersOf('Cache-Control', 'ETag'),
    },
    ...Object.fromEntries(
      Object.keys(ERRORS).map((status) => [status, errorResponse(Number(status) as ErrorStatus)]),
    ),
  },
};

function examplesOf(...values: string[]): Json {
  return Object.fromEntries(values.map((value) => [value.replaceAll(/[^a-z\d]+/g, '-'), { value }]));
}
