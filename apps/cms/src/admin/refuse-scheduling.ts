import { headers } from 'next/headers';
import { Forbidden, getPayload, type SanitizedConfig } from 'payload';
import { hasRole } from '#cms/access/roles.ts';

const SCHEDULING = new Set(['schedule-publish']);

/**
 * Keeps schedules to those who may publish. The button is hidden from others, but the admin panel's own
 * function behind it only asks whether somebody is signed in, also where it deletes a schedule.
 *
 * @throws Forbidden
 */
export async function refuseScheduling(name: string, config: Promise<SanitizedConfig>): Promise<void> {
  if (!SCHEDULING.has(name)) return;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!hasRole(user, 'administrator', 'publisher')) throw new Forbidden();
}
