import { Icon } from '#src/components/icon.tsx';
import { formatNumber } from '#src/components/numbers/parse-number.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { type ConversionProblem, MAX_CONVERSION_AMOUNT, RUPIAH } from './conversion.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';

const idOf = (name: string) => `conversion-${name}`;
const problemId = (name: string) => `conversion-${name}-problem`;

type AmountFieldProps = { text: string; problem: ConversionProblem | undefined };

export function AmountField({ text, problem }: AmountFieldProps) {
  const t = useTranslations('exchangeRate');
  const locale = useSiteLocale();
  return (
    <div>
      <label htmlFor={idOf('amount')} className="label">
        {t('amount')}
      </label>
      <input
        id={idOf('amount')}
        name="amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={text}
        data-is-grouped
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId('amount')}
        className="field mt-2 font-semibold text-xl tabular-nums"
      />
      {problem && (
        <Problem name="amount">
          {t(`problems.${problem}`, { max: formatNumber(MAX_CONVERSION_AMOUNT, locale), type: '' })}
        </Problem>
      )}
    </div>
  );
}

type CurrencyFieldProps = {
  name: 'from' | 'to';
  /** Currency that was selected when the form was rendered. */
  initial: string;
  /** Currency that is selected now. */
  selected: string;
  data: ExchangeRatePageData;
  problem: ConversionProblem | undefined;
};

export function CurrencyField({ name, initial, selected, data, problem }: CurrencyFieldProps) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const { rows, selection } = data;
  const options = [{ code: RUPIAH, name: t('rupiah') }, ...rows];
  // Keeps an unknown currency of the URL visible as an option.
  const isKnown = options.some((option) => option.code === selected);
  return (
    <div className="min-w-0">
      <label htmlFor={idOf(name)} className="label">
        {t(name)}
      </label>
      <select
        id={idOf(name)}
        name={name}
        defaultValue={initial}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId(name)}
        className="field mt-2 max-sm:pr-9 max-sm:pl-3"
      >
        {!isKnown && (
          <option key={selected} value={selected}>
            {selected || '–'}
          </option>
        )}
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.code} – {option.name}
          </option>
        ))}
      </select>
      {problem && (
        <Problem name={name}>
          {t(`problems.${problem}`, { type: tRates(`types.${selection.type}`), max: '' })}
        </Problem>
      )}
    </div>
  );
}

function Problem({ name, children }: { name: string; children: string }) {
  return (
    <p id={problemId(name)} className="mt-2 flex items-center gap-2 font-medium text-danger text-sm">
      <Icon name="warning" size={18} className="flex-none" />
      {children}
    </p>
  );
}
