import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleMarkers } from '@beranda/contract/testing/personal-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeLeaks, emptySinks, listLeaksOfRun } from './list-leaks.ts';
import { recordStaffMails } from './record-stack.ts';
import { record, registerMarkers, SINKS, type Sink } from './recorded-output.ts';

const EMAIL = 'rahasia.sekali@contoh.example';
const TICKET = '7K2M-Q0ZD-94XA';
const NUMBER = '3171 2345 0789 0001';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beranda-leak-check-test-'));
  vi.stubEnv('BERANDA_E2E_RECORDINGS', folder);
  // Each test has a folder of its own, and so its own markers.
  registerMarkers([
    { kind: 'email', value: `${path.basename(folder)}.${EMAIL}` },
    { kind: 'ticket', value: TICKET + path.basename(folder) },
  ]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const email = () => `${path.basename(folder)}.${EMAIL}`;
const ticket = () => TICKET + path.basename(folder);
const foundIn = async () => (await listLeaksOfRun(folder)).map(({ kind, sink, line }) => [sink, kind, line]);

it.each((Object.keys(SINKS) as Sink[]).filter((sink) => sink !== 'cacheable' && sink !== 'case-columns'))(
  'what a test typed is found in %s, percent-encoded and in base64',
  async (sink) => {
    record(sink, 'planted', `nothing\n${encodeURIComponent(email())}\n${btoa(email())}`);
    expect(await foundIn()).toEqual([
      [sink, 'email', 2],
      [sink, 'email', 3],
    ]);
  },
);

it('every value of the samples is found', async () => {
  const markers = await sampleMarkers();
  record('log', 'planted', markers.map(({ value }) => JSON.stringify({ value })).join('\n'));
  expect(new Set((await foundIn()).map(([, , line]) => line)).size).toBe(markers.length);
});

it('a ticket is allowed in mail to staff, and in no log', async () => {
  recordStaffMails('planted', [`To: petugas@bank.example\nSubject: ${ticket()}`]);
  expect(await foundIn()).toEqual([]);
  record('log', 'planted', ticket());
  expect(await foundIn()).toEqual([['log', 'ticket', 1]]);
});

it('mail to a person may say everything, mail to staff may not', async () => {
  recordStaffMails('planted', [`To: orang@contoh.example\n\n${email()}`]);
  expect(await foundIn()).toEqual([]);
  recordStaffMails('planted', [`To: petugas@bank.example\n\n${email()}`]);
  expect(await foundIn()).toEqual([['staff-mail', 'email', 3]]);
});

it('columns of cases may hold what people sent, but no number that has to be encrypted', async () => {
  record('case-columns', 'planted', email());
  expect(await foundIn()).toEqual([]);
  record('case-columns', 'planted', NUMBER.replaceAll(' ', ''));
  expect(await foundIn()).toEqual([['case-columns', 'identityNumber', 2]]);
});

it('a response to a POST that may be cached is found', async () => {
  record(
    'cacheable',
    'planted',
    'POST /about-us/contact-us responded with 200 and cache-control: max-age=60',
  );
  expect(await foundIn()).toEqual([['cacheable', 'response', 1]]);
});

it('the message names kind, sink and line, and masks the value', async () => {
  record('url', 'browser', `http://localhost/cases?search=${email()}`);
  const message = describeLeaks(await listLeaksOfRun(folder));
  expect(message).toContain('email in the address or the Referer of a request (url/browser, line 1)');
  expect(message).toContain('search=[email]');
  expect(message).not.toContain(email());
});

it('a run that left nothing is not taken for a clean one', () => {
  expect(emptySinks(folder)).toContain('log');
  record('log', 'planted', 'a line');
  expect(emptySinks(folder)).not.toContain('log');
});
