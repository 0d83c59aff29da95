import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRows, type SQL, sql, writeRows } from '#cms/database/sql.ts';
import { auditAfter, auditEnd } from '../../testing/audit.ts';
import { onEachDatabase, onPostgresOnly } from '../../testing/databases.ts';
import { createUser } from '../../testing/records.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';
import { auditKeyFrom } from './audit-keys.ts';
import { recordAudit } from './record-audit.ts';
import { verifyChain } from './verify-chain.ts';

/** A statement run with direct access to the database. */
async function run({ payload }: RunningCms, ...statements: SQL[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    for (const statement of statements) await writeRows(req, statement);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

const record = async ({ payload }: RunningCms, label: string) =>
  recordAudit(await createLocalReq({}, payload), { action: 'updated', collection: 'settings', label });

const isSqlite = ({ payload }: RunningCms) => payload.db.name === 'sqlite';

/** Removes the protection, as an administrator of the database can. */
const unprotect = (cms: RunningCms) =>
  isSqlite(cms)
    ? run(
        cms,
        sql`DROP TRIGGER IF EXISTS audit_log_no_update`,
        sql`DROP TRIGGER IF EXISTS audit_log_no_delete`,
      )
    : run(cms, sql`DROP TRIGGER IF EXISTS audit_log_append_only ON audit_log`);

onEachDatabase('the chain of the audit log', (cms) => {
  it('is intact when it is empty', async () => {
    expect(await verifyChain(cms().payload)).toEqual({ kind: 'intact', count: 0, first: null, last: null });
  });

  it('numbers rows without gaps, each with the hash of the previous one', async () => {
    for (const label of ['satu', 'dua', 'tiga']) await record(cms(), label);
    const rows = await auditAfter(cms(), 0);
    expect(rows.map(({ label, sequence }) => [sequence, label])).toEqual([
      [1, 'satu'],
      [2, 'dua'],
      [3, 'tiga'],
    ]);
    expect(rows.map(({ previousHash }) => previousHash)).toEqual([
      '0'.repeat(64),
      rows[0]?.hash,
      rows[1]?.hash,
    ]);
    expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact', count: 3 });
  });

  it('has no row of a change that is rolled back', async () => {
    const before = await auditEnd(cms());
    const req = await createLocalReq({}, cms().payload);
    await initTransaction(req);
    await recordAudit(req, { action: 'updated', collection: 'settings', label: 'batal' });
    await killTransaction(req);
    expect(await auditAfter(cms(), before)).toEqual([]);
  });

  it('rolls a change back that cannot be recorded', async () => {
    const req = await createLocalReq({}, cms().payload);
    await initTransaction(req);
    await req.payload.create({
      collection: 'tags',
      data: { title: 'Tanpa jejak', slug: 'tanpa-jejak' } as never,
      req,
    });
    await recordAudit(req, { action: 'updated' });
    await writeRows(req, sql`ALTER TABLE audit_log RENAME TO audit_log_gone`);
    await expect(commitTransaction(req)).rejects.toThrow();
    await killTransaction(req);
    const { totalDocs } = await cms().payload.count({
      collection: 'tags',
      where: { slug: { equals: 'tanpa-jejak' } },
    });
    expect(totalDocs).toBe(0);
    expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact' });
  });

  it('stores any text as it is verified', async () => {
    await record(cms(), 'NUL \0, surrogate \ud800, 😀, "quoted", é, e\u0301');
    await record(cms(), '😀'.repeat(600));
    expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact' });
  });

  it('is longer than a page', async () => {
    const req = await createLocalReq({}, cms().payload);
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      action: 'updated' as const,
      label: `${index}`,
    }));
    await recordAudit(req, many);
    const result = await verifyChain(cms().payload);
    expect(result).toMatchObject({ kind: 'intact', count: await auditEnd(cms()) });
  });

  it('is the same after many concurrent changes', async () => {
    const before = await auditEnd(cms());
    await Promise.all(Array.from({ length: 40 }, (_, index) => record(cms(), `bersamaan ${index}`)));
    expect(await auditEnd(cms())).toBe(before + 40);
    expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact', count: before + 40 });
  });

  it.each([
    ['UPDATE', sql`UPDATE audit_log SET label = 'lain' WHERE sequence = 1`],
    ['UPDATE of nothing but the hash', sql`UPDATE audit_log SET hash = hash`],
    ['DELETE', sql`DELETE FROM audit_log WHERE sequence = 2`],
    ['DELETE of everything', sql`DELETE FROM audit_log`],
  ])('the database rejects %s', async (_what, statement) => {
    const before = await auditEnd(cms());
    await expect(run(cms(), statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    });
    expect(await auditEnd(cms())).toBe(before);
  });

  describe('without the protection of the database', () => {
    let copy: object[];
    const columns = sql`id, sequence, at, actor, actor_name, action, collection, document, label, field, "from", "to",
      key_id, previous_hash, hash`;
    beforeAll(() => unprotect(cms()));
    beforeEach(async () => {
      await run(cms(), sql`CREATE TABLE audit_copy AS SELECT * FROM audit_log`);
      copy = await readRows(cms().payload, sql`SELECT sequence FROM audit_copy`);
    });
    afterEach(async () => {
      await run(
        cms(),
        sql`DELETE FROM audit_log`,
        sql`INSERT INTO audit_log (${columns}) SELECT ${columns} FROM audit_copy`,
        sql`DROP TABLE audit_copy`,
      );
      expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact', count: copy.length });
    });

    it.each([
      ['a changed text', 2, [sql`UPDATE audit_log SET label = 'dua!' WHERE sequence = 2`]],
      ['a text that was cleared', 2, [sql`UPDATE audit_log SET label = NULL WHERE sequence = 2`]],
      ['a changed person', 2, [sql`UPDATE audit_log SET actor = 99 WHERE sequence = 2`]],
      ['a changed time', 2, [sql`UPDATE audit_log SET at = '2020-01-01T00:00:00.000Z' WHERE sequence = 2`]],
      ['a changed hash', 2, [sql`UPDATE audit_log SET hash = ${'a'.repeat(64)} WHERE sequence = 2`]],
      ['another key', 2, [sql`UPDATE audit_log SET key_id = 'deadbeef' WHERE sequence = 2`]],
      ['a removed row', 2, [sql`DELETE FROM audit_log WHERE sequence = 2`]],
      ['a removed beginning', 1, [sql`DELETE FROM audit_log WHERE sequence < 3`]],
      [
        'a removed row, with those after it moved up',
        2,
        [
          sql`DELETE FROM audit_log WHERE sequence = 2`,
          sql`UPDATE audit_log SET sequence = -sequence WHERE sequence > 2`,
          sql`UPDATE audit_log SET sequence = -sequence - 1 WHERE sequence < 0`,
        ],
      ],
      [
        'two rows that changed places',
        2,
        [
          sql`UPDATE audit_log SET sequence = -2 WHERE sequence = 2`,
          sql`UPDATE audit_log SET sequence = 2 WHERE sequence = 3`,
          sql`UPDATE audit_log SET sequence = 3 WHERE sequence = -2`,
        ],
      ],
      [
        'a row inserted in front',
        0,
        [
          sql`INSERT INTO audit_log (sequence, at, action, key_id, previous_hash, hash)
              SELECT 0, at, action, key_id, previous_hash, hash FROM audit_log WHERE sequence = 1`,
        ],
      ],
      [
        'a row inserted between two',
        2.5,
        [
          sql`INSERT INTO audit_log (sequence, at, action, key_id, previous_hash, hash)
              SELECT 2.5, at, action, key_id, previous_hash, hash FROM audit_log WHERE sequence = 2`,
        ],
      ],
    ])('shows %s', async (_what, sequence, statements) => {
      await run(cms(), ...statements);
      expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'broken', sequence });
    });

    it('shows a row that was added at the end without the key', async () => {
      const end = await auditEnd(cms());
      await run(
        cms(),
        sql`INSERT INTO audit_log (sequence, at, action, key_id, previous_hash, hash)
            SELECT sequence + 1, at, action, key_id, hash, hash FROM audit_log WHERE sequence = ${end}`,
      );
      expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'broken', sequence: end + 1 });
    });

    it('shows a removed end by an anchor only', async () => {
      const end = await auditEnd(cms());
      const [last] = await auditAfter(cms(), end - 1);
      const anchor = { sequence: end, hash: last?.hash ?? '' };
      expect(await verifyChain(cms().payload, anchor)).toMatchObject({ kind: 'intact' });
      await run(cms(), sql`DELETE FROM audit_log WHERE sequence > ${end - 2}`);
      expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact', count: end - 2 });
      expect(await verifyChain(cms().payload, anchor)).toEqual({
        kind: 'not-expected',
        sequence: end,
        last: end - 2,
      });
      expect(await verifyChain(cms().payload, { sequence: 1, hash: 'b'.repeat(64) })).toMatchObject({
        kind: 'not-expected',
        sequence: 1,
      });
    });
  });

  it('continues with another key, and needs the earlier one to be verified', async () => {
    const { custom } = cms().payload.config;
    const [former] = custom.auditKeys;
    const next = auditKeyFrom(Buffer.alloc(32, 8));
    try {
      custom.auditKeys = [next, former];
      await record(cms(), 'kunci baru');
      expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact', last: { keyId: next.id } });
      custom.auditKeys = [next];
      expect(await verifyChain(cms().payload)).toMatchObject({
        kind: 'broken',
        sequence: 1,
        reason: 'unknown-key',
      });
    } finally {
      custom.auditKeys = [former, next];
    }
  });
});

