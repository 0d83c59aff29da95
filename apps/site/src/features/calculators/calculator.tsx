import { type ReactNode, useEffect } from 'react';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CalculatorFields, PreviousTerm, VariantField } from './calculator-fields.tsx';
import { SOURCE_PRODUCT_PARAM, withProductParam } from './calculator-params.ts';
import { calculatorId, calculatorPath, SHORT_NAMES } from './calculator-path.ts';
import { CalculatorTextsProvider } from './calculator-texts.tsx';
import type { CalculatorDefinition, Inputs, RawInput } from './definition.ts';
import { FigureList } from './figure-list.tsx';
import { ResultActions } from './result-actions.tsx';
import type { ScheduleRow } from './schedule.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useCalculator } from './use-calculator.ts';
import type { CalculatorTexts } from './use-calculator-texts.ts';
import { useCalculatorTexts } from './use-calculator-texts.ts';
import { useSyncedQuery } from './use-synced-query.ts';

export type CalculatorProps<Settings> = {
  settings: Settings;
  disclaimer: string;
  /** Input from the URL. */
  input?: RawInput;
  /** Product whose terms apply; null for the general settings. */
  termsOf: string | null;
  /**
   * The calculator's own page: syncs the URL's query with the input. Other pages may have several calculators, so
   * accessible names there include the title.
   */
  isAddressCurrent?: boolean;
  /** Called with the selected `variant`. */
  onVariantChange?: ((variant: string) => void) | undefined;
};

type Result<Terms, Illustration> = { terms: Terms; illustration: Illustration };

type Props<Settings, Terms, Illustration, Row extends ScheduleRow<Row>> = CalculatorProps<Settings> & {
  calculator: CalculatorDefinition<Settings, Terms, Illustration, Row>;
  /** The main result as a sentence, for the live region. */
  sentence: (illustration: Illustration, texts: CalculatorTexts) => string;
  /** Next to the fields. */
  panel: (result: Result<Terms, Illustration>) => ReactNode;
  /** Below the fields, full width, before the schedule. */
  details?: (result: Result<Terms, Illustration>) => ReactNode;
};

/**
 * A calculator by its definition: fields, result, actions and schedule. Progressive enhancement: without JavaScript a
 * form whose page shows the result, with JavaScript the result updates on input.
 */
export function Calculator<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>(
  props: Props<Settings, Terms, Illustration, Row>,
) {
  return (
    <CalculatorTextsProvider>
      <CalculatorSections {...props} />
    </CalculatorTextsProvider>
  );
}

function CalculatorSections<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>({
  calculator,
  settings,
  disclaimer,
  input,
  termsOf,
  isAddressCurrent,
  onVariantChange,
  sentence,
  panel,
  details,
}: Props<Settings, Terms, Illustration, Row>) {
  const { kind, variant, term, schedule } = calculator;
  const t = useTranslations('calculators');
  const texts = useCalculatorTexts();
  const { form, onInput, initial, validated, result } = useCalculator(calculator, settings, input);
  const { valid, variant: selected } = validated;
  useEffect(() => {
    if (selected !== undefined) onVariantChange?.(selected);
  }, [selected, onVariantChange]);
  useSyncedQuery(isAddressCurrent && valid ? withProductParam(valid.query, termsOf) : undefined);
  const announced = useAnnouncement(result && valid ? sentence(result.illustration, texts) : '');
  const title = t(`${SHORT_NAMES[kind]}.title`);
  const nameOf = (part: 'inputs' | 'result') => (isAddressCurrent ? t(part) : `${t(part)}, ${title}`);
  const id = calculatorId(kind);
  const resultId = `${id}-result`;
  const locale = useSiteLocale();
  const fields = { id: SHORT_NAMES[kind], initial, validated };
  return (
    <div id={id}>
      {result && (
        <section className="mb-4 hidden print:block">
          <h2 className="mb-2 text-xl">{t('inputs')}</h2>
          <FigureList figures={printedInputs(result.inputs, result.terms, texts)} />
        </section>
      )}
      <div className="calculator">
        <form
          ref={form}
          action={inLocale(calculatorPath(kind), locale)}
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            document.getElementById(resultId)?.scrollIntoView({ block: 'nearest' });
          }}
          aria-label={nameOf('inputs')}
          className="calculator-fields print:hidden"
        >
          {termsOf !== null && <input type="hidden" name={SOURCE_PRODUCT_PARAM} value={termsOf} />}
          {variant && <VariantField name={variant} {...fields} />}
          {term && <PreviousTerm name={term} validated={validated} />}
          <CalculatorFields key={variant && initial[variant]} omit={variant ? [variant] : []} {...fields} />
          <button type="submit" className="button button-primary">
            {texts.t('figures.calculate')}
          </button>
        </form>
        <section id={resultId} aria-label={nameOf('result')} className="calculator-result on-dark">
          {!valid && <p className="calculator-stale">{t(result ? 'stale' : 'empty')}</p>}
          {result && <div className={`calculator-figures ${valid ? '' : 'opacity-70'}`}>{panel(result)}</div>}
          <p role="status" className="sr-only">
            {announced}
          </p>
        </section>
        <p className="calculator-disclaimer">{disclaimer}</p>
      </div>
      {result && (
        <>
          <ResultActions title={title} kind={kind} query={withProductParam(result.query, termsOf)} />
          {details?.(result)}
          <ScheduleSection schedule={schedule} illustration={result.illustration} />
        </>
      )}
    </div>
  );
}

function printedInputs<Terms>(inputs: Inputs<Terms>, terms: Terms, texts: CalculatorTexts) {
  return (Object.keys(inputs) as (keyof Terms)[]).flatMap((name) => inputs[name].print(terms[name], texts));
}
