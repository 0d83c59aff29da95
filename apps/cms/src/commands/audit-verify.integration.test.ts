import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '#cms/audit/record-audit.ts';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';

describe('audit:verify', () => {
  let cms: RunningCms | undefined;
  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms?.stop());

  const running = () => {
    if (!cms) throw new Error('The back office has not started.');
    return cms;
  };
  const verify = (...args: string[]) => {
    const { env } = running();
    return spawnSync(process.execPath, [path.join(import.meta.dirname, 'audit-verify.ts'), ...args], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        DATA_DIR: env.dataDir,
        PAYLOAD_SECRET: env.payloadSecret,
        SERVICE_KEY: env.serviceKey,
        ENCRYPTION_KEY: env.encryptionKey.toString('base64'),
      },
    });
  };

  it('prints count, ends and the anchor, and names the first broken entry', async () => {
    const req = await createLocalReq({}, running().payload);
    for (const label of ['satu', 'dua', 'tiga']) await recordAudit(req, { action: 'updated', label });
    const intact = verify();
    expect([intact.status, intact.stderr]).toEqual([0, '']);
    expect(intact.stdout).toMatch(/intact: 3 entries\.\nFirst: 1, 2\d{3}-.*Z\nLast: {2}3, 2\d{3}-.*Z\n/);
    const anchor = intact.stdout.trim().split('\n').at(-1) ?? '';
    expect(anchor).toMatch(/^3:[\da-f]{64}$/);
    expect(verify('--expect', anchor).status).toBe(0);

    const tamper = (statement: ReturnType<typeof sql>) => inTransaction(req, () => writeRows(req, statement));
    await tamper(sql`DROP TRIGGER audit_log_no_delete`);
    await tamper(sql`DROP TRIGGER audit_log_no_update`);
    await tamper(sql`DELETE FROM audit_log WHERE sequence = 3`);
    expect(verify().status).toBe(0);
    const truncated = verify('--expect', anchor);
    expect([truncated.status, truncated.stderr]).toEqual([1, expect.stringContaining('expected entry 3')]);

    await tamper(sql`UPDATE audit_log SET label = 'lain' WHERE sequence = 2`);
    const broken = verify();
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('entry 2 was changed')]);
  });

  it('does not take anything for an anchor', () => {
    const { status, stderr } = verify('--expect', '3');
    expect([status, stderr]).toEqual([2, expect.stringContaining('<sequence>:<hash>')]);
  });
});
