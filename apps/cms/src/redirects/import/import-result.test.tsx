import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ImportedRow, ImportReport } from './import-report.ts';
import { ImportResult } from './import-result.tsx';
import { importTexts } from './import-texts.ts';

const row = (line: number, outcome: ImportedRow['outcome']): ImportedRow => ({
  line,
  from: `/a${line}`,
  to: '/b',
  status: 301,
  outcome,
});

const shown = (report: Partial<ImportReport>, language = 'en') =>
  renderToStaticMarkup(
    <ImportResult
      report={{ isDryRun: true, rows: [], problems: [], taken: null, ...report }}
      texts={importTexts(language)}
    />,
  );

it('shows the effect of a file, line by line', () => {
  const markup = shown({ rows: [row(2, 'created'), row(3, 'changed'), row(4, 'unchanged')] });
  expect(markup).toContain('This file can be imported.');
  expect(markup).toContain('1 new, 1 changed, 1 unchanged');
  expect(markup).toContain('<td>3</td><td>/a3</td><td>/b</td><td>301</td><td>Changed</td>');
});

it('shows only the problems if there are any', () => {
  const markup = shown({ rows: [row(2, 'created')], problems: [{ line: 3, message: 'to: wrong' }] }, 'id');
  expect(markup).toContain('1 baris bermasalah');
  expect(markup).toContain('<td>3</td><td>to: wrong</td>');
  expect(markup).not.toContain('/a2');
});

it('shows that there is nothing to do, and the completed import', () => {
  expect(shown({ rows: [row(2, 'unchanged')] })).toContain('nothing to import');
  expect(shown({ isDryRun: false, rows: [row(2, 'created')] })).toContain('has been imported');
});

it('shows a hundred lines of a long file and the number of others', () => {
  const markup = shown({ rows: Array.from({ length: 250 }, (_, index) => row(index + 2, 'created')) });
  expect(markup.match(/<tr>/g)).toHaveLength(101);
  expect(markup).toContain('… and 150 more.');
});

it('lists live pages that the file hides, and links to them', () => {
  const taken = {
    digest: 'd',
    lines: [{ line: 2, message: '1 page is lost' }],
    links: ['2 links in Navigation.'],
  };
  const markup = shown({ rows: [row(2, 'created')], taken });
  expect(markup).toContain('leads visitors away from live pages');
  expect(markup).toContain('<td>2</td><td>1 page is lost</td>');
  expect(markup).toContain('<li>2 links in Navigation.</li>');
  expect(shown({ isDryRun: false, rows: [row(2, 'created')], taken })).not.toContain('Navigation');
});
