import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { endSession, endSessions, listOpenSessions } from './session-store.ts';
import { sessionTexts as texts } from './texts.ts';

const BODY_LIMIT_BYTES = 1_024;

const named = z.object({ session: z.string().min(1).max(64) });

/** The id of the session of a request; Payload adds it to the user. */
export const sessionIdOf = ({ user }: PayloadRequest): string | undefined =>
  (user as { _sid?: string } | null)?._sid;

async function endOne(req: PayloadRequest): Promise<Response> {
  if (!req.user) return errorResponse(401, inLanguageOf(req, texts.signedOut));
  const userId = req.user.id;
  const body = named.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  const own = await listOpenSessions(req, userId);
  const found = own.find(({ session }) => session === body.data?.session);
  if (!found) return errorResponse(404, inLanguageOf(req, texts.notFound));
  await endSession(req, userId, found.session);
  return jsonResponse({});
}

async function endOthers(req: PayloadRequest): Promise<Response> {
  const current = sessionIdOf(req);
  if (!req.user || !current) return errorResponse(401, inLanguageOf(req, texts.signedOut));
  await endSessions(req, req.user.id, current);
  return jsonResponse({});
}

/** Sign-out of one's own sessions on other devices. */
export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/sessions/end', method: 'post', handler: withErrorHandling(endOne) },
  { path: '/sessions/end-others', method: 'post', handler: withErrorHandling(endOthers) },
];
