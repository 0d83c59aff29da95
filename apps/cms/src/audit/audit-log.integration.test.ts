import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { auditAfter, auditEnd } from '../../testing/audit.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { EVERYONE, makeSignedInTestUsers, type TestRole } from '../../testing/test-users.ts';
import { recordAudit, WITHOUT_AUDIT_KEY } from './record-audit.ts';
import { verifyChain } from './verify-chain.ts';

const READERS: readonly TestRole[] = ['administrator', 'auditor'];

onEachDatabase('the audit log', (cms) => {
  const { headersOf } = makeSignedInTestUsers(cms);
  let id = 0;
  beforeAll(async () => {
    const req = await createLocalReq({}, cms().payload);
    await recordAudit(req, [
      {
        action: 'updated',
        collection: 'settings',
        label: '=cmd|calc',
        field: 'name',
        from: '-1',
        to: 'a;"b"',
      },
      { action: 'published', collection: 'news', documentId: 12, label: 'Suku bunga', to: 'published' },
    ]);
    const [row] = await auditAfter(cms(), (await auditEnd(cms())) - 1);
    id = row?.id ?? 0;
  });

  const send = (who: TestRole, method: string, path: string, body?: unknown) =>
    fetch(`${cms().url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headersOf(who) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const stored = () => readRows(cms().payload, sql`SELECT * FROM audit_log ORDER BY sequence`);

  it('is read by administrators and auditors only', async () => {
    for (const who of EVERYONE) {
      const responses = await Promise.all(
        ['', `/${id}`, '/count', '/export'].map((path) => send(who, 'GET', `/audit-log${path}`)),
      );
      const isReader = READERS.includes(who);
      for (const response of responses) {
        expect([who, response.url, response.status]).toEqual([who, response.url, isReader ? 200 : 403]);
        expect((await response.text()).includes('Suku bunga')).toBe(
          isReader && !response.url.endsWith('count'),
        );
      }
    }
  });

  it('has no rows of demonstration content, which is made before an installation has its keys', async () => {
    const before = await auditEnd(cms());
    const req = await createLocalReq({ context: { [WITHOUT_AUDIT_KEY]: true } }, cms().payload);
    await recordAudit(req, { action: 'published', collection: 'news', documentId: 13 });
    expect(await auditEnd(cms())).toBe(before);
  });

  it('is filtered by action, collection, document, person and time', async () => {
    const count = async (where: string) => {
      const response = await send('auditor', 'GET', `/audit-log?${where}`);
      return ((await response.json()) as { totalDocs: number }).totalDocs;
    };
    expect(await count('where[and][0][action][equals]=published&where[and][1][document][equals]=12')).toBe(1);
    expect(await count('where[collection][equals]=settings')).toBe(1);
    expect(await count('where[actor][equals]=987654')).toBe(0);
    expect(await count('where[at][greater_than_equal]=2099-01-01T00:00:00.000Z')).toBe(0);
    expect(await count('where[at][less_than_equal]=2099-01-01T00:00:00.000Z')).toBeGreaterThan(2);
  });

  it.each(EVERYONE)('is not changed by any request of %s', async (who) => {
    const before = JSON.stringify(await stored());
    const row = {
      sequence: 999_999,
      at: new Date().toISOString(),
      action: 'created',
      keyId: 'x',
      previousHash: 'x',
      hash: 'x',
    };
    const lock = {
      document: { relationTo: 'audit-log', value: id },
      user: { relationTo: 'users', value: 1 },
    };
    const where = `where[id][equals]=${id}`;
    for (const [method, path, body] of [
      ['POST', '/audit-log', row],
      ['POST', '/audit-log?draft=true', row],
      ['PATCH', `/audit-log/${id}`, row],
      ['PATCH', `/audit-log/${id}?draft=true&autosave=true`, row],
      ['PATCH', `/audit-log?${where}`, row],
      ['DELETE', `/audit-log/${id}`],
      ['DELETE', `/audit-log?${where}`],
      ['DELETE', `/audit-log?${where}&trash=true`],
      ['POST', `/audit-log/${id}/duplicate`, {}],
      ['POST', `/audit-log/versions/${id}`, {}],
      ['POST', '/audit-log/export', row],
      ['POST', '/graphql', { query: `mutation { deleteAuditLog(id: ${id}) { id } }` }],
      ['POST', '/payload-jobs', { taskSlug: 'schedulePublish', input: lock }],
    ] as const) {
      const response = await send(who, method, path, body);
      expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
    }
    // Staff may lock any document for themselves, and administrators run the jobs: neither touches a row.
    await send(who, 'POST', '/payload-locked-documents', lock);
    await send(who, 'GET', '/payload-jobs/run');
    expect(JSON.stringify(await stored())).toBe(before);
  });

  it('is not changed by the local API, with and without access control', async () => {
    const before = await auditEnd(cms());
    const { payload } = cms();
    const data = { action: 'created', at: new Date().toISOString(), sequence: 99, hash: 'x' } as never;
    const collection = 'audit-log';
    const where = { id: { equals: id } };
    for (const overrideAccess of [true, false]) {
      const attempts = [
        () => payload.create({ collection, data, overrideAccess }),
        () => payload.update({ collection, id, data, overrideAccess }),
        () => payload.update({ collection, where, data, overrideAccess }),
        () => payload.delete({ collection, id, overrideAccess }),
        () => payload.delete({ collection, where, overrideAccess }),
        () => payload.duplicate({ collection, id, overrideAccess }),
      ];
      for (const attempt of attempts) await expect(attempt(), String(attempt)).rejects.toThrow();
    }
    expect(await auditEnd(cms())).toBe(before);
  });

  it('is not changed by Payload’s database layer', async () => {
    const { db } = cms().payload;
    const before = JSON.stringify(await stored());
    const collection = 'audit-log';
    const where = { id: { equals: id } };
    await expect(db.updateOne({ collection, id, data: { action: 'x' } })).rejects.toThrow();
    await expect(db.updateMany({ collection, where, data: { action: 'x' } })).rejects.toThrow();
    await expect(db.deleteOne({ collection, where })).rejects.toThrow();
    await expect(db.deleteMany({ collection, where })).rejects.toThrow();
    expect(JSON.stringify(await stored())).toBe(before);
  });

  describe('its export', () => {
    const exported = async (query = '', language = 'id') => {
      const response = await fetch(`${cms().url}/api/audit-log/export?${query}`, {
        headers: { ...headersOf('auditor'), 'accept-language': language },
      });
      return { response, lines: (await response.text()).split('\r\n') };
    };

    it('is a file that no formula escapes from, in the language of the reader', async () => {
      const { response, lines } = await exported('where[collection][equals]=settings');
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toContain('catatan-audit.csv');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(lines[0]).toMatch(/^\uFEFF?Nomor;Waktu \(WIB\);/);
      expect(lines[1]).toContain(';Mengubah;updated;');
      expect(lines[1]).toContain('«=cmd|calc»');
      expect(lines[1]).toContain(`;'-1;"a;""b""";`);
      expect(lines.length).toBe(3);
    });

    it('is longer than a page, without gaps, and is recorded itself', async () => {
      const req = await createLocalReq({}, cms().payload);
      await recordAudit(
        req,
        Array.from({ length: 1_200 }, () => ({ action: 'updated' as const, collection: 'home' })),
      );
      const before = await auditEnd(cms());
      const { lines } = await exported();
      const numbers = lines.slice(1, -1).map((line) => Number(line.split(';')[0]));
      expect(numbers.slice(0, before)).toEqual(Array.from({ length: before }, (_, index) => index + 1));
      const [own] = await auditAfter(cms(), before);
      expect(own).toMatchObject({ action: 'exported', collection: 'audit-log', actorName: 'auditor' });
    });

    it('responds to an invalid filter with an error', async () => {
      const { response } = await exported('where[nothing][equals]=1');
      expect(response.status).toBeGreaterThanOrEqual(400);
    });
  });

  it('is still intact', async () => {
    expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact' });
  });
});
