import type { PayloadRequest } from 'payload';

/** Without leading zero. Longer numbers can be out of the range of PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** The id of a row that the address of a request names; null if it cannot be one. */
export function routeId({ routeParams }: Pick<PayloadRequest, 'routeParams'>): number | null {
  const id = String(routeParams?.id);
  return ID.test(id) ? Number(id) : null;
}
