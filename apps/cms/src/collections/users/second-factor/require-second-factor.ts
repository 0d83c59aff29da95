import {
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionAfterOperationHook,
  type CollectionAfterReadHook,
  type CollectionBeforeDeleteHook,
  createLocalReq,
  JWTAuthentication,
  type PayloadRequest,
} from 'payload';
import * as z from 'zod';
import { hasRole } from '#cms/access/roles.ts';
import { sql, writeRows } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import type { User } from '#cms/payload-types.ts';
import { deviceName } from '../sessions/device-name.ts';
import { listSessions, storeSession } from '../sessions/session-store.ts';
import type { SignInMethod } from '../sessions/sign-ins.ts';
import { deleteSecondFactor, hasSecondFactor } from './stored-second-factor.ts';

/**
 * Two-factor authentication (2FA): what a session lacks before it may do anything, a code or first of all a second
 * factor.
 */
export type MissingStep = 'code' | 'enrolment';

declare module 'payload' {
  interface RequestContext {
    /** How the sign-in of this request proves who it is. Default: password. */
    signInMethod?: SignInMethod;
    /** The token of the sign-in of this request, also where it is removed from the response. */
    sessionToken?: string;
    /** The step that the sign-in of this request still lacks. */
    missingStep?: MissingStep | null;
    /** Set only by `findSession`: sessions without their second factor are reported too. */
    includePendingSessions?: boolean;
  }
}

type Rule = Pick<Env, 'secondFactorFor'>;

/** Whether somebody with these roles must have a second factor. */
export function mustHaveSecondFactor({ secondFactorFor }: Rule, roles: User['roles']): boolean {
  return secondFactorFor === 'everyone' || hasRole({ roles: roles ?? [] }, ...secondFactorFor);
}

async function findMissingStep(
  req: PayloadRequest,
  rule: Rule,
  user: Pick<User, 'id' | 'roles'>,
): Promise<MissingStep | null> {
  if (await hasSecondFactor(req, user.id)) return 'code';
  return mustHaveSecondFactor(rule, user.roles) ? 'enrolment' : null;
}

/**
 * Deny by default: Payload's authentication reads the account of a token by `findByID`, and accepts the token only if its
 * session is among those of the account. Sessions that were ended here, or lack their second factor, are not reported,
 * so that such a request is anonymous in REST, server functions and screens alike.
 */
export function reportUsableSessions(rule: Rule): CollectionAfterReadHook<User> {
  return async ({ doc, req }) => {
    if (!doc.sessions?.length || req.context.includePendingSessions) return doc;
    const signIns = await listSessions(req, doc.id);
    const needsToPass =
      signIns.some(({ hasPassed }) => !hasPassed) && (await findMissingStep(req, rule, doc));
    const usable = signIns.filter(({ hasPassed }) => hasPassed || !needsToPass).map(({ session }) => session);
    return { ...doc, sessions: doc.sessions.filter(({ id }) => usable.includes(id)) };
  };
}

const tokenSchema = z.object({ sid: z.string() });

/** The session id in a token that Payload has just signed. */
function sessionOfToken(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return tokenSchema.parse(JSON.parse(claims)).sid;
}

/** Stores each sign-in with its device. Runs for sign-in, the first account and new passwords by mail. */
export function recordSignIn(rule: Rule): CollectionAfterLoginHook<User> {
  return async ({ req, token, user }) => {
    await storeSession(req, {
      session: sessionOfToken(token),
      userId: user.id,
      method: req.context.signInMethod ?? 'password',
      device: deviceName(req.headers.get('user-agent')),
    });
    req.context.sessionToken = token;
    req.context.missingStep = await findMissingStep(req, rule, user);
  };
}

/** Replaces the response to a sign-in without second factor: what is missing, instead of the account. */
export const respondWithMissingStep: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { missingStep } = req.context;
  if ((operation !== 'login' && operation !== 'resetPassword') || !missingStep) return result;
  return { ...result, user: null, secondFactor: missingStep } as never;
};

export const endSignIn: CollectionAfterLogoutHook = async ({ req }) => {
  const session = (req.user as { _sid?: string } | null)?._sid;
  if (session) await writeRows(req, sql`DELETE FROM sign_ins WHERE session = ${session}`);
};

/** Deletes what belongs to an account before the account. */
export const deleteSignInData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await writeRows(req, sql`DELETE FROM sign_ins WHERE user_id = ${Number(id)}`);
  await deleteSecondFactor(req, Number(id));
};

export type Session = {
  id: string;
  user: User & { collection: 'users' };
  /** In seconds, like that of the token. */
  expiresAt: number;
  isEnrolled: boolean;
  isRequired: boolean;
  /** The step that it lacks; null for a session that may do what its roles allow. */
  missingStep: MissingStep | null;
};

/** The session of a request, even if it lacks its second factor; null without one, or after it was ended. */
export async function findSession(incoming: PayloadRequest, rule: Rule): Promise<Session | null> {
  const { headers, payload } = incoming;
  const req = await createLocalReq({ context: { includePendingSessions: true }, req: { headers } }, payload);
  const user = (await JWTAuthentication({ headers, payload, req })).user as
    | (User & { collection: 'users'; _sid?: string })
    | null;
  const id = user?._sid;
  if (!user || !id) return null;
  const signIn = (await listSessions(incoming, user.id)).find(({ session }) => session === id);
  const stored = user.sessions?.find((candidate) => candidate.id === id);
  if (!signIn || !stored) return null;
  const isEnrolled = await hasSecondFactor(incoming, user.id);
  const isRequired = mustHaveSecondFactor(rule, user.roles);
  const lacking = isEnrolled ? 'code' : isRequired ? 'enrolment' : null;
  return {
    id,
    user,
    expiresAt: Math.floor(Date.parse(stored.expiresAt) / 1_000),
    isEnrolled,
    isRequired,
    missingStep: signIn.hasPassed ? null : lacking,
  };
}
