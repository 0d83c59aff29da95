import { randomBytes } from 'node:crypto';
import { LOCALES, type Locale } from '@beranda/contract';
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { ROLES } from '#cms/access/roles.ts';
import { isAdministrator } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';
import type { User } from '#cms/payload-types.ts';
import { PASSWORD_MIN_LENGTH } from '../reject-short-password.ts';
import { canUsePassword } from '../restrict-passwords.ts';
import { invitationTexts as texts } from './texts.ts';

export const INVITATION_DAYS = 3;
const INVITATION_MS = INVITATION_DAYS * 24 * 60 * 60 * 1_000;

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

function mailOf(account: User, link: string, locale: Locale, hasPassword: boolean) {
  const translate = (text: Bilingual) =>
    text[locale]
      .replace('{days}', String(INVITATION_DAYS))
      .replace('{characters}', String(PASSWORD_MIN_LENGTH));
  const paragraphs = [
    translate(texts.greeting).replace('{name}', escapeHtml(account.name)),
    `<a href="${escapeHtml(link)}">${translate(hasPassword ? texts.choose : texts.signIn)}</a>`,
    ...(hasPassword ? [translate(texts.validFor)] : []),
  ];
  return {
    to: account.email,
    subject: translate(texts.subject),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  };
}

/** Sends the link with which somebody sets a password; an earlier link stops working. */
async function send(req: PayloadRequest, env: Env, account: User, locale: Locale): Promise<void> {
  const { payload } = req;
  const hasPassword = canUsePassword(env, account.email);
  const token = await inTransaction(req, async () => {
    const data = { invitedAt: new Date().toISOString() };
    await payload.update({ collection: 'users', id: account.id, data, depth: 0, overrideAccess: true, req });
    if (!hasPassword) return null;
    return payload.forgotPassword({
      collection: 'users',
      data: { email: account.email },
      disableEmail: true,
      expiration: INVITATION_MS,
      req,
    });
  });
  const { routes, admin } = payload.config;
  const path = token ? `/reset/${encodeURIComponent(token)}` : admin.routes.login;
  // After the commit: a mail cannot be rolled back.
  await payload
    .sendEmail(mailOf(account, `${env.cmsUrl}${routes.admin}${path}`, locale, hasPassword))
    .catch((err: unknown) => {
      payload.logger.error({ msg: 'An invitation was not sent', err });
      throw new APIError(inLanguageOf(req, texts.notSent), 502, null, true);
    });
}

const invite =
  (env: Env): Endpoint['handler'] =>
  async (req) => {
    const { language: locale, ...person } = await readBody(req, invitation);
    const account = await req.payload.create({
      collection: 'users',
      // A random password; the link replaces it.
      data: { ...person, password: randomBytes(32).toString('base64url') },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await send(req, env, account, locale);
    return jsonResponse({ id: account.id }, 201);
  };

const inviteAgain =
  (env: Env): Endpoint['handler'] =>
  async (req) => {
    const { language: locale } = await readBody(req, language);
    const account = await req.payload.findByID({
      collection: 'users',
      id: Number(req.routeParams?.id) || 0,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    if (!account) throw new APIError(NOT_FOUND, 404, null, true);
    if (!account.invitedAt) throw new APIError(inLanguageOf(req, texts.accepted), 409, null, true);
    await send(req, env, account, locale);
    return jsonResponse({ id: account.id });
  };

/** Invitations: an account whose person chooses the password. */
export const invitationEndpoints = (env: Env): Omit<Endpoint, 'root'>[] => [
  { path: '/invitations', method: 'post', handler: invite(env) },
  { path: '/:id/invitation', method: 'post', handler: inviteAgain(env) },
];
