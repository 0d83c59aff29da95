import { randomUUID } from 'node:crypto';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  type ErrorBody,
  FORMS,
  type FormName,
  type FormResponse,
  isFormName,
  isLocale,
  LOCALES,
  type Locale,
} from '@beranda/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Captcha } from '#server/captcha/captcha.ts';
import { registerCaptcha } from '#server/captcha/register.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import { networkOf } from '#server/http/connection-limits.ts';
import { writeFlashCookie } from '#server/http/flash-cookie.ts';
import type { PageService } from '#server/pages/page-service.ts';
import { sendRendered, visitorOf } from '#server/pages/pages.ts';
import type { Content } from '#src/content/client.ts';
import type { AttachmentsState } from '#src/content/loader-types.ts';
import { choiceValues } from '#src/features/forms/choice-values.ts';
import { FORM_RESULT_ID, SENT_PARAMETER } from '#src/features/forms/form-ids.ts';
import { loadChoices } from '#src/features/forms/load-choices.server.ts';
import { pageAddressOf } from '#src/routing/page-address.ts';
import { addressesOf } from '#src/routing/page-match.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';
import type { SiteEnv } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { discardRest, readLeadingFields } from './attachments/multipart-form.ts';
import { receiveFiles, unreceivedFiles } from './attachments/receive-files.ts';
import { registerUploads } from './attachments/register-uploads.ts';
import { browserIdOf } from './browser-id.ts';
import { createQuestionLimit, createTextLimit } from './limits.ts';
import { codeOf, requireSameOrigin, retryAfterOf, sendRetryAfter } from './request-errors.ts';
import {
  type CheckResult,
  checkForm,
  type FormDependencies,
  idempotencyKeyOf,
  isCaptchaRequired,
  needsCheckPage,
  type Received,
  type Rejected,
  reject,
  type SubmitResult,
  submitForm,
} from './submit-form.ts';

export type FormsOptions = {
  env: SiteEnv;
  apiPath: string;
  service: PageService;
  metrics: Metrics;
  /** The content as of now, without tracking what is read. */
  content(): Content;
  captcha: Captcha;
  /** Whether the site is in maintenance and accepts no forms. */
  isInMaintenance: () => Promise<boolean>;
};

const queryOf = ({ url }: FastifyRequest) => url.split('?')[1] ?? '';

/** Errors of attachments in a JSON response. */
function fileErrorsOf(attachments: AttachmentsState | undefined): ErrorBody['fields'] {
  const codes = new Set(attachments?.errors.map(({ code }) => code));
  return codes.size > 0 ? { [ATTACHMENTS_FIELD]: [...codes] } : {};
}

/** What a page shows of attachments: not their ids. */
const withoutIds = ({ kept, errors }: AttachmentsState): AttachmentsState => ({ kept, errors });

/**
 * Each form has two routes: JSON from script, and a plain POST to its own page. Both check in the same order: same origin,
 * body limit, CSRF token, rate limit, honeypot and time trap, captcha, schema, back office.
 */
