import { Button } from '@payloadcms/ui';
import { Fragment, useEffect, useState } from 'react';
import { parseTypedNumber } from '#cms/i18n/numbers.ts';
import { useImport } from '#cms/imports/use-import.ts';
import type { SheetReport, TranslatedIssue } from '../endpoints/sheet-report.ts';
import { isFigure, type RateLine } from '../validation/lines.ts';
import { validateRates } from '../validation/validate-rates.ts';
import { moveOf } from '../validation/validation.ts';
import { FigureInput } from './figure-input.tsx';
import { RowIssues, translateIssuesInBrowser } from './live-issues.tsx';
import type { MarketFormats } from './market-formats.ts';
import { PublishBar } from './publish-bar.tsx';
import type { RateRow, RatesData } from './screen-data.ts';
import type { ScreenTexts } from './screen-texts.ts';
import { isUnreadableStart, StartTime, startTimeOf } from './start-time.tsx';
import { withoutSent } from './without-sent.ts';

type Pair = { buy: string; sell: string };
const SIDES = ['buy', 'sell'] as const;
const EMPTY: Pair = { buy: '', sell: '' };

type Props = {
  data: RatesData;
  formats: MarketFormats;
  language: string;
  texts: ScreenTexts;
  /** Called with whether the form has figures that are not sent. */
  onUnsent: (isUnsent: boolean) => void;
};

function isTyped({ buy, sell }: Pair): boolean {
  return buy.trim() !== '' || sell.trim() !== '';
}

/** The form for rates, beside the current and previous ones. Empty fields stay unchanged. */
export function RatesForm({ data, formats, language, onUnsent, texts }: Props) {
  const [typed, setTyped] = useState<Record<string, Pair>>({});
  const [validFrom, setValidFrom] = useState('');
  const [sent, setSent] = useState<string[]>([]);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const { state, send } = useImport<SheetReport>('/market/sheets/rates');
  const pairOf = (key: string) => typed[key] ?? EMPTY;
  const filled = data.rows.filter(({ key }) => isTyped(pairOf(key)));
  const isUnsent = filled.length > 0;
  useEffect(() => onUnsent(isUnsent), [isUnsent, onUnsent]);
  const lines = filled.map(({ key, currency, rateType }, index): RateLine => {
    const { buy, sell } = pairOf(key);
    const numbers = {
      buy: parseTypedNumber(buy, formats.decimalSeparator),
      sell: parseTypedNumber(sell, formats.decimalSeparator),
    };
    return { line: index + 1, currency, rateType, ...numbers };
  });

  const known = {
    currencies: new Set(data.rows.map(({ currency }) => currency)),
    quotesInForce: new Map(
      data.rows.flatMap(({ key, quotesInForce }) => (quotesInForce ? [[key, quotesInForce] as const] : [])),
    ),
    referenceRates: new Map(
      data.rows.flatMap(({ key, reference }) => (reference ? [[key, reference] as const] : [])),
    ),
    limits: data.limits,
  };
  const live = translateIssuesInBrowser(validateRates(lines, known, { isAttended: true }).issues, language);

  /** The server's issues until the row changes, then client-side validation. */
  function issuesOf(key: string): TranslatedIssue[] {
    if (state.kind === 'reported' && sent.includes(key) && !edited.has(key))
      return state.report.issues.filter(({ line }) => line > 0 && sent[line - 1] === key);
    const line = filled.findIndex((row) => row.key === key) + 1;
    const pair = pairOf(key);
    const isEmpty = (field: string | null) =>
      (field === 'buy' || field === 'sell') && pair[field].trim() === '';
    return live.filter((found) => found.line === line && line > 0 && !isEmpty(found.field));
  }

  function change(key: string, side: 'buy' | 'sell', value: string) {
    setTyped((now) => ({ ...now, [key]: { ...(now[key] ?? EMPTY), [side]: value } }));
    setEdited(new Set([...edited, key]));
  }

  function copy() {
    const copied = data.rows.flatMap(({ key, quotesInForce }) => {
      if (!quotesInForce || isTyped(pairOf(key))) return [];
      return [
        [key, { buy: formats.typed(quotesInForce.buy), sell: formats.typed(quotesInForce.sell) }] as const,
      ];
    });
    setTyped({ ...typed, ...Object.fromEntries(copied) });
    setEdited(new Set([...edited, ...copied.map(([key]) => key)]));
  }

  async function publish(confirmedDigest?: string) {
    setSent(filled.map(({ key }) => key));
    setEdited(new Set());
    const content = JSON.stringify({ rates: lines, validFrom: startTimeOf(validFrom) });
    const { kind } = await send({ content, type: 'application/json' }, 'store', confirmedDigest);
    if (kind !== 'done') return;
    setTyped((now) => withoutSent(now, typed));
    setValidFrom((now) => (now === validFrom ? '' : now));
  }

  const ofSheet = state.kind === 'reported' ? state.report.issues.filter(({ line }) => line === 0) : [];
  return (
    <section aria-labelledby="market-rates-title">
      <h2 id="market-rates-title">{texts.ratesTitle}</h2>
      <p className="market__hint">{texts.ratesHint}</p>
      <div className="market__tools">
        <Button buttonStyle="secondary" margin={false} onClick={copy} size="small">
          {texts.copyInForce}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={filled.length === 0}
          margin={false}
          onClick={() => setTyped({})}
          size="small"
        >
          {texts.clear}
        </Button>
      </div>
      <div className="market__scroll">
        <table className="market__table market__table--rates">
          <thead>
            <tr>
              <th scope="col">{texts.currency}</th>
              <th scope="col">{texts.rateType}</th>
              {SIDES.map((side) => (
                <Fragment key={side}>
                  <th className="market__number" scope="col">
                    {texts.beforeToday[side]}
                  </th>
                  <th className="market__number" scope="col">
                    {texts.quotesInForce[side]}
                  </th>
                  <th scope="col">{texts.fresh[side]}</th>
                </Fragment>
              ))}
              <th className="market__number" scope="col">
                {texts.move}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <Row
                formats={formats}
                issues={issuesOf(row.key)}
                key={row.key}
                onChange={change}
                pair={pairOf(row.key)}
                row={row}
                texts={texts}
              />
            ))}
          </tbody>
        </table>
      </div>
      <StartTime
        id="market-rates-start"
        onChange={(value) => {
          setValidFrom(value);
          setEdited(new Set([...edited, 'validFrom']));
        }}
        texts={texts}
        value={validFrom}
      />
      <RowIssues issues={ofSheet} id="market-rates-issues" />
      {filled.length === 0 && state.kind !== 'done' && <p className="market__hint">{texts.nothingTyped}</p>}
      <PublishBar
        isEdited={edited.size > 0}
        isEmpty={filled.length === 0}
        isIncomplete={isUnreadableStart(validFrom)}
        kind="rates"
        onPublish={publish}
        state={state}
        texts={texts}
      />
    </section>
  );
}

