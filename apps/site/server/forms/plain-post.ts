import { randomUUID } from 'node:crypto';
import { type FormName, LOCALES, type Locale } from '@beranda/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Captcha } from '#server/captcha/captcha.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import { writeFlashCookie } from '#server/http/flash-cookie.ts';
import { splitTarget } from '#server/http/request-target.ts';
import type { PageService } from '#server/pages/page-service.ts';
import { sendRendered, visitorOf } from '#server/pages/pages.ts';
import type { AttachmentsState } from '#src/content/loader-types.ts';
import { FORM_RESULT_ID, SENT_PARAMETER } from '#src/features/forms/form-ids.ts';
import { pageAddressOf } from '#src/routing/page-address.ts';
import { addressesOf } from '#src/routing/page-match.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';
import type { SiteEnv } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { unreceivedFiles } from './attachments/receive-files.ts';
import { countResult } from './count-result.ts';
import type { FormHandler } from './form-handler.ts';
import type { Guards } from './guards.ts';
import { codeOf, retryAfterOf, sendRetryAfter } from './request-errors.ts';
import {
  type CheckResult,
  idempotencyKeyOf,
  isCaptchaRequired,
  type Rejected,
  reject,
} from './submit-form.ts';

type PlainPostOptions = {
  env: SiteEnv;
  service: PageService;
  metrics: Metrics;
  captcha: Captcha;
  guards: Guards;
  handler: FormHandler;
};

/** A form at one of the addresses of its page. */
type FormAddress = { form: FormName; path: string; locale: Locale };

/** The routes to which forms are posted without JavaScript: the addresses of their own pages. */
export function registerPlainPosts(app: FastifyInstance, options: PlainPostOptions): void {
  for (const page of PAGE_IDS) {
    const form = definitionOf(page).form;
    if (form)
      for (const locale of LOCALES)
        for (const path of addressesOf(page, locale)) registerPlainPost(app, { form, path, locale }, options);
  }
}

function registerPlainPost(app: FastifyInstance, address: FormAddress, options: PlainPostOptions): void {
  const { form, path, locale } = address;
  const { env, metrics, guards, handler } = options;
  app.post(
    path,
    {
      ...guards,
      errorHandler: async (error, request, reply) => {
        const result = { ...rejectWith(form, error, request), ...retryAfterOf(reply) };
        return rerenderForm(request, reply, result, address, options);
      },
    },
    async (request, reply) => {
      const result = await handler.submitOrCheck(request, form, locale);
      if (result.kind !== 'received') return rerenderForm(request, reply, result, address, options);
      countResult(metrics, form, result);
      const sent = writeFlashCookie(request, reply, form, {
        ...result,
        isHttps: env.SITE_URL.startsWith('https:'),
        secret: env.COOKIE_SECRET,
      });
      return reply
        .header('cache-control', CACHE.never)
        .redirect(`${path}?${SENT_PARAMETER}=${sent}#${FORM_RESULT_ID}`, 303);
    },
  );
}

function rejectWith(form: FormName, error: FastifyError, request: FastifyRequest): Rejected {
  const code = codeOf(error);
  if (code === 'sendFailed') request.log.error({ err: error }, 'A form sent without JavaScript crashed');
  return reject(form, request.body, error.statusCode ?? 500, code);
}

/** Sends the page with the form as it was sent: with its errors, or to be checked. */
async function rerenderForm(
  request: FastifyRequest,
  reply: FastifyReply,
  result: CheckResult,
  { form, path, locale }: FormAddress,
  { env, service, metrics, captcha }: PlainPostOptions,
) {
  countResult(metrics, form, result);
  const { statusCode, ...formResult } = result.kind === 'check' ? { ...result, statusCode: 200 } : result;
  const attachments = result.attachments ?? (await unreceivedFiles(request, env, form));
  const { question, ...previous } = captcha.previousFormState(
    form,
    idempotencyKeyOf(request.body) ?? randomUUID(),
    request.body,
  );
  if (result.kind === 'rejected') sendRetryAfter(reply, result.retryAfterSeconds);
  const visitor = visitorOf(reply, {
    captcha,
    form,
    locale,
    formResult: { ...formResult, attachments: withoutIds(attachments) },
    notice: result.kind === 'rejected' ? result.notice : undefined,
    previous: isCaptchaRequired(result) ? previous : { ...previous, question },
  });
  const rendered = await service.renderFor({
    address: pageAddressOf(path, splitTarget(request.url)[1]),
    visitor,
  });
  return sendRendered(request, reply, rendered, 'html', statusCode);
}

/** The state of attachments for a page, without their ids. */
const withoutIds = ({ pending, errors }: AttachmentsState): AttachmentsState => ({ pending, errors });
