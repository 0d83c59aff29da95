import { ImportTable, IssuesTable } from '#cms/imports/import-table.tsx';
import type { RedirectEffect, RedirectReport } from './redirect-report.ts';
import type { RedirectTexts } from './redirect-texts.ts';

const EFFECTS = ['created', 'changed', 'unchanged'] as const satisfies readonly RedirectEffect[];

type Props = { report: RedirectReport; texts: RedirectTexts };

/** The number of redirects that an import writes. */
export function writtenBy({ rows }: RedirectReport): number {
  return rows.filter(({ effect }) => effect !== 'unchanged').length;
}

/** How many redirects are new, changed and unchanged. */
export function EffectCounts({ report: { rows }, texts }: Props) {
  const counts = EFFECTS.map((effect) => ({
    effect,
    count: rows.filter((row) => row.effect === effect).length,
  })).filter(({ count }) => count > 0);
  return <p>{counts.map(({ count, effect }) => `${count} ${texts.count[effect]}`).join(', ')}</p>;
}

/** The effects of a file without errors: live pages that it hides, with links to them, and every line. */
export function RedirectEffects({ report, texts }: Props) {
  const { issues, links, rows } = report;
  if (issues.some(({ severity }) => severity === 'error')) return null;
  return (
    <>
      {issues.length > 0 && <p className="import-panel--warning">{texts.hidden}</p>}
      <IssuesTable issues={issues} texts={texts} />
      {links.length > 0 && (
        <ul>
          {links.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <EffectCounts report={report} texts={texts} />
      <ImportTable
        columns={[
          { title: texts.line },
          { title: texts.from },
          { title: texts.to },
          { title: texts.status },
          { title: texts.effect },
          { title: texts.former },
        ]}
        rows={rows.map(({ line, from, to, status, effect, former }) => [
          line,
          from,
          to,
          status,
          texts.effects[effect],
          former ? `${former.to} (${former.status})` : '',
        ])}
        texts={texts}
      />
    </>
  );
}
