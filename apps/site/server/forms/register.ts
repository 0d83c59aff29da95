import { randomUUID } from 'node:crypto';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  type ErrorBody,
  FORMS,
  type FormName,
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
import type { AttachmentsState } from '#src/content/loading.ts';
import { choiceValues } from '#src/features/forms/choice-values.ts';
import { FORM_RESULT_ID } from '#src/features/forms/form-ids.ts';
import { loadChoices } from '#src/features/forms/load-choices.server.ts';
import { addressOf, SENT_PARAMETER } from '#src/routing/page-address.ts';
import { addressesOf } from '#src/routing/page-match.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';
import type { SiteEnv } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { discardRest, readLeadingFields } from './attachments/multipart-form.ts';
import { receiveFiles, unreceivedFiles } from './attachments/receive-files.ts';
import { registerUploads } from './attachments/register-uploads.ts';
import { browserOf } from './browser.ts';
import { createQuestionLimit, createTextLimit } from './limits.ts';
import { codeOf, requireSameOrigin, retryAfterOf, sendRetryAfter } from './request-errors.ts';
import {
  type CheckResult,
  checkForm,
  type FormDependencies,
  idempotencyKeyOf,
  isToBeChecked,
  needsCaptcha,
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
      perAddress: env.QUESTION_RATE_PER_HOUR,
      total: env.QUESTION_TOTAL_PER_HOUR,
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
      errorHandler: answerJsonError,
    },
    isInMaintenance: options.isInMaintenance,
  });

  registerCaptcha(app, { captcha, apiPath, guards, formsPerMinute: env.FORM_RATE_PER_MINUTE });

  function count(form: FormName, answer: SubmitResult | CheckResult): void {
    const outcome = answer.kind === 'rejected' ? String(answer.statusCode) : answer.kind;
    metrics.submissions.inc({ form, outcome });
  }

  /** Handles a form with its files and what its schema needs. */
  async function handle<Result extends CheckResult | SubmitResult>(
    request: FastifyRequest,
    form: FormName,
    locale: Locale,
    answerTo: (received: Received, onFailure: (error: unknown) => void) => Result | Promise<Result>,
  ): Promise<Result | Rejected> {
    if (await options.isInMaintenance()) return reject(form, request.body, 503, 'maintenance');
    const files = await receiveFiles(request, env, form);
    const { body, id: correlationId, ip: address } = request;
    const onFailure = (error: unknown) =>
      request.log.error({ err: error }, 'a submission could not be stored');
    let answer: Result | Rejected;
    try {
      const choices = choiceValues(await loadChoices(FORMS[form].definition, options.content(), locale));
      const browser = browserOf(request, env.COOKIE_SECRET);
      answer = await answerTo({ body, files, locale, correlationId, address, choices, browser }, onFailure);
    } catch (error) {
      onFailure(error);
      answer = reject(form, body, 503, 'sendFailed');
    }
    // What was received is kept, whatever is wrong with the rest.
    return answer.kind === 'received' ? answer : { attachments: files, ...answer };
  }

  const submit = (request: FastifyRequest, form: FormName, locale: Locale): Promise<SubmitResult> =>
    handle(request, form, locale, (received, onFailure) =>
      submitForm(dependencies, form, received, onFailure),
    );

  app.post<{ Params: { locale: string; form: string } }>(
    `${apiPath}/:locale/v2/forms/:form`,
    { ...guards, errorHandler: answerJsonError },
    async (request, reply) => {
      const { locale, form } = request.params;
      if (!isLocale(locale) || !isFormName(form)) return reply.callNotFound();
      const answer = await submit(request, form, locale);
      count(form, answer);
      reply.header('cache-control', CACHE.never);
      if (answer.kind === 'received') return reply.code(201).send({ ticket: answer.ticket });
      sendRetryAfter(reply, answer.retryAfterSeconds);
      const fields = {
        ...(answer.result.error as ErrorBody['fields']),
        ...fileErrorsOf(answer.attachments),
      };
      const body: ErrorBody = {
        statusCode: answer.statusCode,
        message: 'The form was not accepted.',
        fields,
        ...(answer.notice ? { notice: answer.notice } : {}),
        ...(answer.retryAfterSeconds !== undefined && { retryAfterSeconds: answer.retryAfterSeconds }),
        ...(needsCaptcha(answer) && { captchaQuestion: captcha.ask(form, locale) }),
      };
      return reply.code(answer.statusCode).send(body);
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
    async function rerenderForm(request: FastifyRequest, reply: FastifyReply, answer: CheckResult) {
      count(form, answer);
      const { statusCode, ...outcome } = answer.kind === 'check' ? { ...answer, statusCode: 200 } : answer;
      const attachments = answer.attachments ?? (await unreceivedFiles(request, env, form));
      const { question, ...kept } = captcha.keptOf(
        form,
        idempotencyKeyOf(request.body) ?? randomUUID(),
        request.body,
      );
      if (answer.kind === 'rejected') sendRetryAfter(reply, answer.retryAfterSeconds);
      const visitor = visitorOf(reply, {
        captcha,
        form,
        locale,
        outcome: { ...outcome, attachments: withoutIds(attachments) },
        notice: answer.kind === 'rejected' ? answer.notice : undefined,
        kept: needsCaptcha(answer) ? kept : { ...kept, question },
      });
      const rendered = await service.renderFor({ address: addressOf(path, queryOf(request)), visitor });
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
        const answer = await handle<CheckResult | SubmitResult>(
          request,
          form,
          locale,
          (received, onFailure) =>
            isToBeChecked(form, received.body)
              ? checkForm(form, received)
              : submitForm(dependencies, form, received, onFailure),
        );
        if (answer.kind !== 'received') return rerenderForm(request, reply, answer);
        count(form, answer);
        writeFlashCookie(reply, form, { ticket: answer.ticket, isCopySent: answer.isCopySent, isHttps });
        return reply
          .header('cache-control', CACHE.never)
          .redirect(`${path}?${SENT_PARAMETER}#${FORM_RESULT_ID}`, 303);
      },
    );
  }

  function rejectWith(form: FormName, error: FastifyError, request: FastifyRequest): Rejected {
    const code = codeOf(error);
    if (code === 'sendFailed') request.log.error({ err: error }, 'a form crashed');
    return reject(form, request.body, error.statusCode ?? 500, code);
  }

  function answerJsonError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
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