onPostgresOnly('two back offices with one audit log', (cms) => {
  it('never fork the chain, and their saves do not deadlock', { timeout: 120_000 }, async () => {
    const databaseUrl = String(cms().env.databaseUrl);
    const backOffices = await Promise.all([1, 2].map(() => startCms({ databaseUrl })));
    const user = await createUser(cms(), 'penulis', ['administrator']);
    const before = await auditEnd(cms());
    /** Every second one records first and then takes the lock of the cache tag, the others the other way round. */
    const save = async ({ payload }: RunningCms, round: number) => {
      const req = await createLocalReq({ user }, payload);
      await initTransaction(req);
      const note = () => recordAudit(req, { action: 'updated', collection: 'settings' });
      const data = { title: `Tag ${round}`, slug: `tag-${round}` };
      if (round % 4 < 2) await note();
      await payload.create({ collection: 'tags', data: data as never, req, overrideAccess: true });
      if (round % 4 >= 2) await note();
      if (round % 5 === 0) await killTransaction(req);
      else await commitTransaction(req);
    };
    try {
      const rounds = Array.from({ length: 60 }, (_, round) => round);
      const results = await Promise.allSettled(
        rounds.map((round) => save(backOffices[round % 2] as RunningCms, round)),
      );
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      const committed = rounds.filter((round) => round % 5 !== 0).length;
      expect(await auditEnd(cms())).toBe(before + 2 * committed);
      expect(await verifyChain(cms().payload)).toMatchObject({
        kind: 'intact',
        count: before + 2 * committed,
      });
    } finally {
      await Promise.all(backOffices.map((backOffice) => backOffice.stop()));
    }
  });
});
