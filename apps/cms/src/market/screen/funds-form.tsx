import { isIsoDate, isWorkingDay } from '@beranda/finance';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { DayInput } from '#cms/admin/jakarta-date/day-input.tsx';
import { parseTypedNumber } from '#cms/i18n/numbers.ts';
import { useImport } from '#cms/imports/use-import.ts';
import type { SheetReport, TranslatedIssue } from '../endpoints/sheet-report.ts';
import { hasCorrections } from '../validation/issue.ts';
import { type FundLine, isFigure } from '../validation/lines.ts';
import { FIRST_DAY, validateFunds } from '../validation/validate-funds.ts';
import { moveOf } from '../validation/validation.ts';
import { CorrectionReason } from './correction-reason.tsx';
import { FigureInput } from './figure-input.tsx';
import { RowIssues, translateIssuesInBrowser } from './live-issues.tsx';
import type { MarketFormats } from './market-formats.ts';
import { PublishBar } from './publish-bar.tsx';
import type { FundRow, FundsData } from './screen-data.ts';
import type { ScreenTexts } from './screen-texts.ts';
import { withoutSent } from './without-sent.ts';

type Props = {
  data: FundsData;
  formats: MarketFormats;
  language: string;
  texts: ScreenTexts;
  /** Called with whether the form has figures that are not sent. */
  onUnsent: (isUnsent: boolean) => void;
};

/** The stored values known to the browser: of the day and of the last day before. */
function valuesOf({ before, current }: FundRow, date: string): Map<string, number> {
  const values: [string, number][] = before ? [[before.date, before.value]] : [];
  return new Map(current === null ? values : [...values, [date, current]]);
}

/** The form for the values of a trading day, beside the previous ones. An existing value is corrected. */
export function FundsForm({ data, formats, language, onUnsent, texts }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [isChangingDay, startTransition] = useTransition();
  const router = useRouter();
  const { state, send } = useImport<SheetReport>('/market/sheets/funds');
  const { closed, date, today } = data;
  /** The text in the field of the day while the page shows another day. */
  const [typedDay, setTypedDay] = useState<string | null>(null);
  if (typedDay === date) setTypedDay(null);
  const day = typedDay ?? date;
  const typedFor = (slug: string) => typed[slug] ?? '';
  const filled = data.rows.filter(({ slug }) => typedFor(slug).trim() !== '');
  const isUnsent = filled.length > 0;
  useEffect(() => onUnsent(isUnsent), [isUnsent, onUnsent]);
  const lines = filled.map(({ slug }, index): FundLine => {
    return {
      line: index + 1,
      fund: slug,
      date,
      value: parseTypedNumber(typedFor(slug), formats.decimalSeparator),
    };
  });
  const isTradingDay = isWorkingDay(date, new Set(closed));
  const known = {
    funds: new Map(data.rows.map((row) => [row.slug, valuesOf(row, date)])),
    closed: new Set(closed),
    today,
    limits: data.limits,
  };
  const live = translateIssuesInBrowser(validateFunds(lines, known, { isAttended: true }).issues, language);
  const isCorrecting =
    hasCorrections(live) || (state.kind === 'reported' && hasCorrections(state.report.issues));

  function issuesOf(slug: string): TranslatedIssue[] {
    if (state.kind === 'reported' && sent.includes(slug) && !edited.has(slug))
      return state.report.issues.filter(({ line }) => line > 0 && sent[line - 1] === slug);
    const line = filled.findIndex((row) => row.slug === slug) + 1;
    return live.filter((found) => found.line === line && line > 0);
  }

  function chooseDay(chosen: string) {
    setTypedDay(chosen);
    if (!isIsoDate(chosen) || chosen < FIRST_DAY || chosen > today) return;
    if (chosen === date && !isChangingDay) return;
    setEdited(new Set(data.rows.map(({ slug }) => slug)));
    startTransition(() => router.replace(`?tab=funds&date=${chosen}`, { scroll: false }));
  }

  async function publish(confirmedDigest?: string) {
    setSent(filled.map(({ slug }) => slug));
    setEdited(new Set());
    const content = JSON.stringify({ values: lines });
    const query = { reason: isCorrecting ? reason : '' };
    const { kind } = await send({ content, type: 'application/json', query }, 'store', confirmedDigest);
    if (kind !== 'done') return;
    setTyped((now) => withoutSent(now, typed));
    setReason((now) => (now === reason ? '' : now));
  }

  return (
    <section aria-labelledby="market-funds-title">
      <h2 id="market-funds-title">{texts.fundsTitle}</h2>
      <div className="market__field">
        <label htmlFor="market-funds-day">{texts.day}</label>
        <DayInput
          error={day === '' ? texts.missingDay(formats.day(date)) : undefined}
          id="market-funds-day"
          max={today}
          min={FIRST_DAY}
          name="date"
          onChange={chooseDay}
          value={day}
        />
      </div>
      {!isTradingDay && <p className="market__message market__message--error">{texts.noTradingDay}</p>}
      <div aria-busy={isChangingDay} className="market__scroll">
        <table className="market__table">
          <thead>
            <tr>
              <th scope="col">{texts.fund}</th>
              <th className="market__number" scope="col">
                {texts.lastValue}
              </th>
              <th className="market__number" scope="col">
                {texts.currentValue}
              </th>
              <th scope="col">{`${texts.freshValue} (${formats.day(date)})`}</th>
              <th className="market__number" scope="col">
                {texts.move}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <Row
                formats={formats}
                issues={issuesOf(row.slug)}
                key={row.slug}
                onChange={(value) => {
                  setTyped((now) => ({ ...now, [row.slug]: value }));
                  setEdited(new Set([...edited, row.slug]));
                }}
                row={row}
                texts={texts}
                typed={typedFor(row.slug)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {filled.length === 0 && state.kind !== 'done' && <p className="market__hint">{texts.nothingTyped}</p>}
      {isCorrecting && <CorrectionReason onChange={setReason} texts={texts} value={reason} />}
      <PublishBar
        isEdited={edited.size > 0}
        isEmpty={filled.length === 0 || isChangingDay}
        isIncomplete={day !== date || (isCorrecting && reason.trim() === '')}
        kind="funds"
        onPublish={publish}
        state={state}
        texts={texts}
      />
    </section>
  );
}

type RowProps = {
  row: FundRow;
  typed: string;
  issues: TranslatedIssue[];
  formats: MarketFormats;
  texts: ScreenTexts;
  onChange: (value: string) => void;
};

function Row({ row, typed, issues, formats, texts, onChange }: RowProps) {
  const { before, currency, current, name, slug } = row;
  const figure = parseTypedNumber(typed, formats.decimalSeparator);
  const move = isFigure(figure) ? moveOf('value', before?.value ?? null, figure) : null;
  return (
    <tr>
      <th scope="row">
        {name} <small>{currency}</small>
      </th>
      <td className="market__number">
        {formats.number(before?.value ?? null)} {before && <small>{formats.day(before.date)}</small>}
      </td>
      <td className="market__number">{formats.number(current)}</td>
      <td>
        <FigureInput
          column="value"
          id={`market-fund-${slug}`}
          isInvalid={issues.some(({ severity }) => severity === 'error')}
          issuesId={`market-fund-${slug}-issues`}
          label={`${name}: ${texts.freshValue}`}
          onChange={onChange}
          value={typed}
        />
      </td>
      <td className="market__number">
        {move && <span>{formats.percent(move.percent)}</span>}
        <RowIssues issues={issues} id={`market-fund-${slug}-issues`} />
      </td>
    </tr>
  );
}
