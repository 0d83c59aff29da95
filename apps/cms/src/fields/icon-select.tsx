'use client';

import './icon-select.css';
import { ICON_NAMES } from '@beranda/contract/icon-names';
import icons from '@beranda/contract/icons.svg';
import { FieldError, FieldLabel, ReactSelect, useField, useTranslation, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type ReactNode, type Ref, useId } from 'react';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { iconLabel, matchesIcon } from './icon-labels.ts';

type IconOption = { label: string; value: string };

const texts = {
  placeholder: bilingual('Pilih ikon, atau ketik untuk mencari', 'Choose an icon, or type to search'),
  none: bilingual('Tidak ada ikon dengan kata ini.', 'There is no icon with these words.'),
  guidance: bilingual(
    'Ketik untuk mencari. Panah atas dan bawah memilih, Enter mengambil, Esc menutup.',
    'Type to search. Arrow keys choose, Enter takes the icon, Escape closes the list.',
  ),
  chosen: bilingual('{icon} dipilih.', '{icon} is chosen.'),
  cleared: bilingual('Ikon dikosongkan.', 'The icon is removed.'),
  found: bilingual('{count} ikon.', '{count} icons.'),
};

function Picture({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="icon-choice__picture" focusable="false" height={24} width={24}>
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}

function Choice({ data }: { data: IconOption }) {
  return (
    <>
      <Picture name={data.value} />
      {data.label}
    </>
  );
}

type OptionProps = {
  data: IconOption;
  innerProps: Record<string, unknown>;
  innerRef: Ref<HTMLDivElement>;
  isFocused: boolean;
  isSelected: boolean;
};

/** An option of the list; its role, id and handlers are in `innerProps`. */
function Option({ data, innerProps, innerRef, isFocused, isSelected }: OptionProps) {
  const states = [isFocused && 'rs__option--is-focused', isSelected && 'rs__option--is-selected'];
  return (
    <div
      {...innerProps}
      className={['rs__option', 'icon-choice', ...states].filter(Boolean).join(' ')}
      ref={innerRef}
    >
      <Choice data={data} />
    </div>
  );
}

function SingleValue({ data }: { data: IconOption; children?: ReactNode }) {
  return (
    <div className="rs__single-value icon-choice icon-choice--chosen">
      <Choice data={data} />
    </div>
  );
}

/** Announcements for screen readers: the select's own sentences are English. */
function spokenIn(translate: (text: Bilingual) => string) {
  const named = (text: Bilingual, option: IconOption | null) =>
    translate(text).replace('{icon}', option?.label ?? '');
  return {
    ariaLiveMessages: {
      guidance: () => translate(texts.guidance),
      onChange: ({ action, value }: { action: string; value: IconOption | null }) =>
        action === 'clear' ? translate(texts.cleared) : named(texts.chosen, value),
      onFilter: ({ resultsMessage }: { resultsMessage: string }) => resultsMessage,
      onFocus: ({ focused }: { focused: IconOption }) => focused.label,
    },
    screenReaderStatus: ({ count }: { count: number }) =>
      translate(texts.found).replace('{count}', String(count)),
  };
}

function Icons({ field, path, readOnly }: TextFieldClientProps) {
  const { admin, label, required } = field;
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const id = useId();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const optionOf = (name: string): IconOption => ({ label: translate(iconLabel(name)), value: name });
  return (
    <div
      className={showError ? 'field-type select error' : 'field-type select'}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <FieldLabel htmlFor={id} label={label} path={path} required={Boolean(required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          {...spokenIn(translate)}
          {...{ 'aria-invalid': showError }}
          components={{ Option, SingleValue }}
          disabled={Boolean(readOnly || admin?.readOnly || disabled)}
          filterOption={(option, search) => matchesIcon(option.value, search)}
          inputId={id}
          noOptionsMessage={() => translate(texts.none)}
          onChange={(chosen) => {
            const [one] = [chosen].flat();
            setValue(typeof one?.value === 'string' ? one.value : null);
          }}
          options={ICON_NAMES.map(optionOf)}
          placeholder={translate(texts.placeholder)}
          showError={showError}
          {...(value ? { value: optionOf(value) } : {})}
        />
      </div>
    </div>
  );
}

/** Chooses one of the site's icons by its picture: a misspelt name would be an empty tile. */
export const IconSelect = withCondition(Icons);
