import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/**
 * Replaces Payload's endpoint that restores a version, of a collection or a global.
 *
 * @param restore restores the version with this id; returns the body of the response.
 * @param done what the user reads afterwards.
 */
export const restoreEndpoint = (
  restore: (req: PayloadRequest, versionId: number) => Promise<object>,
  done: Bilingual,
): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    const versionId = z.coerce.number().int().positive().safeParse(req.routeParams?.id);
    if (!versionId.success) throw new NotFound(req.t);
    return Response.json({ ...(await restore(req, versionId.data)), message: inLanguageOf(req, done) });
  },
});
