import { beforeAll, expect } from 'vitest';
import type { AuditLog } from '#cms/payload-types.ts';
import { signIn } from './records.ts';
import type { RunningCms } from './start-cms.ts';
import type { TestRole } from './test-users.ts';

/** The last sequence number of the audit log; 0 if it is empty. */
export async function auditEnd({ payload }: RunningCms): Promise<number> {
  const { docs } = await payload.find({ collection: 'audit-log', limit: 1, sort: '-sequence' });
  return docs[0]?.sequence ?? 0;
}

/** The rows after a sequence number, oldest first. */
export async function auditAfter({ payload }: RunningCms, sequence: number): Promise<AuditLog[]> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    pagination: false,
    sort: 'sequence',
    where: { sequence: { greater_than: sequence } },
  });
  return docs;
}

/** The rows that some work adds, oldest first. */
export async function auditOf(cms: RunningCms, work: () => Promise<unknown>): Promise<AuditLog[]> {
  const before = await auditEnd(cms);
  await work();
  return auditAfter(cms, before);
}

type Sent = { status: number; body: { doc?: { id: number }; id?: number } };

/** Requests to the REST API by staff who have accounts (`makeTestUsers`) and sign in before the tests. */
export function staffRequests(cms: () => RunningCms) {
  const sessions = new Map<TestRole, Record<string, string>>();
  beforeAll(async () => {
    for (const who of ['administrator', 'editor', 'publisher', 'customer-care', 'treasury'] as const)
      sessions.set(who, await signIn(cms(), who));
  });

  async function send(
    who: TestRole,
    method: string,
    path: string,
    body?: unknown,
    type = 'application/json',
  ) {
    const response = await fetch(`${cms().url}/api${path}`, {
      method,
      headers: { 'content-type': type, ...sessions.get(who) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const sent: Sent = { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
    return sent;
  }

  /** The rows of a request that succeeds. */
  const rowsOf = (who: TestRole, method: string, path: string, body?: unknown) =>
    auditOf(cms(), async () => {
      const { status } = await send(who, method, path, body);
      expect(status, `${method} ${path}`).toBeLessThan(300);
    });

  return { rowsOf, send };
}
