import type { PayloadRequest } from 'payload';
import type { CaseStatus } from './case-status.ts';
import type { Closing } from './check-status.ts';

/**
 * Changes the status of a case and records it, in the request's transaction and in the name of its user.
 *
 * @param closing why a complaint without an answer is closed.
 * @throws ValidationError if the status may not follow the present one.
 */
export async function changeStatus(
  req: PayloadRequest,
  caseId: number,
  to: CaseStatus,
  closing?: Closing,
): Promise<void> {
  await req.payload.update({
    collection: 'cases',
    id: caseId,
    data: { status: to },
    ...(closing ? { context: { closing } } : {}),
    depth: 0,
    overrideAccess: true,
    req,
  });
}
