import { randomBytes } from 'node:crypto';
import { LOCALES, type Locale } from '@beranda/contract';
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { ROLES } from '#cms/access/roles.ts';
import { isAdministrator } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { queueAccountMail } from '../mails/account-mail.ts';
import { invitationTexts as texts } from './texts.ts';

const language = z.object({ language: z.enum(LOCALES) });
const invitation = language.extend({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  roles: z.array(z.enum(ROLES)),
});

/** Reads the body of an administrator's request. */
async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const reject = (text: Bilingual, status: number): never => {
    throw new APIError(inLanguageOf(req, text), status, null, true);
  };
  if (!isAdministrator({ req })) return reject(texts.onlyAdministrators, 403);
  await addDataAndFileToRequest(req);
  const body = schema.safeParse(req.data);
  return body.success ? body.data : reject(texts.incomplete, 400);
}

/** Queues the mail with the link with which somebody sets a password; an earlier link stops working. */
async function sendInvitation(req: PayloadRequest, env: Env, user: number, language: Locale): Promise<void> {
  const invitedAt = new Date().toISOString();
  const data = { invitedAt, resetPasswordToken: null, resetPasswordExpiration: null };
  await req.payload.update({ collection: 'users', id: user, data, depth: 0, overrideAccess: true, req });
  await queueAccountMail(req, env, { kind: 'invitation', user, language, invitedAt });
}

const invite =
  (env: Env): Endpoint['handler'] =>
  async (req) => {
    const { language: locale, ...person } = await readBody(req, invitation);
    const id = await inTransaction(req, async () => {
      const account = await req.payload.create({
        collection: 'users',
        // A random password; the link replaces it.
        data: { ...person, password: randomBytes(32).toString('base64url') },
        depth: 0,
        overrideAccess: true,
        req,
      });
      await sendInvitation(req, env, account.id, locale);
      return account.id;
    });
    return jsonResponse({ id }, 201);
  };

const inviteAgain =
  (env: Env): Endpoint['handler'] =>
  async (req) => {
    const { language: locale } = await readBody(req, language);
    const id = Number(req.routeParams?.id) || 0;
    await inTransaction(req, async () => {
      // Before the account is read: its person may be accepting the invitation.
      await lockDocument(req, { slug: 'users', id });
      const account = await req.payload.findByID({
        collection: 'users',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
        req,
      });
      if (!account) throw new APIError(NOT_FOUND, 404, null, true);
      if (!account.invitedAt) throw new APIError(inLanguageOf(req, texts.accepted), 409, null, true);
      await sendInvitation(req, env, id, locale);
    });
    return jsonResponse({ id });
  };

/** Invitations: an account whose person chooses the password. */
export const invitationEndpoints = (env: Env): Omit<Endpoint, 'root'>[] => [
  { path: '/invitations', method: 'post', handler: invite(env) },
  { path: '/:id/invitation', method: 'post', handler: inviteAgain(env) },
];