type RowProps = {
  row: RateRow;
  pair: Pair;
  issues: TranslatedIssue[];
  formats: MarketFormats;
  texts: ScreenTexts;
  onChange: (key: string, side: 'buy' | 'sell', value: string) => void;
};

function Row({ row, pair, issues, formats, texts, onChange }: RowProps) {
  const { beforeToday, currency, quotesInForce, key, name, rateType, typeLabel, unit } = row;
  const id = `market-rate-${currency}-${rateType}`;
  const moves = SIDES.map((side) => {
    const figure = parseTypedNumber(pair[side], formats.decimalSeparator);
    return isFigure(figure)
      ? formats.percent(moveOf(side, quotesInForce?.[side] ?? null, figure).percent)
      : '';
  });
  return (
    <tr>
      <th scope="row">
        {currency} <small title={name}>{unit === 1 ? name : `${name}, ${texts.per(unit)}`}</small>
      </th>
      <td>{typeLabel}</td>
      {SIDES.map((side) => (
        <Fragment key={side}>
          <td className="market__number" data-label={texts.beforeToday[side]}>
            {formats.number(beforeToday?.[side] ?? null)}
            {beforeToday && <small>{formats.day(beforeToday.date)}</small>}
          </td>
          <td className="market__number" data-label={texts.quotesInForce[side]}>
            {formats.number(quotesInForce?.[side] ?? null)}
          </td>
          <td data-label={texts.fresh[side]}>
            <FigureInput
              column={side}
              id={`${id}-${side}`}
              isInvalid={issues.some((found) => found.severity === 'error' && found.field === side)}
              issuesId={`${id}-issues`}
              label={`${currency} ${typeLabel}: ${texts.fresh[side]}`}
              onChange={(value) => onChange(key, side, value)}
              value={pair[side]}
            />
          </td>
        </Fragment>
      ))}
      <td className="market__number">
        {moves.some(Boolean) && <span>{moves.map((move) => move || '–').join(' / ')}</span>}
        <RowIssues issues={issues} id={`${id}-issues`} />
      </td>
    </tr>
  );
}
