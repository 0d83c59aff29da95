import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CalculatorForm } from './calculator-form.tsx';
import { FigureList, type NamedFigure } from './figure-list.tsx';
import { withProductParam } from './product-param.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useAnnouncement } from './use-announcement.ts';
import type { FieldValues } from './use-field-values.ts';

type Result = {
  /** What was worked out, as a query with its question mark. */
  query: string;
  /** The same in words: on paper no field is to be seen. */
  inputs: readonly NamedFigure[];
  /** The main figure in a sentence, for who does not see it change. */
  sentence: string;
  /** Beside the fields. */
  panel: ReactNode;
  /** Below the fields, over the whole width. */
  details: ReactNode;
};

type CalculatorProps = Pick<FieldValues, 'form' | 'onInput'> & {
  id: string;
  title: string;
  /** The page that answers without script, without language prefix. */
  path: string;
  /** The file of the calculator in the API: `loan.csv`. */
  file: string;
  fields: ReactNode;
  disclaimer: string;
  /** Of the last figures that were sound; undefined where there were none. */
  result: Result | undefined;
  /** The product whose own terms are worked with; null where they are those of the settings. */
  termsOf?: string | null;
  /** It stands in a page that may have others: its parts are called by its title, too. */
  isAmongOthers: boolean;
  /** The figures have changed since and cannot be worked out. */
  isStale: boolean;
};

/** What all calculators are: fields, beside them what comes of them, and below what can be done with it. */
export function Calculator({
  id,
  form,
  onInput,
  title,
  path,
  file,
  fields,
  disclaimer,
  result,
  isStale,
  isAmongOthers,
  termsOf = null,
}: CalculatorProps) {
  const t = useTranslations('calculators');
  const announced = useAnnouncement(result && !isStale ? result.sentence : '');
  const nameOf = (part: 'inputs' | 'result') => (isAmongOthers ? `${t(part)}, ${title}` : t(part));
  const resultId = `${id}-result`;
  return (
    <div id={id}>
      {result && (
        <section className="mb-4 hidden print:block">
          <h2 className="mb-2 text-xl">{t('inputs')}</h2>
          <FigureList figures={result.inputs} />
        </section>
      )}
      <div className="calculator">
        <CalculatorForm
          label={nameOf('inputs')}
          resultId={resultId}
          form={form}
          path={path}
          onInput={onInput}
          termsOf={termsOf}
        >
          {fields}
        </CalculatorForm>
        <ResultPanel
          label={nameOf('result')}
          id={resultId}
          isStale={isStale}
          announced={announced}
          disclaimer={disclaimer}
        >
          {result?.panel}
        </ResultPanel>
      </div>
      {result && (
        <>
          <ResultActions
            title={title}
            path={path}
            file={file}
            query={withProductParam(result.query, termsOf)}
          />
          {result.details}
        </>
      )}
    </div>
  );
}
