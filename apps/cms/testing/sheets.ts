import { DAY_MS } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach } from 'vitest';
import { approveSheet } from '#cms/market/sheets/decide-sheet.ts';
import {
  type Arrival,
  fingerprintOfSheet,
  type ReceiveSheetResult,
  receiveSheet,
} from '#cms/market/sheets/receive-sheet.ts';
import { validateWaiting } from '#cms/market/sheets/validate-waiting.ts';
import { digestOfValidation } from '#cms/market/validation/digest.ts';
import type { SheetContent } from '#cms/market/validation/lines.ts';
import { getTagVersions } from './content.ts';
import { emptyMarket, makeMarket, storedSheet } from './market.ts';
import { createUser } from './records.ts';
import type { RunningCms } from './start-cms.ts';

/** A sheet with one rate, the e-rate of US dollars. */
export const usdSheet = (buy: number, sell: number, validFrom: string | null = null): SheetContent => ({
  kind: 'rates',
  lines: [{ line: 1, currency: 'USD', rateType: 'e-rate', buy, sell }],
  validFrom,
});

export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The result of a sheet that must have been stored. */
export function storedAs(result: ReceiveSheetResult) {
  if (result.kind !== 'stored') throw new Error(`It was ${result.kind}.`);
  return result;
}

/** A test market, cleared before each test, with an author, an approver and all sources of sheets. */
export function withSheets(cms: () => RunningCms) {
  const people = { entering: 0, approving: 0 };

  beforeAll(async () => {
    await makeMarket(cms());
    people.entering = (await createUser(cms(), 'entering', ['administrator'])).id;
    people.approving = (await createUser(cms(), 'approving', ['treasury'])).id;
  });
  beforeEach(() => emptyMarket(cms()));

  const arrive = (content: SheetContent, more: Partial<Arrival> = {}) =>
    receiveSheet(cms().payload, {
      source: 'feed',
      content,
      parseIssues: [],
      fingerprint: fingerprintOfSheet(JSON.stringify(content)),
      enteredBy: null,
      ...more,
    });
  const type = (content: SheetContent, digest?: string) =>
    arrive(content, { source: 'manual', enteredBy: people.entering, confirmedDigest: digest });

  /** The current digest of a waiting sheet. */
  const digestOf = async (sheet: number) => {
    const waiting = await storedSheet(cms(), sheet);
    return digestOfValidation(
      await validateWaiting(await createLocalReq({}, cms().payload), waiting, new Date()),
    );
  };
  const approveAsSeen = async (sheet: number, reason?: string) =>
    approveSheet(cms().payload, people.approving, sheet, await digestOf(sheet), reason);

  /** The quotes published by sheets, oldest first. */
  const quotes = async () => {
    const all = { collection: 'exchange-quotes', depth: 0, pagination: false, sort: 'id' } as const;
    return (await cms().payload.find({ ...all, where: { sheet: { exists: true } } })).docs;
  };
  const emptyQuotes = () => cms().payload.db.deleteMany({ collection: 'exchange-quotes', where: {} });
  const tagVersion = async (tag: 'exchange-quotes' | 'fund-values') =>
    (await getTagVersions(cms()))[tag] ?? 0;

  return { people, arrive, type, digestOf, approveAsSeen, quotes, emptyQuotes, tagVersion };
}
