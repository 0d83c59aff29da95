import { getInputProps, getTextareaProps } from '@conform-to/react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: string;
  /** Latest value of a date. */
  max?: string;
  inputMode?: 'numeric' | 'tel' | 'email';
  /** Never saved to browser storage, nor sent to a spell checker, which may be a service of the browser's maker. */
  isPrivate?: boolean;
};

/** A line of text, or a date with the browser's own picker. */
export function TextField(allProps: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, isPrivate, max, ...props } = allProps;
  const { key, ...input } = getInputProps(props.field, { type });
  return (
    <FieldFrame props={props}>
      <input
        key={key}
        {...input}
        aria-describedby={describedBy(props)}
        aria-required={props.isRequired}
        autoComplete={autoComplete}
        inputMode={inputMode}
        max={max}
        data-private={isPrivate}
        spellCheck={isPrivate ? false : undefined}
        className="field"
      />
    </FieldFrame>
  );
}

/** Several lines of text, with a count of characters, or without JavaScript their limit. */
export function TextArea({ limit, ...props }: FieldProps & { limit: number }) {
  const t = useTranslations('form');
  const { key, ...textarea } = getTextareaProps(props.field);
  const used = typeof props.field.value === 'string' ? props.field.value.length : 0;
  return (
    <FieldFrame props={props}>
      <textarea
        key={key}
        {...textarea}
        aria-describedby={describedBy(props)}
        aria-required={props.isRequired}
        rows={6}
        className="field"
      />
      <p className="needs-script mt-1 text-right text-muted text-sm tabular-nums">
        {t('characters', { used, limit })}
      </p>
      <noscript>
        <p className="mt-1 text-right text-muted text-sm">{t('mostCharacters', { limit })}</p>
      </noscript>
    </FieldFrame>
  );
}
