import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('creates a database file that other users of the machine cannot read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beranda-migrate-'));
  const dataDir = path.join(folder, 'data');
  try {
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'migrate.ts')], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        PAYLOAD_SECRET: 'p'.repeat(32),
        SERVICE_KEY: 's'.repeat(32),
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      },
    });
    expect([status, stderr]).toEqual([0, '']);
    const paths = [dataDir, ...readdirSync(dataDir).map((name) => path.join(dataDir, name))];
    expect(paths).toContain(path.join(dataDir, 'beranda.db'));
    expect(paths.filter((candidate) => (statSync(candidate).mode & 0o077) !== 0)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
