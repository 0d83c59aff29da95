import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { App } from '../../scripts/lib/apps.mjs';
import { ADDRESSES_OF_FORMS, addressIn, LANGUAGES } from '../route-table.ts';
import { keep } from './evidence.ts';

/** Pages that know most about people, and the home page. */
const PAGES = ['/', '/about-us/complaint/status', ...Object.values(ADDRESSES_OF_FORMS)].flatMap((bare) =>
  LANGUAGES.map((language) => addressIn(language, bare)),
);

/** Addresses of people in tests end like this, those of staff do not. */
const PERSON = /^To:.*@contoh\.example/im;

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

/** Lines below this level are kept, and not shown: 40 is a warning. */
const QUIET = /^\{"level":(?:10|20|30),/;

let count = 0;

export type StackEvidence = {
  onLine(app: App): (line: string) => void;
  /** Metrics, health and pages of a stack that runs. */
  keepAnswers(): Promise<void>;
  /** Files and rows of a stack that has stopped. */
  keepFiles(): void;
};

/** Collects what a stack leaves. */
export function watchStack(environment: NodeJS.ProcessEnv, dataDirectory: string): StackEvidence {
  count += 1;
  const stack = `${process.pid}-${count}`;
  const { SITE_URL, CMS_URL, INTERNAL_PORT } = environment;
  const textOf = (url: string) =>
    fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.text(),
      // Tests stop applications.
      () => '',
    );
  return {
    onLine: (app) => (line) => {
      keep('log', `${app}-${stack}`, line);
      if (!QUIET.test(line)) process.stderr.write(`${line}\n`);
    },
    async keepAnswers() {
      keep('metrics', `site-${stack}`, await textOf(`http://127.0.0.1:${INTERNAL_PORT}/metrics`));
      keep('metrics', `cms-${stack}`, await textOf(`${CMS_URL}/api/healthz`));
      for (const page of PAGES) keep('page', stack, `${page}\n${await textOf(`${SITE_URL}${page}`)}`);
    },
    keepFiles() {
      keepCaches(stack, path.join(dataDirectory, 'site'));
      keepMails(stack, path.join(dataDirectory, 'mail'));
      keepRows(stack, path.join(dataDirectory, 'beranda.db'));
    },
  };
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** Copies of content, and the names of all files: pictures and documents are published ones. */
function keepCaches(stack: string, folder: string): void {
  for (const file of filesIn(folder)) {
    keep('cache', stack, path.relative(folder, file));
    if (file.includes(`${path.sep}answers${path.sep}`)) keep('cache', stack, readFileSync(file, 'utf8'));
  }
}

/** Keeps mails to staff. @param mails with their headers. */
export function keepStaffMails(name: string, mails: readonly string[]): void {
  for (const mail of mails) if (!PERSON.test(mail)) keep('staff-mail', name, mail);
}

function keepMails(stack: string, folder: string): void {
  keepStaffMails(
    stack,
    filesIn(folder).map((file) => readFileSync(file, 'utf8')),
  );
}

/** Rows that another stack has left too: all stacks begin with the same content. */
const seenRows = new Set<string>();

/** All texts of the database that are new, by table and column. */
function keepRows(stack: string, file: string): void {
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
  for (const sink of ['case-columns', 'database'] as const) keep(sink, stack, lines[sink].join('\n'));
}
