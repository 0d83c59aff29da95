import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inLocale, LOCALES } from '@beranda/contract';
import type { App } from '../../scripts/lib/apps.mjs';
import { DATABASE_FILE } from '../../scripts/lib/data-directory.mjs';
import { ADDRESSES_OF_FORMS } from '../route-table.ts';
import { record } from './recorded-output.ts';

/** Pages that show personal data, and the home page. */
const PAGES = ['/', '/about-us/complaint/status', ...Object.values(ADDRESSES_OF_FORMS)].flatMap((bare) =>
  LOCALES.map((locale) => inLocale(bare, locale)),
);

/** Addresses of customers in tests end like this, those of staff do not. */
const TO_CUSTOMER = /^To:.*@contoh\.example/im;

/**
 * Columns that hold what people sent, or what staff wrote about it: the whole table, or single columns. Everything else
 * must hold nothing personal.
 */
const OF_CASES: Readonly<Record<string, readonly string[] | 'all'>> = {
  cases: 'all',
  case_events: 'all',
  case_replies: 'all',
  attachments: ['name'],
};

/** Lines below this level are recorded, and not shown: 40 is a warning. */
const BELOW_WARNING = /^\{"level":(?:10|20|30),/;

let count = 0;

type StackRecorder = {
  onLine(app: App): (line: string) => void;
  /** Metrics, health and pages of a stack that runs. */
  recordResponses(): Promise<void>;
  /** Files and rows of a stack that has stopped. */
  recordFiles(): void;
};

/** Records the traces of a stack. */
export function recordStack(environment: NodeJS.ProcessEnv, dataDirectory: string): StackRecorder {
  count += 1;
  const stack = `${process.pid}-${count}`;
  const { SITE_URL, CMS_URL, INTERNAL_PORT } = environment;
  const textOf = (url: string) =>
    fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.text(),
      // Tests stop applications.
      () => '',
    );
  return {
    onLine: (app) => (line) => {
      record('log', `${app}-${stack}`, line);
      if (!BELOW_WARNING.test(line)) process.stderr.write(`${line}\n`);
    },
    async recordResponses() {
      record('metrics', `site-${stack}`, await textOf(`http://127.0.0.1:${INTERNAL_PORT}/metrics`));
      record('metrics', `cms-${stack}`, await textOf(`${CMS_URL}/api/healthz`));
      for (const page of PAGES) record('page', stack, `${page}\n${await textOf(`${SITE_URL}${page}`)}`);
    },
    recordFiles() {
      recordCaches(stack, path.join(dataDirectory, 'site'));
      recordMails(stack, path.join(dataDirectory, 'mail'));
      recordRows(stack, path.join(dataDirectory, DATABASE_FILE));
    },
  };
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** Copies of content, and the names of all files: pictures and documents are published ones. */
function recordCaches(stack: string, folder: string): void {
  for (const file of filesIn(folder)) {
    record('cache', stack, path.relative(folder, file));
    if (file.includes(`${path.sep}responses${path.sep}`)) record('cache', stack, readFileSync(file, 'utf8'));
  }
}

/** Records mails to staff. @param mails with their headers. */
export function recordStaffMails(name: string, mails: readonly string[]): void {
  for (const mail of mails) if (!TO_CUSTOMER.test(mail)) record('staff-mail', name, mail);
}

function recordMails(stack: string, folder: string): void {
  recordStaffMails(
    stack,
    filesIn(folder).map((file) => readFileSync(file, 'utf8')),
  );
}

/** Rows that are also in another stack: all stacks start with the same content. */
const seenRows = new Set<string>();

/** All texts of the database that are new, by table and column. */
function recordRows(stack: string, file: string): void {
  if (!existsSync(file)) return;
  const lines: Record<'case-columns' | 'database', string[]> = { 'case-columns': [], database: [] };
  const database = new DatabaseSync(file);
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    for (const { name: table } of tables) {
      const ofCases = OF_CASES[String(table)] ?? [];
      for (const row of database.prepare(`SELECT * FROM "${table}"`).iterate())
        for (const [column, value] of Object.entries(row)) {
          if (typeof value !== 'string') continue;
          const sink = ofCases === 'all' || ofCases.includes(column) ? 'case-columns' : 'database';
          const line = `${table}.${column} ${JSON.stringify(value)}`;
          if (seenRows.has(line)) continue;
          seenRows.add(line);
          lines[sink].push(line);
        }
    }
  } finally {
    database.close();
  }
  for (const sink of ['case-columns', 'database'] as const) record(sink, stack, lines[sink].join('\n'));
}
