import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckedFile } from '#cms/imports/checked-file.tsx';
import { RedirectEffects } from './redirect-effects.tsx';
import type { ImportedRow, RedirectReport } from './redirect-report.ts';
import { redirectTexts } from './redirect-texts.ts';

const row = (line: number, effect: ImportedRow['effect']): ImportedRow => ({
  line,
  from: `/a${line}`,
  to: '/b',
  status: 301,
  effect,
});

function shown(report: Partial<RedirectReport>, language = 'en') {
  const texts = redirectTexts(language);
  return renderToStaticMarkup(
    <CheckedFile<RedirectReport>
      effects={(checked) => <RedirectEffects report={checked} texts={texts} />}
      ready={() => texts.ready}
      report={{ isStored: false, rows: [], issues: [], links: [], digest: 's', ...report }}
      texts={texts}
    />,
  );
}

it('shows the effect of a file, line by line', () => {
  const markup = shown({ rows: [row(2, 'created'), row(3, 'changed'), row(4, 'unchanged')] });
  expect(markup).toContain('This file can be imported.');
  expect(markup).toContain('1 new, 1 changed, 1 unchanged');
  expect(markup).toContain('<td>3</td><td>/a3</td><td>/b</td><td>301</td><td>Changed</td>');
});

it('shows what a changed redirect replaces', () => {
  const markup = shown({ rows: [{ ...row(3, 'changed'), former: { to: '/lama', status: 302 } }] });
  expect(markup).toContain('<td>Changed</td><td>/lama (302)</td>');
});

it('shows only the errors if there are any', () => {
  const issues = [{ line: 3, severity: 'error' as const, message: 'to: wrong' }];
  const markup = shown({ rows: [row(2, 'created')], issues }, 'id');
  expect(markup).toContain('1 masalah');
  expect(markup).toMatch(/<td>3<\/td><td><span[^>]*>to: wrong</);
  expect(markup).not.toContain('/a2');
});

it('shows a hundred lines of a long file and the number of others', () => {
  const markup = shown({ rows: Array.from({ length: 250 }, (_, index) => row(index + 2, 'created')) });
  expect(markup.match(/<tr>/g)).toHaveLength(101);
  expect(markup).toContain('… and 150 more.');
});

it('lists live pages that the file hides, and links to them', () => {
  const markup = shown({
    rows: [row(2, 'created')],
    issues: [{ line: 2, severity: 'warning', message: '1 page is lost' }],
    links: ['2 links in Navigation.'],
  });
  expect(markup).toContain('leads visitors away from live pages');
  expect(markup).toMatch(/<td>2<\/td><td><span[^>]*>1 page is lost</);
  expect(markup).toContain('<li>2 links in Navigation.</li>');
});
