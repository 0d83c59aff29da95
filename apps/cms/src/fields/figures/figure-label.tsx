'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { type Figure, formatFigure } from './format-figure.ts';

/** Labels a row by its figure: reference name and formatted value. */
export function FigureLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Partial<Figure>>();
  const { i18n } = useTranslation();
  const { kind, name } = data;
  // While a text is not a number yet, the form has the text (`formValueOf`).
  const amount = typeof data.amount === 'number' ? data.amount : null;
  const value = kind && formatFigure({ ...data, amount, kind }, userLocale(i18n.language));
  return <span>{name ? `{${name}} = ${value ?? '–'}` : rowNumber + 1}</span>;
}
