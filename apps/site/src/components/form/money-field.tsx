import { getInputProps } from '@conform-to/react';
import { type InputEvent, useRef } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { groupField } from '../numbers/group-field.ts';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

/** A sum in whole rupiah. Thousands are grouped while typing; without JavaScript the server reads any grouping. */
export function MoneyField(props: FieldProps) {
  const t = useTranslations('form');
  const locale = useSiteLocale();
  const previousText = useRef<string>(undefined);
  const { key, ...input } = getInputProps(props.field, { type: 'text' });
  const unitId = `${props.field.id}-unit`;

  function group({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
    groupField(field, previousText.current ?? field.defaultValue, nativeEvent.inputType ?? '', locale);
    previousText.current = field.value;
  }

  return (
    <FieldFrame props={props}>
      <div className="field-group max-w-sm">
        <span id={unitId} className="field-unit">
          {t('currency')}
        </span>
        <input
          key={key}
          {...input}
          onInput={group}
          aria-describedby={describedBy(props, unitId)}
          aria-required={props.isRequired}
          autoComplete="off"
          inputMode="numeric"
          className="field tabular-nums"
        />
      </div>
    </FieldFrame>
  );
}
