import { type ErrorBody, isFormName, isLocale } from '@beranda/contract';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { bodyField } from '#server/http/body-field.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import type { Captcha } from './captcha.ts';

/** A visitor solves more challenges than they send forms: each turn to a form takes one. */
const PER_FORM = 3;

type CaptchaRoutesOptions = {
  captcha: Captcha;
  apiPath: string;
  /** Same origin and CSRF token, as for forms. */
  guards: Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'>;
  formsPerMinute: number;
};

type Route = { Params: { locale: string; form: string } };

const failure = (reply: FastifyReply, statusCode: number, message: string) =>
  reply.code(statusCode).send({ statusCode, message } satisfies ErrorBody);

/**
 * The captcha of a form for its script: GET answers with a challenge to solve; with reCAPTCHA, POST exchanges its token
 * for the solution that the form sends.
 */
export function registerCaptcha(app: FastifyInstance, options: CaptchaRoutesOptions): void {
  const { captcha, apiPath, guards, formsPerMinute } = options;
  const { challengeFor, exchange } = captcha;
  const path = `${apiPath}/:locale/v2/captcha/:form`;
  const rateLimit = { max: formsPerMinute * PER_FORM, timeWindow: '1 minute', groupId: 'captcha' };

  if (challengeFor)
    app.get<Route>(path, { config: { rateLimit } }, async ({ params }, reply) => {
      if (!isLocale(params.locale) || !isFormName(params.form)) return reply.callNotFound();
      return reply.header('cache-control', CACHE.never).send(await challengeFor(params.form));
    });

  if (exchange)
    app.post<Route>(path, { ...guards, config: { rateLimit } }, async ({ params, body, log }, reply) => {
      if (!isLocale(params.locale) || !isFormName(params.form)) return reply.callNotFound();
      reply.header('cache-control', CACHE.never);
      try {
        const solution = await exchange(params.form, bodyField(body, 'token') ?? '');
        return solution ? reply.send({ solution }) : failure(reply, 400, 'The token was not accepted.');
      } catch (error) {
        log.error({ err: error }, 'reCAPTCHA could not be verified');
        return failure(reply, 503, 'reCAPTCHA could not be verified.');
      }
    });
}
