import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createFinder,
  type Leak,
  listLeaks,
  type Marker,
  SENSITIVE_FIELDS,
  sampleMarkers,
} from '@beranda/contract/testing/personal-data';
import { MARKERS_FILE, SINKS, type Sink } from './recorded-output.ts';

type FoundLeak = Leak & { sink: Sink; name: string };

/** Secrets, as kinds of markers. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'session']);

/** The markers that a sink must not contain; all other sinks must contain none. */
const FORBIDDEN: Partial<Record<Sink, (marker: Marker) => boolean>> = {
  // Staff find the case by its ticket.
  'staff-mail': ({ kind }) => kind !== 'ticket',
  // Cases are where the data belongs, but numbers are encrypted there, and secrets are nowhere.
  'case-columns': ({ kind }) => SENSITIVE_FIELDS.has(kind) || SECRETS.has(kind),
};

/** The markers that tests registered, and the samples of all forms. */
async function readMarkers(folder: string): Promise<Marker[]> {
  const file = path.join(folder, MARKERS_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return [...(await sampleMarkers()), ...lines.map((line) => JSON.parse(line) as Marker)];
}

/** Finds personal data in the recordings of a run. */
export async function listLeaksOfRun(folder: string): Promise<FoundLeak[]> {
  const markers = await readMarkers(folder);
  const found: FoundLeak[] = [];
  for (const sink of Object.keys(SINKS) as Sink[]) {
    const directory = path.join(folder, sink);
    if (!existsSync(directory)) continue;
    const find = createFinder(markers.filter(FORBIDDEN[sink] ?? (() => true)));
    for (const file of readdirSync(directory)) {
      const name = path.parse(file).name;
      const text = readFileSync(path.join(directory, file), 'utf8');
      const leaks =
        sink === 'cacheable'
          ? text
              .split('\n')
              .flatMap((line, index) => (line ? [{ kind: 'response', line: index + 1, text: line }] : []))
          : listLeaks(text, find);
      found.push(...leaks.map((leak) => ({ ...leak, sink, name })));
    }
  }
  return found;
}

/** Sinks that a complete run always fills: a check of an empty sink would always pass. */
const ALWAYS_FILLED: readonly Sink[] = [
  'log',
  'url',
  'metrics',
  'cache',
  'page',
  'storage',
  'staff-mail',
  'database',
  'case-columns',
];

/** The sinks without recordings. */
export const emptySinks = (folder: string): Sink[] =>
  ALWAYS_FILLED.filter((sink) => !existsSync(path.join(folder, sink)));

const SHOWN = 20;

/** The error message for the person who runs the tests. */
export function describeLeaks(leaks: readonly FoundLeak[]): string {
  const lines = leaks
    .slice(0, SHOWN)
    .map(
      ({ kind, sink, name, line, text }) =>
        `- ${kind} in ${SINKS[sink]} (${sink}/${name}, line ${line}): ${text}`,
    );
  const more = leaks.length > SHOWN ? [`… and ${leaks.length - SHOWN} more`] : [];
  return [`Personal data was found ${leaks.length} times where it must not be:`, ...lines, ...more].join(
    '\n',
  );
}
