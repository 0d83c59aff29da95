import { randomUUID } from 'node:crypto';
import { CORRELATION_ID_HEADER } from '@beranda/contract';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { hasServiceKey } from '#cms/security/keys.ts';
import { serverError } from './explain-server-errors.ts';
import { InvalidBodyError } from './read-body.ts';
import { errorResponse, jsonResponse } from './responses.ts';

const CORRELATION_ID = /^[\w-]{1,64}$/;

function correlationIdOf(req: PayloadRequest): string {
  const received = req.headers.get(CORRELATION_ID_HEADER);
  return received !== null && CORRELATION_ID.test(received) ? received : randomUUID();
}

/** Responds with 4xx to an unreadable body; logs unexpected errors and responds with a generic 500. */
export function withErrorHandling(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    try {
      return await handler(req);
    } catch (err) {
      if (err instanceof InvalidBodyError) return errorResponse(err.statusCode, err.message);
      const correlationId = correlationIdOf(req);
      req.payload.logger.error({ msg: 'A request failed', correlationId, err });
      return jsonResponse({ statusCode: 500, message: inLanguageOf(req, serverError), correlationId }, 500);
    }
  };
}

/** Requires the public site's service key. */
export function requireServiceKey(serviceKey: string, handler: PayloadHandler): PayloadHandler {
  return withErrorHandling((req) =>
    hasServiceKey(req.headers, serviceKey)
      ? handler(req)
      : errorResponse(403, 'The service key is missing or wrong'),
  );
}
