import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq, type Payload } from 'payload';
import { expect, it } from 'vitest';
import { answersColumn } from '#cms/collections/cases/answers-column.ts';
import {
  activatePendingSecret,
  storePendingSecret,
} from '#cms/collections/users/second-factor/stored-second-factor.ts';
import { createSecret } from '#cms/collections/users/second-factor/totp.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { rotateColumn } from '#cms/security/rotate-column.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createUser, sampleCase } from '../../../testing/records.ts';
import { totpCodeOf } from '../../../testing/sign-in.ts';
import { type RunningCms, startCms } from '../../../testing/start-cms.ts';
import { describeRotation, rotateKeys } from './key-rotation.ts';

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const [OLD, NEW] = [keyOf('old', 1), keyOf('new', 2)];
const CASES = 40;

const identityNumber = (serial: number) => `31712345${String(serial).padStart(8, '0')}`;
const shown = (serial: number) => `••••••••••••${identityNumber(serial).slice(-4)}`;

let serial = 0;

/** A case whose identity number is known by its serial. */
async function createCase({ payload }: RunningCms): Promise<[id: number, serial: number]> {
  serial += 1;
  const own = serial;
  const sample = sampleCase(`rotation-${own}`);
  const { id } = await payload.create({
    collection: 'cases',
    data: { ...sample, answers: { ...sample.answers, identityNumber: identityNumber(own) } },
    overrideAccess: true,
  });
  return [id, own];
}

const maskedAnswer = async ({ payload }: RunningCms, id: number) =>
  (await payload.findByID({ collection: 'cases', id, overrideAccess: true })).answers.identityNumber;

async function keyIdsOf(payload: Payload): Promise<Set<string | undefined>> {
  const rows = await readRows<{ text: string }>(
    payload,
    sql`SELECT CAST(answers AS TEXT) AS "text" FROM cases`,
  );
  return new Set(
    rows.map(
      ({ text }) =>
        /^v2\.(\w+)\./.exec((JSON.parse(text) as Record<string, string>).identityNumber ?? '')?.[1],
    ),
  );
}

