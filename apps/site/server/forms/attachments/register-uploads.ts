import {
  ATTACHMENTS_FIELD,
  type ErrorBody,
  type FileErrorCode,
  isFormName,
  isLocale,
  type UploadResponse,
} from '@beranda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { SiteEnv } from '#server/env.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import type { UploadLimit } from '../limits.ts';
import { sendRetryAfter } from '../request-errors.ts';
import { signHandle } from './handles.ts';
import { hasAttachments, receiveSingleFile } from './receive-files.ts';

const STATUS: Partial<Record<FileErrorCode, number>> = {
  fileTooLarge: 413,
  uploadLimit: 429,
  uploadFailed: 503,
};

type UploadsOptions = {
  env: SiteEnv;
  apiPath: string;
  /** The checks of every form, with the rate limit of uploads. */
  guards: RouteShorthandOptions;
  uploadLimit: UploadLimit;
  isInMaintenance: () => Promise<boolean>;
};

/** The route to which a script sends each file as soon as it is chosen: a multipart form with one file. */
export function registerUploads(
  app: FastifyInstance,
  { env, apiPath, guards, uploadLimit, isInMaintenance }: UploadsOptions,
): void {
  function reject(reply: FastifyReply, code: FileErrorCode, retryAfterSeconds?: number) {
    const statusCode = STATUS[code] ?? 400;
    const fields = { [ATTACHMENTS_FIELD]: [code] };
    const body: ErrorBody = { statusCode, message: 'The file was not accepted.', fields, retryAfterSeconds };
    sendRetryAfter(reply, retryAfterSeconds);
    return reply.code(statusCode).send(body);
  }

  app.post(
    `${apiPath}/:locale/v2/forms/:form/attachments`,
    guards,
    async (request: FastifyRequest, reply) => {
      const { locale, form } = request.params as { locale: string; form: string };
      if (!isLocale(locale) || !isFormName(form) || !hasAttachments(form)) return reply.callNotFound();
      reply.header('cache-control', CACHE.never);
      if (await isInMaintenance()) return reject(reply, 'uploadFailed');
      const sent = await receiveSingleFile(request, { env, uploadLimit }, form);
      if (!sent) return reject(reply, 'fileEmpty');
      if (sent.kind === 'rejected') {
        const isLimited = sent.code === 'uploadLimit';
        return reject(reply, sent.code, isLimited ? uploadLimit.secondsLeft(request.ip) : undefined);
      }
      const response: UploadResponse = signHandle(sent.attachment, form, env.COOKIE_SECRET);
      return reply.code(201).send(response);
    },
  );
}
