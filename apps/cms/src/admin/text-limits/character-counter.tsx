'use client';

import './character-counter.css';
import { FieldDescription, useFormFields, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { textLength } from './text-length.ts';

type CharacterCounterProps = Pick<TextFieldClientProps | TextareaFieldClientProps, 'field' | 'path'>;

/** The description of a text field with its character count. */
export function CharacterCounter({ field, path }: CharacterCounterProps) {
  const { i18n } = useTranslation();
  const length = useFormFields(([state]) => {
    const value = state[path]?.value;
    return typeof value === 'string' ? value.length : 0;
  });
  const { isTooLong, text } = textLength(length, field.maxLength ?? 0);
  return (
    <>
      <FieldDescription description={field.admin?.description} path={path} />
      <p
        className={isTooLong ? 'character-counter character-counter--too-long' : 'character-counter'}
        role={isTooLong ? 'status' : undefined}
      >
        {inLanguageOf({ i18n }, text)}
      </p>
    </>
  );
}
