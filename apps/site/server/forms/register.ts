import { ATTACHMENT_LIMITS } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import type { Captcha } from '#server/captcha/captcha.ts';
import { registerCaptcha } from '#server/captcha/register.ts';
import type { PageService } from '#server/pages/page-service.ts';
import type { Content } from '#src/content/client.ts';
import type { SiteEnv } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { acceptMultipart } from './attachments/multipart-form.ts';
import { registerUploads } from './attachments/register-uploads.ts';
import { createFormHandler } from './form-handler.ts';
import { createGuards } from './guards.ts';
import { jsonErrorHandler, registerJsonPost } from './json-post.ts';
import { createUploadLimit } from './limits.ts';
import { isInMaintenance } from './maintenance.ts';
import { registerPlainPosts } from './plain-post.ts';

type FormsOptions = {
  env: SiteEnv;
  apiPath: string;
  service: PageService;
  metrics: Metrics;
  /** The content as of now, without tracking what is read. */
  content(): Content;
  captcha: Captcha;
};

/** The forms, in a scope of their own: only their routes accept multipart bodies. */
export async function registerForms(app: FastifyInstance, options: FormsOptions): Promise<void> {
  await app.register(async (scope) => {
    await acceptMultipart(scope);
    registerRoutes(scope, options);
  });
}

/**
 * Each form has two routes: JSON from script, and a plain POST to its own page. Both check in the same order: same origin,
 * body limit, CSRF token, rate limit, honeypot and time trap, captcha, schema, back office. Files are stored before the
 * honeypot: by script as soon as they are chosen, or as part of the plain POST. Limits of their number and size protect
 * the disk.
 */
function registerRoutes(app: FastifyInstance, options: FormsOptions): void {
  const { env, apiPath, metrics, captcha, content } = options;
  const formsPerMinute = env.FORM_RATE_PER_MINUTE;
  const guards = createGuards(app, env, { groupId: 'forms', max: formsPerMinute });
  const uploadGuards = createGuards(app, env, {
    groupId: 'attachments',
    max: formsPerMinute * ATTACHMENT_LIMITS.count,
  });
  // One limit for both routes.
  const uploadLimit = createUploadLimit(env.UPLOAD_MEGABYTES_PER_HOUR * 1024 * 1024);
  const handler = createFormHandler({ env, captcha, uploadLimit, content });
  registerUploads(app, {
    env,
    apiPath,
    uploadLimit,
    guards: { ...uploadGuards, errorHandler: jsonErrorHandler(metrics) },
    isInMaintenance: () => isInMaintenance(content()),
  });
  registerCaptcha(app, { captcha, apiPath, guards, formsPerMinute });
  registerJsonPost(app, { ...options, guards, handler });
  registerPlainPosts(app, { ...options, guards, handler });
}
