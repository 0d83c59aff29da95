import type { ImportedRow, ImportReport, TakenPages } from './import-report.ts';
import type { ImportTexts } from './import-texts.ts';

const SHOWN_ROWS = 100;
const OUTCOMES = ['created', 'changed', 'unchanged'] as const satisfies readonly ImportedRow['outcome'][];

/** The number of redirects that an import writes. */
export function writtenBy({ rows }: ImportReport): number {
  return rows.filter(({ outcome }) => outcome !== 'unchanged').length;
}

function headline(report: ImportReport, texts: ImportTexts): string {
  if (report.problems.length > 0) return texts.problems(report.problems.length);
  if (!report.isDryRun) return texts.done;
  return writtenBy(report) === 0 ? texts.nothing : texts.ready;
}

function Table({ columns, rows, texts }: { columns: string[]; rows: string[][]; texts: ImportTexts }) {
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_ROWS && <p>{texts.more(rows.length - SHOWN_ROWS)}</p>}
    </>
  );
}

/** Live pages that the file hides, and links to them. */
function Taken({ taken, texts }: { taken: TakenPages; texts: ImportTexts }) {
  return (
    <>
      <p className="redirect-import__problem">{texts.taken}</p>
      <Table
        columns={[texts.line, texts.takenPages]}
        rows={taken.lines.map(({ line, message }) => [String(line), message])}
        texts={texts}
      />
      <ul>
        {taken.links.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** The result of an import or dry run: problems, or each line with its effect. */
export function ImportResult({ report, texts }: { report: ImportReport; texts: ImportTexts }) {
  const { problems, rows } = report;
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  return (
    <div className="redirect-import__result">
      <p className={problems.length > 0 ? 'redirect-import__problem' : 'redirect-import__headline'}>
        {headline(report, texts)}
      </p>
      {problems.length > 0 ? (
        <Table
          columns={[texts.line, texts.reason]}
          rows={problems.map(({ line, message }) => [String(line), message])}
          texts={texts}
        />
      ) : (
        <>
          {report.isDryRun && report.taken && <Taken taken={report.taken} texts={texts} />}
          <p>{counts.map(({ count, outcome }) => `${count} ${texts.count[outcome]}`).join(', ')}</p>
          {report.isDryRun && (
            <Table
              columns={[texts.line, texts.from, texts.to, texts.status, texts.effect]}
              rows={rows.map(({ line, from, to, status, outcome }) => [
                String(line),
                from,
                to,
                String(status),
                texts.outcome[outcome],
              ])}
              texts={texts}
            />
          )}
        </>
      )}
    </div>
  );
}
