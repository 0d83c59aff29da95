import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '#cms/audit/record-audit.ts';
import { rowsAfter } from '#cms/audit/stored-rows.ts';
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
        ENCRYPTION_KEYS: [...env.encryptionKeys]
          .map(([id, key]) => `${id}:${key.toString('base64')}`)
          .join(','),
      },
    });
  };

  it('accepts an intact chain, and exits with 1 and the first broken entry of another', {
    timeout: 120_000,
  }, async () => {
    const { payload } = running();
    const req = await createLocalReq({}, payload);
    for (const label of ['satu', 'dua', 'tiga']) await recordAudit(req, { action: 'updated', label });
    const [last] = await rowsAfter(payload, 2, 1);
    const intact = verify('--expect', `3:${last?.hash}`);
    expect([intact.status, intact.stderr]).toEqual([0, '']);
    expect(intact.stdout).toContain('intact: 3 entries');

    const tamper = (statement: ReturnType<typeof sql>) => inTransaction(req, () => writeRows(req, statement));
    await tamper(sql`DROP TRIGGER audit_log_no_update`);
    await tamper(sql`UPDATE audit_log SET label = 'lain' WHERE sequence = 2`);
    const broken = verify();
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('entry 2 was changed')]);
  });
});
