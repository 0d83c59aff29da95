import { FORMS_KEPT_BY_LAW } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { inTransaction, listOf, sql } from '#cms/database/sql.ts';
import { eraseCase } from '../erasure/erase-case.ts';
import { finishedAndNotHeldCondition } from '../erasure/erasure-conditions.ts';
import { recordEvent } from '../history/record-event.ts';
import type { FoundCase } from './list-cases.ts';

/**
 * Finished and not on hold, with all that it was merged with, and of a form that law does not demand: the same as
 * `keepReason`, under the lock of the case.
 */
const erasableCondition = sql`${finishedAndNotHeldCondition} AND cases.form NOT IN (${listOf(FORMS_KEPT_BY_LAW)})`;

type Request = {
  cases: readonly FoundCase[];
  /** The case of the request, whose history records it. */
  request: number;
  dataDir: string;
};

type ErasureResult = { erased: number[]; kept: number[] };

/**
 * Erases cases before their time, because their sender asked for it, with the code of the daily job. What has to be kept
 * stays, also where somebody opened or held it a moment ago. The history of the request names each erased case, in the
 * transaction of its erasure, so that no erasure is without its author, and at the end the number of erased cases.
 */
export async function eraseOnRequest(
  req: PayloadRequest,
  { cases, request, dataDir }: Request,
): Promise<ErasureResult> {
  const result: ErasureResult = { erased: [], kept: [] };
  for (const { id } of cases) {
    const isErased = await eraseCase(req.payload, id, {
      erasableCondition,
      dataDir,
      user: req.user,
      record: (inside, { ticket }) =>
        recordEvent(inside, { case: request, kind: 'erased-on-request', note: ticket }),
    });
    (isErased ? result.erased : result.kept).push(id);
  }
  const counts = `${result.erased.length} / ${cases.length}`;
  await inTransaction(req, () =>
    recordEvent(req, { case: request, kind: 'erased-on-request', note: counts }),
  );
  return result;
}
