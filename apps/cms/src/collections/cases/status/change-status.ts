import type { PayloadRequest } from 'payload';
import type { CaseStatus } from './case-status.ts';

/**
 * Changes the status of a case and records it, in the request's transaction and in the name of its user.
 *
 * @throws ValidationError if the status may not follow the present one.
 */
export async function changeStatus(req: PayloadRequest, caseId: number, to: CaseStatus): Promise<void> {
  await req.payload.update({
    collection: 'cases',
    id: caseId,
    data: { status: to },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
