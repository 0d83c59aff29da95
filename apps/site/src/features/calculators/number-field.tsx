import type { Range } from '@beranda/contract';
import { useState } from 'react';
import { parseNumber } from '#src/components/numbers/parse-number.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FieldProblem } from './inputs.ts';
import { ProblemText } from './problem-text.tsx';
import { sliderStep } from './slider-step.ts';
import { closestStop, sliderStops } from './slider-stops.ts';

type NumberFieldProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Initial text, in the locale's notation. */
  text: string;
  /** The current text of the field, for the `aria-valuetext` of the slider. */
  currentText?: string;
  range: Range;
  /** Integers only: rupiah and years. */
  isWhole?: boolean;
  /** Unit before or after the number. */
  currency?: string;
  unit?: string;
  /** Formats a value in words, for limits and the slider's aria-valuetext. */
  format: (value: number) => string;
  problem: FieldProblem | undefined;
};

/** Number input with a slider. `useFieldValues` keeps the two in sync; without JavaScript only the field is shown. */
export function NumberField(props: NumberFieldProps) {
  const {
    id,
    name,
    label,
    text,
    currentText = text,
    range,
    isWhole,
    currency,
    unit,
    format,
    problem,
  } = props;
  const t = useTranslations('figures');
  const locale = useSiteLocale();
  const limits = { min: format(range.min), max: format(range.max) };
  const value = parseNumber(text, locale) ?? range.initial;
  const typed = parseNumber(currentText, locale);
  const [sliderValue, setSliderValue] = useState(value);
  // Position of the slider: unchanged while the field has no number, and clamped to its range.
  if (typed !== undefined && typed !== sliderValue) setSliderValue(typed);
  const stops = currency ? sliderStops(range.min, range.max) : null;
  return (
    <div className="number-field">
      <div className="number-field-row">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <div className="field-group">
          {currency && <span className="field-unit">{currency}</span>}
          <input
            id={id}
            name={name}
            type="text"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            defaultValue={text}
            data-is-grouped={isWhole || undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : `${id}-limits`}
            className="field text-right font-semibold tabular-nums"
          />
          {unit && <span className="field-unit">{unit}</span>}
        </div>
      </div>
      <ProblemText id={`${id}-problem`} problem={problem} limits={limits} />
      <div className="needs-script">
        <input
          type="range"
          aria-label={t('slider', { field: label })}
          aria-valuetext={format(Math.min(Math.max(sliderValue, range.min), range.max))}
          {...(stops
            ? {
                min: 0,
                max: stops.length - 1,
                step: 1,
                defaultValue: closestStop(stops, value),
                'data-min': range.min,
                'data-max': range.max,
              }
            : {
                min: range.min,
                max: range.max,
                step: sliderStep(range, isWhole ? 1 : 0.01),
                defaultValue: value,
              })}
          data-slider-for={name}
          className="range"
        />
      </div>
      <p id={`${id}-limits`} className="number-field-limits">
        <span>{limits.min}</span>
        <span aria-hidden="true" className="number-field-to">
          –
        </span>
        <span>{limits.max}</span>
      </p>
    </div>
  );
}
