import {
  MAX_COUNTS_PER_BATCH,
  type SearchCount,
  type SearchCountsBody,
  searchCountsBody,
} from '@beranda/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CountSender, createCountSender, type SendBatch } from './count-sender.ts';
import { createSearchCounter, type SearchCounter } from './search-counter.ts';

let counter: SearchCounter;
let sender: CountSender;
let sent: SearchCountsBody[];
let response: SendBatch<SearchCount>;
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  sent = [];
  response = async () => 'stored';
  log.warn.mockClear();
  log.error.mockClear();
  counter = createSearchCounter(() => Date.parse('2026-11-23T05:00:00Z'));
  const send: SendBatch<SearchCount> = async (body) => {
    sent.push(body);
    return response(body);
  };
  sender = createCountSender(counter, send, log);
});

afterEach(() => sender.stop());

function search(query: string): void {
  for (const visitor of ['a', 'b', 'c'])
    counter.countSearch(visitor, { locale: 'id', query, isNew: true, hasResult: true, paths: [] });
  counter.endInterval();
}

const down: SendBatch<SearchCount> = async () => {
  throw new Error('down');
};

it('sends valid batches of limited size, each with an id of its own', async () => {
  for (let n = 0; n < MAX_COUNTS_PER_BATCH + 1; n++) search(`kata ${n}`);
  await sender.flush();
  expect(sent.map(({ counts }) => counts.length)).toEqual([MAX_COUNTS_PER_BATCH, 1]);
  expect(sent.map((body) => searchCountsBody.parse(body))).toEqual(sent);
  expect(new Set(sent.map(({ batch }) => batch)).size).toBe(2);
});

it('sends nothing if nothing was counted', async () => {
  await sender.flush();
  expect(sent).toEqual([]);
});

it('sends a batch that may not have arrived again with its id, and later searches after it', async () => {
  search('kpr');
  response = down;
  await sender.flush();
  search('kpr');
  await sender.flush();
  response = async () => 'stored';
  await sender.flush();
  await sender.flush();
  expect(sent).toHaveLength(4);
  const [first, second, third, last] = sent;
  expect([second, third]).toEqual([first, first]);
  expect(last?.batch).not.toBe(first?.batch);
  expect(sent.map(({ counts }) => counts[0]?.searches)).toEqual([3, 3, 3, 3]);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('kpr');
});

it('drops a batch that the back office rejects, and logs that without its content', async () => {
  search('kpr');
  response = async () => 'rejected';
  await sender.flush();
  await sender.flush();
  expect(sent).toHaveLength(1);
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('kpr');
});

it('sends what is left when it stops, also what was counted while a batch was on its way', async () => {
  search('kpr');
  let arrive = () => {};
  response = () => new Promise((resolve) => (arrive = () => resolve('stored')));
  const flushed = sender.flush();
  search('deposito');
  const stopped = sender.stop();
  response = async () => 'stored';
  arrive();
  await Promise.all([flushed, stopped]);
  expect(sent.flatMap(({ counts }) => counts.map(({ query }) => query))).toEqual(['kpr', 'deposito']);
});
