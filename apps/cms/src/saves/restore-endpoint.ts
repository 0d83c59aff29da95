import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { routeId } from '#cms/http/route-id.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { StaleDocumentError } from './stale-document-error.ts';

function changedSince({ by, at }: { by: string | null; at: string }) {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `${by ?? 'Sistem'} menyimpan perubahan lain pada ${time} WIB, sesudah halaman ini dibuka. Tidak ada yang dipulihkan. Muat ulang halaman ini, bandingkan lagi, lalu pulihkan.`,
    `${by ?? 'The system'} saved other changes at ${time} Jakarta time, after this page was opened. Nothing was restored. Reload this page, compare again, then restore.`,
  );
}

/**
 * Takes the lock of what is restored, with the sentence for the page of versions if it is stale.
 *
 * @param lockAndRejectStale compares it with what the user has seen.
 * @throws {StaleDocumentError}
 */
export async function rejectRestoreIfStale(
  req: PayloadRequest,
  lockAndRejectStale: () => Promise<void>,
): Promise<void> {
  try {
    await lockAndRejectStale();
  } catch (error) {
    if (error instanceof StaleDocumentError) error.message = inLanguageOf(req, changedSince(error.data));
    throw error;
  }
}

const badTime = bilingual(
  'updatedAt harus berupa waktu ISO, seperti 2026-01-31T08:00:00.000Z: updatedAt data yang dilihat saat memulihkan.',
  'updatedAt must be an ISO time, such as 2026-01-31T08:00:00.000Z: the updatedAt of the state that was seen when restoring.',
);

function loadedUpdatedAtOf(req: PayloadRequest): string | undefined {
  const sent = req.searchParams.get('updatedAt') ?? undefined;
  const loadedUpdatedAt = z.iso.datetime().optional().safeParse(sent);
  if (!loadedUpdatedAt.success) throw new APIError(inLanguageOf(req, badTime), 400, undefined, true);
  return loadedUpdatedAt.data;
}

/**
 * Replaces Payload's endpoint that restores a version, of a collection or a global. The query names the state that the user
 * compared the version with, as `updatedAt`; programs send none.
 *
 * @param restore restores the version with this id; returns the body of the response.
 * @param done what the user reads afterwards.
 */
export const restoreEndpoint = (
  restore: (req: PayloadRequest, versionId: number, loadedUpdatedAt: string | undefined) => Promise<object>,
  done: Bilingual,
): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    const versionId = routeId(req);
    if (versionId === null) throw new NotFound(req.t);
    const body = await restore(req, versionId, loadedUpdatedAtOf(req));
    return Response.json({ ...body, message: inLanguageOf(req, done) });
  },
});
