import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isFindable, type Marker } from '@beranda/contract/testing/personal-data';

/** The sinks without personal data, each with a description for the error message. */
export const SINKS = {
  log: 'the output of an application, or the console of a browser',
  url: 'the address or the Referer of a request',
  metrics: 'metrics or health of an application',
  cache: 'a cache on disk',
  page: 'a page that another visitor gets',
  storage: 'what a browser keeps',
  'staff-mail': 'a mail to staff',
  database: 'a column that holds nothing personal',
  'case-columns': 'a column of cases, unencrypted',
  cacheable: 'a response to a POST that may be cached',
} as const;

export type Sink = keyof typeof SINKS;

/** The folder of what this run records, which `check-run.ts` creates. Nothing is recorded without one. */
const folder = () => process.env.BERANDA_E2E_RECORDINGS;

export const MARKERS_FILE = 'markers.ndjson';

/** Records a text for the check at the end of the run. @param name what produced it, part of the message about a leak. */
export function record(sink: Sink, name: string, text: string): void {
  const root = folder();
  if (!root || text === '') return;
  mkdirSync(path.join(root, sink), { recursive: true });
  appendFileSync(path.join(root, sink, `${name}.txt`), `${text}\n`);
}

const registered = new Set<string>();

/** Registers what a test typed as markers, which the check looks for everywhere. */
export function registerMarkers(markers: readonly Marker[]): void {
  const root = folder();
  if (!root) return;
  for (const marker of markers) {
    const line = JSON.stringify(marker);
    if (registered.has(line) || !isFindable(marker.value)) continue;
    registered.add(line);
    appendFileSync(path.join(root, MARKERS_FILE), `${line}\n`);
  }
}
