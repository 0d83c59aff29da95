import type { ErrorBody } from '@beranda/contract';

/** These responses must not be cached. */
const HEADERS = { 'cache-control': 'no-store' };

/** The 404 message. */
export const NOT_FOUND = 'There is nothing at this address';

export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: HEADERS });
}

export function errorResponse(statusCode: number, message: string, fields?: ErrorBody['fields']): Response {
  const body: ErrorBody = fields ? { statusCode, message, fields } : { statusCode, message };
  return jsonResponse(body, statusCode);
}
