import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CalculatorForm } from './calculator-form.tsx';
import { FigureList, type NamedFigure } from './figure-list.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useAnnouncement } from './use-announcement.ts';
import type { FieldValues } from './use-field-values.ts';

type Result = {
  /** Query of the calculation, with its question mark. */
  query: string;
  /** The inputs in words, for print, where form fields are hidden. */
  inputs: readonly NamedFigure[];
  /** The main result as a sentence, for the live region. */
  sentence: string;
  /** Next to the fields. */
  panel: ReactNode;
  /** Below the fields, full width. */
  details: ReactNode;
};

type CalculatorProps = Pick<FieldValues, 'form' | 'onInput'> & {
  id: string;
  title: string;
  /** Path of the form's action, without language prefix. */
  path: string;
  /** Download of the calculator in the API: `loan.csv`. */
  file: string;
  fields: ReactNode;
  disclaimer: string;
  /** Of the last valid input; undefined if there was none. */
  result: Result | undefined;
  /** Product whose terms apply; null for the general settings. */
  termsOf?: string | null;
  /** On a page that may have several calculators: accessible names include the title. */
  isEmbedded: boolean;
  /** The current input is invalid, the result is from earlier input. */
  isStale: boolean;
};

/** Frame of all calculators: fields, result panel, details and actions. */
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
  isEmbedded,
  termsOf = null,
}: CalculatorProps) {
  const t = useTranslations('calculators');
  const announced = useAnnouncement(result && !isStale ? result.sentence : '');
  const nameOf = (part: 'inputs' | 'result') => (isEmbedded ? `${t(part)}, ${title}` : t(part));
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
          <ResultActions title={title} path={path} file={file} query={result.query} />
          {result.details}
        </>
      )}
    </div>
  );
}
