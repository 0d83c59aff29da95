'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { type Figure, formatFigure } from './format-figure.ts';

/** Labels a row by its figure: reference name and formatted value. */
export function FigureLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Partial<Figure>>();
  const { i18n } = useTranslation();
  const { kind, name } = data;
  const value = kind && formatFigure({ ...data, kind }, userLocale(i18n.language));
  return <span>{name ? `{${name}} = ${value ?? '–'}` : rowNumber + 1}</span>;
}
