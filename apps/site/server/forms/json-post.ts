import {
  ATTACHMENTS_FIELD,
  type ErrorBody,
  type FormName,
  type FormResponse,
  isFormName,
  isLocale,
  type Locale,
} from '@beranda/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Captcha } from '#server/captcha/captcha.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import { writeFlashCookie } from '#server/http/flash-cookie.ts';
import type { AttachmentsState } from '#src/content/loader-types.ts';
import type { SiteEnv } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { countResult } from './count-result.ts';
import type { FormHandler } from './form-handler.ts';
import type { Guards } from './guards.ts';
import { codeOf, retryAfterOf, sendRetryAfter } from './request-errors.ts';
import { isCaptchaRequired, type Rejected } from './submit-form.ts';

type JsonPostOptions = {
  env: SiteEnv;
  apiPath: string;
  metrics: Metrics;
  captcha: Captcha;
  guards: Guards;
  handler: FormHandler;
};

/** The route to which a script sends any form. */
export function registerJsonPost(app: FastifyInstance, options: JsonPostOptions): void {
  const { env, apiPath, metrics, captcha, guards, handler } = options;
  app.post<{ Params: { locale: string; form: string } }>(
    `${apiPath}/:locale/v2/forms/:form`,
    { ...guards, errorHandler: jsonErrorHandler(metrics) },
    async (request, reply) => {
      const { locale, form } = request.params;
      if (!isLocale(locale) || !isFormName(form)) return reply.callNotFound();
      const result = await handler.submit(request, form, locale);
      countResult(metrics, form, result);
      reply.header('cache-control', CACHE.never);
      if (result.kind === 'received') {
        const sent = writeFlashCookie(request, reply, form, {
          ...result,
          isHttps: env.SITE_URL.startsWith('https:'),
          secret: env.COOKIE_SECRET,
        });
        return reply.code(201).send({ ticket: result.ticket, sent } satisfies FormResponse);
      }
      sendRetryAfter(reply, result.retryAfterSeconds);
      return reply.code(result.statusCode).send(errorBodyOf(result, form, locale, captcha));
    },
  );
}

function errorBodyOf(result: Rejected, form: FormName, locale: Locale, captcha: Captcha): ErrorBody {
  const fields = {
    ...(result.result.error as ErrorBody['fields']),
    ...fileErrorsOf(result.attachments),
  };
  return {
    statusCode: result.statusCode,
    message: 'The form was not accepted.',
    fields,
    ...(result.notice ? { notice: result.notice } : {}),
    ...(result.retryAfterSeconds !== undefined && { retryAfterSeconds: result.retryAfterSeconds }),
    ...(isCaptchaRequired(result) && { captchaQuestion: captcha.ask(form, locale) }),
  };
}

function fileErrorsOf(attachments: AttachmentsState | undefined): ErrorBody['fields'] {
  const codes = new Set(attachments?.errors.map(({ code }) => code));
  return codes.size > 0 ? { [ATTACHMENTS_FIELD]: [...codes] } : {};
}

/** Answers a script whose request was rejected before its form or file was handled, or crashed. */
export function jsonErrorHandler(metrics: Metrics) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const code = codeOf(error);
    const statusCode = error.statusCode ?? 500;
    if (code === 'sendFailed') request.log.error({ err: error }, 'A form or file sent to the API crashed');
    metrics.submissions.inc({ form: 'any', outcome: String(statusCode) });
    const body: ErrorBody = {
      statusCode,
      message: error.message,
      fields: { '': [code] },
      ...retryAfterOf(reply),
    };
    // A new CSRF token: reloading the page for one would lose what was typed.
    if (code === 'expired') body.csrfToken = reply.generateCsrf();
    return reply.code(statusCode).header('cache-control', CACHE.never).send(body);
  };
}
