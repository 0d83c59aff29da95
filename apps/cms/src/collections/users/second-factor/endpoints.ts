import type { Endpoint, PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import * as z from 'zod';
import { isAdministrator } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { queueAccountMail } from '../mails/account-mail.ts';
import { endSession, endSessions, storePassedSecondFactor } from '../sessions/session-store.ts';
import { recordSignInFailure } from '../sign-in-failures.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { findSession, type Session } from './require-second-factor.ts';
import {
  activatePendingSecret,
  deleteSecondFactor,
  storePendingSecret,
  storeRecoveryCodes,
  verifyAndConsumeCode,
} from './stored-second-factor.ts';
import { secondFactorTexts as texts } from './texts.ts';
import { createSecret, enrolmentOf } from './totp.ts';

const BODY_LIMIT_BYTES = 4_096;
const CODE_MAX_LENGTH = 64;

const withCode = z.object({ code: z.string().trim().min(1).max(CODE_MAX_LENGTH) });
const withOptionalCode = withCode.partial();

type Action<Body> = (args: { body: Body; req: PayloadRequest; session: Session }) => Promise<Response>;

/** An endpoint for one's own second factor. `findSession` also finds sessions that may do nothing else. */
function ownEndpoint<Body>(env: Env, path: string, body: z.ZodType<Body>, act: Action<Body>) {
  const handler = withErrorHandling(async (req) => {
    const session = await findSession(req, env);
    if (!session) return errorResponse(401, inLanguageOf(req, texts.signedOut));
    const parsed = body.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
    if (!parsed.success) return errorResponse(400, inLanguageOf(req, texts.wrongCode));
    return act({ body: parsed.data, req, session });
  });
  return { path: `/second-factor/${path}`, method: 'post', handler } satisfies Omit<Endpoint, 'root'>;
}

/** Uses up a code; the error response if it is not accepted. */
async function rejectWrongCode(
  env: Env,
  req: PayloadRequest,
  session: Session,
  code: string,
): Promise<Response | null> {
  const result = await verifyAndConsumeCode(req, env.encryptionKeys, session.user.id, code);
  if (result.kind === 'accepted') return null;
  if (result.kind === 'locked') return errorResponse(401, inLanguageOf(req, texts.locked));
  const account = { id: session.user.id, name: session.user.name };
  recordSignInFailure(req, result.isRecoveryCode ? 'recovery-code-rejected' : 'code-rejected', account);
  if (result.isLast) recordSignInFailure(req, 'second-factor-locked', account);
  return errorResponse(401, inLanguageOf(req, texts.wrongCode));
}

/** The same shape as Payload's response to a sign-in. */
const signedIn = ({ expiresAt, user }: Session) => ({
  exp: expiresAt,
  user: { id: user.id, email: user.email },
});

/** Stores in a field of the account since when it has a second factor, which the history of the account shows. */
async function storeSince(req: PayloadRequest, userId: number, since: string | null): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id: userId,
    data: { secondFactorSince: since },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

const enterCode = (env: Env) =>
  ownEndpoint(env, 'code', withCode, async ({ body, req, session }) => {
    if (session.missingStep === 'enrolment') return errorResponse(403, inLanguageOf(req, texts.enrolFirst));
    const rejection = await rejectWrongCode(env, req, session, body.code);
    if (rejection) return rejection;
    await storePassedSecondFactor(req, session.id);
    return jsonResponse(signedIn(session));
  });

const startEnrolment = (env: Env) =>
  ownEndpoint(env, 'enrolment', withOptionalCode, async ({ body, req, session }) => {
    // A user who has one needs a code of it to replace it.
    if (session.isEnrolled) {
      if (session.missingStep) return errorResponse(403, inLanguageOf(req, texts.codeFirst));
      const rejection = await rejectWrongCode(env, req, session, body.code ?? '');
      if (rejection) return rejection;
    }
    const secret = createSecret();
    await storePendingSecret(req, env.encryptionKeys, session.user.id, secret);
    return jsonResponse({ secret, ...enrolmentOf(secret, new URL(env.cmsUrl).host, session.user.email) });
  });

const finishEnrolment = (env: Env) =>
  ownEndpoint(env, 'enrolment/confirm', withCode, async ({ body, req, session }) => {
    if (session.missingStep === 'code') return errorResponse(403, inLanguageOf(req, texts.codeFirst));
    const codes = createRecoveryCodes();
    // The account has entered a code, so that the change is its own.
    req.user = session.user;
    const isActive = await inTransaction(req, async () => {
      if (!(await activatePendingSecret(req, env.encryptionKeys, session.user.id, body.code))) return false;
      await storeRecoveryCodes(req, session.user.id, codes);
      await storePassedSecondFactor(req, session.id);
      await endSessions(req, session.user.id, session.id);
      await storeSince(req, session.user.id, new Date().toISOString());
      return true;
    });
    if (!isActive) return errorResponse(401, inLanguageOf(req, texts.wrongNewCode));
    return jsonResponse({ ...signedIn(session), recoveryCodes: codes });
  });

const replaceRecoveryCodes = (env: Env) =>
  ownEndpoint(env, 'recovery-codes', withCode, async ({ body, req, session }) => {
    if (!session.isEnrolled || session.missingStep)
      return errorResponse(403, inLanguageOf(req, texts.codeFirst));
    const rejection = await rejectWrongCode(env, req, session, body.code);
    if (rejection) return rejection;
    const recoveryCodes = createRecoveryCodes();
    await inTransaction(req, () => storeRecoveryCodes(req, session.user.id, recoveryCodes));
    return jsonResponse({ recoveryCodes });
  });

const removeOwn = (env: Env) =>
  ownEndpoint(env, 'remove', withCode, async ({ body, req, session }) => {
    if (session.missingStep) return errorResponse(403, inLanguageOf(req, texts.codeFirst));
    if (session.isRequired) return errorResponse(403, inLanguageOf(req, texts.required));
    const rejection = await rejectWrongCode(env, req, session, body.code);
    if (rejection) return rejection;
    await inTransaction(req, async () => {
      await deleteSecondFactor(req, session.user.id);
      await storeSince(req, session.user.id, null);
    });
    return jsonResponse({});
  });

/** Ends a sign-in before its second factor; Payload's sign-out is for complete ones. */
const leave = (env: Env) =>
  ownEndpoint(env, 'leave', z.object({}), async ({ req, session }) => {
    await endSession(req, session.user.id, session.id);
    const { auth } = req.payload.collections.users.config;
    const response = jsonResponse({});
    response.headers.set(
      'set-cookie',
      generateExpiredPayloadCookie({
        collectionAuthConfig: auth,
        cookiePrefix: req.payload.config.cookiePrefix,
      }),
    );
    return response;
  });

/** Removes the second factor of somebody who has lost the device, and ends all sessions of that account. */
async function resetOfOther(req: PayloadRequest, env: Env): Promise<Response> {
  if (!isAdministrator({ req })) return errorResponse(403, inLanguageOf(req, texts.onlyAdministrators));
  const id = Number(req.routeParams?.id);
  if (id === req.user?.id) return errorResponse(400, inLanguageOf(req, texts.notOwn));
  const account = await req.payload.findByID({
    collection: 'users',
    id: Number.isInteger(id) ? id : 0,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!account) return errorResponse(404, NOT_FOUND);
  await inTransaction(req, async () => {
    await deleteSecondFactor(req, id);
    await endSessions(req, id);
    await storeSince(req, id, null);
    await queueAccountMail(req, env, {
      kind: 'secondFactorRemoved',
      user: id,
      to: account.email,
      by: req.user?.name ?? '',
    });
  });
  return jsonResponse({ id });
}

/** The endpoints of second factors. */
export function secondFactorEndpoints(env: Env): Omit<Endpoint, 'root'>[] {
  return [
    enterCode(env),
    startEnrolment(env),
    finishEnrolment(env),
    replaceRecoveryCodes(env),
    removeOwn(env),
    leave(env),
    {
      path: '/:id/second-factor/reset',
      method: 'post',
      handler: withErrorHandling((req) => resetOfOther(req, env)),
    },
  ];
}
