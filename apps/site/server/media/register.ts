import type { ErrorBody } from '@beranda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE } from '#server/http/cache-policies.ts';
import { isNavigation } from '#server/http/is-navigation.ts';
import { unavailableFilePage } from '#server/http/plain-pages.ts';
import { retryAfterSeconds } from '#server/http/retry-after.ts';
import type { FileState, MediaCache } from './media-cache.ts';

/** Sends the site's page for an address without content. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type NamedFile = { Params: { name: string } };

/** Responds for a file that is not on disk: with a page where a person opens it, otherwise with JSON. */
function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  state: Exclude<FileState, 'cached'>,
  sendNotFoundPage: SendPage,
) {
  if (state === 'missing')
    return isNavigation(request.raw) ? sendNotFoundPage(request, reply) : reply.callNotFound();
  reply.code(503).header('cache-control', CACHE.never).header('retry-after', retryAfterSeconds());
  if (isNavigation(request.raw)) return reply.type('text/html; charset=utf-8').send(unavailableFilePage());
  return reply.send({
    statusCode: 503,
    message: 'The file is temporarily unavailable.',
  } satisfies ErrorBody);
}

/** `GET /media/{name}` and `GET /social/{name}`: pictures. */
export function registerPictures(
  app: FastifyInstance,
  base: 'media' | 'social',
  pictures: MediaCache,
  sendNotFoundPage: SendPage,
): void {
  app.get<NamedFile>(`/${base}/:name`, async (request, reply) => {
    const { name } = request.params;
    const state = await pictures.ensureCached(name);
    if (state !== 'cached') return sendProblem(request, reply, state, sendNotFoundPage);
    reply.header('cache-control', CACHE.media);
    return reply.sendFile(name, pictures.directory, { cacheControl: false });
  });
}

/** The random suffix that makes the URL of a document unguessable; removed from the name of the saved file. */
const SUFFIX = /-[0-9a-f]{8}(?=\.\w+$)/;

/** `GET /documents/{name}`: PDFs are shown inline, other documents are downloaded. */
export function registerDocuments(
  app: FastifyInstance,
  documents: MediaCache,
  sendNotFoundPage: SendPage,
): void {
  app.get<NamedFile>('/documents/:name', async (request, reply) => {
    const { name } = request.params;
    const state = await documents.ensureCached(name);
    if (state !== 'cached') return sendProblem(request, reply, state, sendNotFoundPage);
    const disposition = name.endsWith('.pdf') ? 'inline' : 'attachment';
    reply.header('content-disposition', `${disposition}; filename="${name.replace(SUFFIX, '')}"`);
    reply.header('cache-control', CACHE.document);
    return reply.sendFile(name, documents.directory, { cacheControl: false });
  });
}
