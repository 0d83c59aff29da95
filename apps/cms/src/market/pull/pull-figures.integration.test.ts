import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { respondWithBody, startFiguresSource } from '../../../testing/figures-source.ts';
import {
  emptyMarket,
  makeMarket,
  putInForce,
  putValue,
  quotesOfSheets,
  RULES,
  shownRates,
  shownValues,
  storedSheet,
  storedSheets,
  weekdays,
} from '../../../testing/market.ts';
import { createUser } from '../../../testing/records.ts';
import { approveSheet } from '../sheets/decide-sheet.ts';
import { validateWaiting } from '../sheets/validate-waiting.ts';
import { digestOfValidation } from '../validation/digest.ts';
import { pullFigures } from './pull-figures.ts';
import { failingSince, recordLastReceived } from './pull-trace.ts';

const source = await startFiguresSource();
const { url, hosts } = source;

const rates = (buy: number) =>
  JSON.stringify({ rates: [{ currency: 'USD', rateType: 'e-rate', buy, sell: buy + 20 }] });

onEachDatabase(
  'figures that are fetched',
  (cms) => {
    const pull = (kind: 'rates' | 'funds', settings: object) => {
      const data = {
        ...RULES,
        [kind]: { ...RULES[kind], pull: { everyMinutes: 5, format: 'json', ...settings } },
      };
      return cms().payload.updateGlobal({ slug: 'market', data: data as never, overrideAccess: true });
    };
    let time = 0;
    /** Makes the next fetch due. */
    const fetchAgain = () => {
      time += 6 * 60_000;
      return pullFigures(cms().payload, new Date(Date.now() + time));
    };
    const countQuotes = async () => {
      const where = { sheet: { exists: true } };
      return (await cms().payload.count({ collection: 'exchange-quotes', where })).totalDocs;
    };
    const warnings = () =>
      vi.mocked(cms().payload.logger.warn).mock.calls.map(([line]) => line as unknown as { why: string });

    beforeAll(() => makeMarket(cms()));
    beforeEach(async () => {
      vi.restoreAllMocks();
      vi.spyOn(cms().payload.logger, 'warn').mockReturnValue(undefined);
      await emptyMarket(cms());
      await putInForce(cms(), { 'USD e-rate': [16_200, 16_220], 'JPY e-rate': [16_200, 16_220] });
      await pull('funds', { isOn: false });
      await pull('rates', { isOn: true, url });
      time = 0;
    });

    it('are published like any other', async () => {
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_300, 16_320] });
      expect(await storedSheets(cms())).toMatchObject([
        { source: 'pull', state: 'published', enteredBy: null },
      ]);
    });

    it('can be a file, and fund values', async () => {
      const [before = '', date = ''] = weekdays(3);
      await putValue(cms(), 'lentera-kas', before, 1_520);
      source.respond(respondWithBody(`fund;date;value\nlentera-kas;${date};1.523,4567\n`));
      await pull('funds', { isOn: true, url, format: 'csv' });
      await fetchAgain();
      expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [before]: 1_520, [date]: 1_523.4567 });
    });

    it('wait for approval if their decimal separator is a guess', async () => {
      const [before = '', date = ''] = weekdays(3);
      await putValue(cms(), 'lentera-kas', before, 1_520);
      source.respond(respondWithBody(`fund;date;value\nlentera-kas;${date};1.523\n`));
      await pull('funds', { isOn: true, url, format: 'csv' });
      await pull('rates', { isOn: false });
      await putValue(cms(), 'lentera-kas', date, 1_523);
      await fetchAgain();
      const sheet = await storedSheet(cms());
      expect(sheet).toMatchObject({
        state: 'waiting',
        issues: [{ line: 0, code: 'guessedSign', severity: 'approval', values: { sign: ',' } }],
      });
      // The assumed value is shown to the approver, too.
      const req = await createLocalReq({}, cms().payload);
      expect((await validateWaiting(req, sheet, new Date())).issues).toMatchObject([{ code: 'guessedSign' }]);
    });

    it('are fetched when due, and not while disabled', async () => {
      const onRequest = vi.fn();
      source.respond((request, response) => {
        onRequest();
        respondWithBody(rates(16_300))(request, response);
      });
      await pullFigures(cms().payload);
      await pullFigures(cms().payload);
      expect(onRequest).toHaveBeenCalledTimes(1);
      await fetchAgain();
      expect(onRequest).toHaveBeenCalledTimes(2);
      await pull('rates', { isOn: false, url });
      await fetchAgain();
      expect(onRequest).toHaveBeenCalledTimes(2);
    });

    it('create no new sheet while unchanged, even with a failure in between', async () => {
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      const [first] = await storedSheets(cms());
      await fetchAgain();
      source.respond(respondWithBody('', 503));
      await fetchAgain();
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      const sheets = await storedSheets(cms());
      expect(sheets.map(({ state }) => state)).toEqual(['published', 'failed']);
      expect(Date.parse(sheets[0]?.seenAt ?? '')).toBeGreaterThan(Date.parse(first?.seenAt ?? ''));
      expect(await countQuotes()).toBe(1);
      source.respond(respondWithBody(rates(16_310)));
      await fetchAgain();
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_310, 16_330] });
    });

    it('create no new sheet after invalid data in between, or with a changed timestamp', async () => {
      const stamped = (at: number) => JSON.stringify({ generatedAt: at, ...JSON.parse(rates(16_300)) });
      source.respond(respondWithBody(stamped(1)));
      await fetchAgain();
      source.respond(respondWithBody('<html>Maintenance at 09:00</html>'));
      await fetchAgain();
      source.respond(respondWithBody('<html>Maintenance at 09:05</html>'));
      await fetchAgain();
      source.respond(respondWithBody(stamped(2)));
      await fetchAgain();
      expect((await storedSheets(cms())).map(({ state }) => state)).toEqual(['published', 'failed']);
      expect(await countQuotes()).toBe(1);
    });

    it('create a new sheet with another time', async () => {
      const timed = (validFrom: string) => JSON.stringify({ validFrom, ...JSON.parse(rates(16_300)) });
      const times = [2, 1].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString());
      for (const validFrom of times) {
        source.respond(respondWithBody(timed(validFrom)));
        await fetchAgain();
        await fetchAgain();
      }
      const docs = await quotesOfSheets(cms());
      expect(docs.map(({ validFrom }) => validFrom)).toEqual(times);
    });

    it('are validated again while they fail, and published once the cause is fixed', async () => {
      source.respond(
        respondWithBody(
          JSON.stringify({ rates: [{ currency: 'CHF', rateType: 'e-rate', buy: 18_000, sell: 18_100 }] }),
        ),
      );
      await fetchAgain();
      await fetchAgain();
      expect((await storedSheets(cms())).map(({ state }) => state)).toEqual(['failed']);
      const data = { code: 'CHF', name: 'Franc', unit: '1', digits: 2, flag: 'ch', position: 3 };
      const { id } = await cms().payload.create({ collection: 'currencies', data: data as never });
      await putInForce(cms(), { 'CHF e-rate': [18_000, 18_100] });
      await fetchAgain();
      expect((await storedSheets(cms())).map(({ state }) => state)).toEqual(['published']);
      expect(await shownRates(cms())).toMatchObject({ 'CHF e-rate': [18_000, 18_100] });
      await emptyMarket(cms());
      await cms().payload.db.deleteOne({ collection: 'currencies', where: { id: { equals: id } } });
    });

    it.each([
      ['a response that is an error', respondWithBody('{"password":"secret"}', 500), 'status', 'status'],
      ['a response that is no JSON', respondWithBody('<html>secret'), 'content', 'notText'],
      ['a response of another shape', respondWithBody('{"token":"secret"}'), 'content', 'shape'],
      ['an impossible rate', respondWithBody(rates(-1)), 'content', 'notPositive'],
    ])(
      'keep the current figures after %s, which is logged and stored',
      async (_what, listener, why, code) => {
        source.respond(respondWithBody(rates(16_300)));
        await fetchAgain();
        source.respond(listener);
        await fetchAgain();
        expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_300, 16_320] });
        const [, failed] = await storedSheets(cms());
        expect(failed).toMatchObject({ state: 'failed', issues: [{ code }] });
        expect(warnings()).toMatchObject([{ kind: 'rates', why }]);
        expect(JSON.stringify([failed, warnings()])).not.toContain('secret');
      },
    );

    it('date the first failure, store a repeated failure once, and recover with a success', async () => {
      const since = () => failingSince(cms().payload, 'rates');
      expect(await since()).toBeNull();
      source.respond(respondWithBody('', 500));
      await fetchAgain();
      const [first] = await storedSheets(cms());
      await fetchAgain();
      source.respond(respondWithBody('', 404));
      await fetchAgain();
      expect(await storedSheets(cms())).toHaveLength(2);
      expect(await since()).toBe(first?.createdAt);
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      expect(await since()).toBeNull();
      source.respond(respondWithBody('', 404));
      await fetchAgain();
      expect(await since()).toBe((await storedSheet(cms())).createdAt);
      expect(await storedSheets(cms())).toHaveLength(4);
    });

    it('wait for approval after a large move', async () => {
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      source.respond(respondWithBody(rates(18_300)));
      await fetchAgain();
      await fetchAgain();
      expect((await storedSheets(cms())).map(({ state }) => state)).toEqual(['published', 'waiting']);
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_300, 16_320] });
    });

    it('supersede waiting sheets with the same subjects', async () => {
      const sheet = (buy: number, ...codes: string[]) =>
        respondWithBody(
          JSON.stringify({
            rates: codes.map((currency) => ({ currency, rateType: 'e-rate', buy, sell: buy + 20 })),
          }),
        );
      source.respond(sheet(16_300, 'USD', 'JPY'));
      await fetchAgain();
      for (const [buy, ...codes] of [
        [18_300, 'USD', 'JPY'],
        [18_310, 'USD'],
        [18_320, 'USD'],
      ] as const) {
        source.respond(sheet(buy, ...codes));
        await fetchAgain();
      }
      const sheets = await storedSheets(cms());
      // Only the first has yen.
      expect(sheets.map(({ state }) => state)).toEqual(['published', 'waiting', 'superseded', 'waiting']);
      expect(sheets[2]).toMatchObject({ decidedBy: null, decidedAt: sheets[3]?.seenAt });
      source.respond(sheet(18_330, 'USD', 'JPY'));
      await fetchAgain();
      expect((await storedSheets(cms())).map(({ state }) => state)).toEqual([
        'published',
        'superseded',
        'superseded',
        'superseded',
        'waiting',
      ]);
    });

    it('with a large move are superseded by ones without, and cannot be approved any more', async () => {
      const { id: approving } = await createUser(cms(), 'late', ['treasury']);
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      source.respond(respondWithBody(rates(18_300)));
      await fetchAgain();
      const glitch = await storedSheet(cms());
      expect(glitch.state).toBe('waiting');
      source.respond(respondWithBody(rates(16_310)));
      await fetchAgain();
      expect((await storedSheets(cms())).map(({ state }) => state)).toEqual([
        'published',
        'superseded',
        'published',
      ]);
      expect(await approveSheet(cms().payload, approving, glitch.id, '')).toEqual({ kind: 'decided' });
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_310, 16_330] });
    });

    it('with a large move cannot be approved by the person who set the source address', async () => {
      const { payload } = cms();
      const choosing = await createUser(cms(), 'choosing', ['administrator']);
      const { id: other } = await createUser(cms(), 'other', ['administrator']);
      const rules = (address: string) => ({
        ...RULES,
        rates: { ...RULES.rates, pull: { isOn: true, url: address, format: 'json', everyMinutes: 5 } },
      });
      const set = (who: typeof choosing, address: string) =>
        payload.updateGlobal({
          slug: 'market',
          data: rules(address) as never,
          overrideAccess: false,
          user: who,
        });
      await pull('rates', { isOn: false, url: 'https://lain.example/' });
      await set(choosing, url);
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      source.respond(respondWithBody(rates(18_300)));
      await fetchAgain();
      const sheet = await storedSheet(cms());
      expect(sheet).toMatchObject({ state: 'waiting', enteredBy: null, sourceSetBy: choosing.id });
      const digest = digestOfValidation(
        await validateWaiting(await createLocalReq({}, payload), sheet, new Date()),
      );
      expect(await approveSheet(payload, choosing.id, sheet.id, digest)).toEqual({ kind: 'own' });
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_300, 16_320] });
      expect(await approveSheet(payload, other, sheet.id, digest)).toEqual({ kind: 'published' });
    });

    it('do not undo a concurrent approval when fetched again', async () => {
      const { id: approving } = await createUser(cms(), 'approving', ['treasury']);
      source.respond(respondWithBody(rates(16_300)));
      await fetchAgain();
      for (const buy of [18_300, 16_310, 18_310, 16_320, 18_320]) {
        source.respond(respondWithBody(rates(buy)));
        await fetchAgain();
        const sheet = await storedSheet(cms());
        if (sheet.state !== 'waiting') throw new Error(`It was ${sheet.state}.`);
        const req = await createLocalReq({}, cms().payload);
        const digest = digestOfValidation(await validateWaiting(req, sheet, new Date()));
        const [approval] = await Promise.all([
          approveSheet(cms().payload, approving, sheet.id, digest),
          recordLastReceived(cms().payload, sheet.id),
          recordLastReceived(cms().payload, sheet.id),
        ]);
        expect(approval).toEqual({ kind: 'published' });
        expect(await storedSheet(cms())).toMatchObject({
          state: 'published',
          decidedBy: approving,
        });
      }
    });

    it('are fetched by one process at a time', async () => {
      const onRequest = vi.fn();
      source.respond((request, response) => {
        onRequest();
        setTimeout(() => respondWithBody(rates(16_300))(request, response), 300);
      });
      const { payload } = cms();
      // SQLite has a single process.
      if (payload.db.name !== 'postgres') return;
      await Promise.all([pullFigures(payload), pullFigures(payload)]);
      expect(onRequest).toHaveBeenCalledTimes(1);
      expect(await storedSheets(cms())).toHaveLength(1);
    });
  },
  { pullHosts: hosts },
);