onEachDatabase(
  'the rotation of keys',
  (cms) => {
    /** Another back office on the same database. */
    const startBackOffice = (encryptionKeys: string) =>
      startCms({
        encryptionKeys,
        dataDir: cms().env.dataDir,
        ...(cms().env.databaseUrl ? { databaseUrl: String(cms().env.databaseUrl) } : {}),
      });

    it('leaves every case readable at any moment, also while others read and write', {
      timeout: 120_000,
    }, async () => {
      const { env } = cms();
      // Not restarted yet: can decrypt with the new key, and writes with the old one.
      const older = await startBackOffice(`${OLD},${NEW}`);
      const cases = new Map<number, number>();
      try {
        for (let count = 0; count < CASES; count += 1) cases.set(...(await createCase(older)));
        expect(await keyIdsOf(older.payload)).toEqual(new Set(['old']));

        const backOffices = [older, cms()];
        let isRotating = true;
        const reads: string[] = [];
        const unreadable: unknown[] = [];
        const pick = () => {
          const all = [...cases];
          return all[Math.floor(Math.random() * all.length)] as [number, number];
        };
        const read = async (from: RunningCms) => {
          while (isRotating) {
            const [id, own] = pick();
            const answer = await maskedAnswer(from, id);
            if (answer !== shown(own)) unreadable.push([id, answer]);
            reads.push(String(id));
            await sleep(1);
          }
        };
        const write = async (to: RunningCms) => {
          while (isRotating) {
            cases.set(...(await createCase(to)));
            const [id] = pick();
            await to.payload.update({
              collection: 'cases',
              id,
              data: { locale: 'en' },
              overrideAccess: true,
            });
            await sleep(5);
          }
        };
        const load = Promise.all(backOffices.flatMap((one) => [read(one), read(one), write(one)]));
        // Repeated, as the command advises when another process still writes with an older key.
        for (let times = 0; times < 5 || reads.length <= 50; times += 1) {
          await rotateKeys(cms().payload, env.encryptionKeys);
          await sleep(200);
        }
        isRotating = false;
        await load;
        expect(unreadable).toEqual([]);
        expect(cases.size).toBeGreaterThan(CASES);
      } finally {
        await older.stop();
      }

      const rotation = await rotateKeys(cms().payload, env.encryptionKeys);
      expect(rotation).toMatchObject({ unused: ['old'], isIncomplete: false, unreadable: [] });
      expect(describeRotation(rotation, env.encryptionKeys).join('\n')).toContain(
        'The key old is not used any more',
      );
      expect(await keyIdsOf(cms().payload)).toEqual(new Set(['new']));
      const newer = await startBackOffice(NEW);
      try {
        for (const [id, own] of cases) expect(await maskedAnswer(newer, id)).toBe(shown(own));
      } finally {
        await newer.stop();
      }
    });

    it('keeps a concurrent change of the row, and the time of the last save', async () => {
      const { env, payload } = cms();
      const [id, own] = await createCase(cms());
      await readRows(
        payload,
        sql`UPDATE cases SET updated_at = '2026-01-01T00:00:00.000Z' WHERE id = ${id} RETURNING id`,
      );
      const before = await payload.findByID({ collection: 'cases', id, overrideAccess: true });
      // Somebody else changes the row between reading and writing.
      const racing = {
        ...answersColumn,
        reencrypt: ({ text, boundTo }: { text: string; boundTo: string }) =>
          boundTo === before.ticket ? text.replace('{', '{"stale": true, ') : text,
      };
      const original = payload.db.execute.bind(payload.db);
      let isFirst = true;
      payload.db.execute = (async (args: Parameters<typeof original>[0]) => {
        const result = await original(args);
        if (isFirst) {
          isFirst = false;
          const json = JSON.stringify({ notes: 'Diubah' });
          await original({
            ...args,
            sql:
              payload.db.name === 'postgres'
                ? sql`UPDATE cases SET answers = CAST(${json} AS jsonb) WHERE id = ${id}`
                : sql`UPDATE cases SET answers = ${json} WHERE id = ${id}`,
          } as never);
        }
        return result;
      }) as never;
      try {
        await rotateColumn(payload, racing, env.encryptionKeys);
      } finally {
        payload.db.execute = original;
      }
      const after = await payload.findByID({ collection: 'cases', id, overrideAccess: true });
      expect(before.answers.identityNumber).toBe(shown(own));
      expect(after.answers).toEqual({ notes: 'Diubah' });
      expect(after.updatedAt).toBe(before.updatedAt);
    });

    it('as a command that is killed at any moment leaves every case readable, and the next one finishes', {
      timeout: 120_000,
    }, async () => {
      const { env } = cms();
      const older = await startBackOffice(`${OLD},${NEW}`);
      const cases = new Map<number, number>();
      for (let count = 0; count < CASES; count += 1) cases.set(...(await createCase(older)));
      await older.stop();

      const command = () =>
        spawn(process.execPath, [path.resolve(import.meta.dirname, '../rotate-keys.ts')], {
          env: {
            NODE_ENV: 'production',
            PATH: process.env.PATH,
            DATA_DIR: env.dataDir,
            ...(env.databaseUrl ? { DATABASE_URL: env.databaseUrl } : {}),
            PAYLOAD_SECRET: env.payloadSecret,
            SERVICE_KEY: env.serviceKey,
            ENCRYPTION_KEYS: `${NEW},${OLD}`,
            LOG_LEVEL: 'silent',
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      const killed = command();
      // Soon after its first row.
      while (killed.exitCode === null && !(await keyIdsOf(cms().payload)).has('new')) await sleep(2);
      killed.kill('SIGKILL');
      await once(killed, 'close');
      for (const [id, own] of cases) expect(await maskedAnswer(cms(), id)).toBe(shown(own));

      const whole = command();
      let output = '';
      whole.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      whole.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      const [code] = await once(whole, 'close');
      expect([code, output]).toEqual([0, expect.stringContaining('The key old is not used any more')]);
      expect(output).not.toMatch(/3171|AAEB|AgIC/);
      for (const [id, own] of cases) expect(await maskedAnswer(cms(), id)).toBe(shown(own));
    });

    it('includes the secrets of second factors', async () => {
      const older = await startBackOffice(`${OLD},${NEW}`);
      const req = await createLocalReq({}, older.payload);
      const user = await createUser(older, 'rotation', ['editor']);
      const secret = createSecret();
      const code = totpCodeOf(secret);
      try {
        await storePendingSecret(req, older.env.encryptionKeys, Number(user.id), secret);
        expect(await activatePendingSecret(req, older.env.encryptionKeys, Number(user.id), code)).toBe(true);
      } finally {
        await older.stop();
      }
      await rotateKeys(cms().payload, cms().env.encryptionKeys);
      const [row] = await readRows<{ secret: string }>(cms().payload, sql`SELECT secret FROM second_factors`);
      expect(row?.secret).toMatch(/^v2\.new\./);
    });
  },
  { encryptionKeys: `${NEW},${OLD}` },
);
