import { FORMS, type FormName, type Locale } from '@beranda/contract';
import type { FastifyRequest } from 'fastify';
import type { Captcha } from '#server/captcha/captcha.ts';
import type { Content } from '#src/content/client.ts';
import { choiceValues } from '#src/features/forms/choice-values.ts';
import { loadChoices } from '#src/features/forms/load-choices.server.ts';
import type { SiteEnv } from '../env.ts';
import { receiveFiles } from './attachments/receive-files.ts';
import { browserIdOf } from './browser-id.ts';
import { createQuestionLimit, createTextLimit, type UploadLimit } from './limits.ts';
import { isInMaintenance } from './maintenance.ts';
import {
  type CheckResult,
  checkForm,
  type FormDependencies,
  needsCheckPage,
  type Received,
  type Rejected,
  reject,
  type SubmitResult,
  submitForm,
} from './submit-form.ts';

export type FormHandler = {
  /** Receives, validates and forwards a form. */
  submit(request: FastifyRequest, form: FormName, locale: Locale): Promise<SubmitResult>;
  /** The same, but a form that needs its check page is not forwarded yet. */
  submitOrCheck(request: FastifyRequest, form: FormName, locale: Locale): Promise<SubmitResult | CheckResult>;
};

type FormHandlerOptions = {
  env: SiteEnv;
  captcha: Captcha;
  uploadLimit: UploadLimit;
  /** The content as of now, without tracking what is read. */
  content: () => Content;
};

export function createFormHandler({ env, captcha, uploadLimit, content }: FormHandlerOptions): FormHandler {
  const dependencies: FormDependencies = {
    env,
    captcha,
    questionLimit: createQuestionLimit({
      perAddress: env.CAPTCHA_QUESTION_RATE_PER_HOUR,
      total: env.CAPTCHA_QUESTION_TOTAL_PER_HOUR,
    }),
    textLimit: createTextLimit(env.FORM_SAME_TEXT_PER_HOUR),
  };

  /** Handles a form with its files and what its schema needs. */
  async function handle<Result extends CheckResult | SubmitResult>(
    request: FastifyRequest,
    form: FormName,
    locale: Locale,
    resultOf: (received: Received, onFailure: (error: unknown) => void) => Result | Promise<Result>,
  ): Promise<Result | Rejected> {
    if (await isInMaintenance(content())) return reject(form, request.body, 503, 'maintenance');
    const files = await receiveFiles(request, { env, uploadLimit }, form);
    const { body, id: correlationId, ip: address } = request;
    const onFailure = (error: unknown) =>
      request.log.error({ err: error }, 'A submission could not be stored');
    let result: Result | Rejected;
    try {
      const choices = choiceValues(await loadChoices(FORMS[form].definition, content(), locale));
      const browser = browserIdOf(request, env.COOKIE_SECRET);
      result = await resultOf({ body, files, locale, correlationId, address, choices, browser }, onFailure);
    } catch (error) {
      onFailure(error);
      result = reject(form, body, 503, 'sendFailed');
    }
    // What was received is kept, whatever is wrong with the rest.
    return result.kind === 'received' ? result : { attachments: files, ...result };
  }

  return {
    submit: (request, form, locale) =>
      handle(request, form, locale, (received, onFailure) =>
        submitForm(dependencies, form, received, onFailure),
      ),
    submitOrCheck: (request, form, locale) =>
      handle<SubmitResult | CheckResult>(request, form, locale, (received, onFailure) =>
        needsCheckPage(form, received)
          ? checkForm(form, received)
          : submitForm(dependencies, form, received, onFailure),
      ),
  };
}
