import type { ErrorBody } from '@beranda/contract';

/** Nothing that these endpoints answer may be kept by anyone in between. */
const HEADERS = { 'cache-control': 'no-store' };

/** What is said of an address that there is nothing at. */
export const NOT_FOUND = 'There is nothing at this address';

export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: HEADERS });
}

export function refuse(statusCode: number, message: string, fields?: ErrorBody['fields']): Response {
  const body: ErrorBody = fields ? { statusCode, message, fields } : { statusCode, message };
  return answer(body, statusCode);
}
