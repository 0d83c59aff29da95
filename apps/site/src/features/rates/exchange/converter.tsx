import { type MouseEvent, useState } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { useFieldValues } from '#src/features/calculators/use-field-values.ts';
import { useSyncedQuery } from '#src/features/calculators/use-synced-query.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { useRatesWithStaleness } from '../use-rates-with-staleness.ts';
import { type ConversionInput, conversionQuery, validateConversion } from './conversion.ts';
import { CONVERSION_FIELDS, type ConversionField } from './conversion-fields.ts';
import { ConversionPanel } from './conversion-panel.tsx';
import { AmountField, CurrencyField } from './converter-fields.tsx';
import { CONVERTER_ID } from './converter-id.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { exchangeRateQuery } from './exchange-rate-query.ts';
import { linkedSelection } from './rate-links.ts';

/**
 * Currency converter. Without JavaScript a form whose page shows the result; with JavaScript the result updates on
 * input.
 */
export function Converter({ data }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const locale = useSiteLocale();
  const { selection } = data;
  const rows = useRatesWithStaleness(data.rows);
  const { form, values, onInput } = useFieldValues(data.input);
  const { fields, problems, result } = validateConversion(values as ConversionInput, rows, locale);
  const selected = linkedSelection({ selection, rows });
  const selectedParams = new URLSearchParams(exchangeRateQuery.text(selected));
  const query = result && exchangeRateQuery.text({ ...selected, ...conversionQuery(result) });
  const [isTouched, setIsTouched] = useState(false);
  // The input may have been edited before hydration.
  const hasChanged = CONVERSION_FIELDS.some((name) => values[name] !== data.input[name]);
  useSyncedQuery(isTouched || hasChanged ? query : undefined);

  function swap(event: MouseEvent): void {
    event.preventDefault();
    const [from, to] = [selectOf('from'), selectOf('to')];
    if (!from || !to) return;
    [from.value, to.value] = [to.value, from.value];
    from.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function selectOf(name: ConversionField): HTMLSelectElement | undefined {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLSelectElement ? field : undefined;
  }

  return (
    <div id={CONVERTER_ID} className="calculator">
      <form
        ref={form}
        method="get"
        action={`${inLocale('/exchange-rate', locale)}#converter`}
        onInput={(event) => {
          setIsTouched(true);
          onInput(event);
        }}
        onSubmit={(event) => event.preventDefault()}
        aria-label={t('converter')}
        className="calculator-fields"
      >
        {[...selectedParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AmountField text={data.input.amount} problem={problems.amount} />
        <CurrencyField
          name="from"
          initial={data.input.from}
          selected={fields.from}
          data={data}
          problem={problems.from}
        />
        <CurrencyField
          name="to"
          initial={data.input.to}
          selected={fields.to}
          data={data}
          problem={problems.to}
        />
        {/* Submit comes first: it is the default button for the Enter key. */}
        <div className="flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-4">
          <button type="submit" className="button button-primary">
            {t('convert')}
          </button>
          <button type="submit" name="swap" value="1" onClick={swap} className="button button-quiet">
            <Icon name="swap" size={20} />
            {t('swap')}
          </button>
        </div>
      </form>
      <ConversionPanel data={data} result={result} query={query} />
    </div>
  );
}
