import { useConfig } from '@payloadcms/ui';
import Link from 'next/link';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import type { MarketFormats } from './market-formats.ts';
import type { PastSheet } from './screen-data.ts';
import type { ScreenTexts } from './screen-texts.ts';

const HISTORY: Record<SheetKind, string> = { rates: 'exchange-quotes', funds: 'fund-values' };

type Props = { kind: SheetKind; sheets: readonly PastSheet[]; formats: MarketFormats; texts: ScreenTexts };

/** The latest sheets of a kind, with a link to all of them. */
export function PastSheets({ kind, sheets, formats, texts }: Props) {
  const { config } = useConfig();
  const collections = `${config.routes.admin}/collections`;
  return (
    <section aria-labelledby={`market-past-${kind}`}>
      <h2 id={`market-past-${kind}`}>{texts.pastTitle}</h2>
      {sheets.length === 0 && <p className="market__hint">{texts.none}</p>}
      {sheets.length > 0 && (
        <div className="market__scroll">
          <table className="market__table">
            <thead>
              <tr>
                {[texts.time, texts.source, texts.state, texts.lines, texts.entered, texts.decided].map(
                  (name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {sheets.map(({ id, createdAt, source, state, lineCount, enteredBy, decidedBy, why }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={`${collections}/market-sheets/${id}`}>{formats.time(createdAt)}</Link>
                  </th>
                  <td>{texts.sources[source]}</td>
                  <td>
                    {texts.states[state]} {why && <small>{why}</small>}
                  </td>
                  <td>{lineCount}</td>
                  <td>{enteredBy ?? '–'}</td>
                  <td>{decidedBy ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="market__links">
        <Link href={`${collections}/${HISTORY[kind]}`}>{texts.allHistory[kind]}</Link>
        <Link href={`${collections}/market-sheets`}>{texts.allSheets}</Link>
      </p>
    </section>
  );
}