export function registerForms(app: FastifyInstance, options: FormsOptions): void {
  const { env, apiPath, service, metrics, captcha } = options;
  const dependencies: FormDependencies = {
    env,
    captcha,
    questionLimit: createQuestionLimit({
      perAddress: env.CAPTCHA_QUESTION_RATE_PER_HOUR,
      total: env.CAPTCHA_QUESTION_TOTAL_PER_HOUR,
    }),
    textLimit: createTextLimit(env.FORM_SAME_TEXT_PER_HOUR),
  };
  const isHttps = env.SITE_URL.startsWith('https:');
  /** Same origin, CSRF and rate limit; files are read only after them. */
  const guardsOf = (groupId: string, max: number) => ({
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request, env),
    preValidation: [readLeadingFields, app.csrfProtection],
    onSend: discardRest,
    config: {
      rateLimit: {
        max,
        timeWindow: '1 minute',
        hook: 'preHandler' as const,
        groupId,
        keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
      },
    },
  });
  const guards = guardsOf('forms', env.FORM_RATE_PER_MINUTE);
  registerUploads(app, {
    env,
    apiPath,
    guards: {
      ...guardsOf('attachments', env.FORM_RATE_PER_MINUTE * ATTACHMENT_LIMITS.count),
      errorHandler: sendJsonError,
    },
    isInMaintenance: options.isInMaintenance,
  });

  registerCaptcha(app, { captcha, apiPath, guards, formsPerMinute: env.FORM_RATE_PER_MINUTE });

  function count(form: FormName, result: SubmitResult | CheckResult): void {
    const outcome = result.kind === 'rejected' ? String(result.statusCode) : result.kind;
    metrics.submissions.inc({ form, outcome });
  }

  /** Handles a form with its files and what its schema needs. */
  async function handle<Result extends CheckResult | SubmitResult>(
    request: FastifyRequest,
    form: FormName,
    locale: Locale,
    resultOf: (received: Received, onFailure: (error: unknown) => void) => Result | Promise<Result>,
  ): Promise<Result | Rejected> {
    if (await options.isInMaintenance()) return reject(form, request.body, 503, 'maintenance');
    const files = await receiveFiles(request, env, form);
    const { body, id: correlationId, ip: address } = request;
    const onFailure = (error: unknown) =>
      request.log.error({ err: error }, 'a submission could not be stored');
    let result: Result | Rejected;
    try {
      const choices = choiceValues(await loadChoices(FORMS[form].definition, options.content(), locale));
      const browser = browserIdOf(request, env.COOKIE_SECRET);
      result = await resultOf({ body, files, locale, correlationId, address, choices, browser }, onFailure);
    } catch (error) {
      onFailure(error);
      result = reject(form, body, 503, 'sendFailed');
    }
    // What was received is kept, whatever is wrong with the rest.
    return result.kind === 'received' ? result : { attachments: files, ...result };
  }

  const submit = (request: FastifyRequest, form: FormName, locale: Locale): Promise<SubmitResult> =>
    handle(request, form, locale, (received, onFailure) =>
      submitForm(dependencies, form, received, onFailure),
    );

  app.post<{ Params: { locale: string; form: string } }>(
    `${apiPath}/:locale/v2/forms/:form`,
    { ...guards, errorHandler: sendJsonError },
    async (request, reply) => {
      const { locale, form } = request.params;
      if (!isLocale(locale) || !isFormName(form)) return reply.callNotFound();
      const result = await submit(request, form, locale);
      count(form, result);
      reply.header('cache-control', CACHE.never);
      if (result.kind === 'received') {
        const sent = writeFlashCookie(request, reply, form, {
          ...result,
          isHttps,
          secret: env.COOKIE_SECRET,
        });
        return reply.code(201).send({ ticket: result.ticket, sent } satisfies FormResponse);
      }
      sendRetryAfter(reply, result.retryAfterSeconds);
      const fields = {
        ...(result.result.error as ErrorBody['fields']),
        ...fileErrorsOf(result.attachments),
      };
      const body: ErrorBody = {
        statusCode: result.statusCode,
        message: 'The form was not accepted.',
        fields,
        ...(result.notice ? { notice: result.notice } : {}),
        ...(result.retryAfterSeconds !== undefined && { retryAfterSeconds: result.retryAfterSeconds }),
        ...(isCaptchaRequired(result) && { captchaQuestion: captcha.ask(form, locale) }),
      };
      return reply.code(result.statusCode).send(body);
    },
  );

  for (const page of PAGE_IDS) {
    const form = definitionOf(page).form;
    if (form)
      for (const locale of LOCALES)
        for (const path of addressesOf(page, locale)) registerPlainPost(form, path, locale);
  }

  function registerPlainPost(form: FormName, path: string, locale: Locale): void {
    /** The page with the form as it was sent: with its errors, or to be checked. */
    async function rerenderForm(request: FastifyRequest, reply: FastifyReply, result: CheckResult) {
      count(form, result);
      const { statusCode, ...formResult } = result.kind === 'check' ? { ...result, statusCode: 200 } : result;
      const attachments = result.attachments ?? (await unreceivedFiles(request, env, form));
      const { question, ...kept } = captcha.reusableCaptchaOf(
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
        kept: isCaptchaRequired(result) ? kept : { ...kept, question },
      });
      const rendered = await service.renderFor({ address: pageAddressOf(path, queryOf(request)), visitor });
      return sendRendered(request, reply, rendered, 'html', statusCode);
    }

    app.post(
      path,
      {
        ...guards,
        errorHandler: async (error, request, reply) =>
          rerenderForm(request, reply, {
            ...rejectWith(form, error, request),
            ...retryAfterOf(reply),
          }),
      },
      async (request, reply) => {
        const result = await handle<CheckResult | SubmitResult>(
          request,
          form,
          locale,
          (received, onFailure) =>
            needsCheckPage(form, received)
              ? checkForm(form, received)
              : submitForm(dependencies, form, received, onFailure),
        );
        if (result.kind !== 'received') return rerenderForm(request, reply, result);
        count(form, result);
        const sent = writeFlashCookie(request, reply, form, {
          ...result,
          isHttps,
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
    if (code === 'sendFailed') request.log.error({ err: error }, 'a form crashed');
    return reject(form, request.body, error.statusCode ?? 500, code);
  }

  function sendJsonError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const code = codeOf(error);
    const statusCode = error.statusCode ?? 500;
    if (code === 'sendFailed') request.log.error({ err: error }, 'a form crashed');
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
  }
}
