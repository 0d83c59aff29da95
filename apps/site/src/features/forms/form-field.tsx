import {
  CHOICE_CONTROLS,
  type FormField as FieldDefinition,
  type FormTexts,
  TEXT_LIMITS,
} from '@beranda/contract';
import { latestDateAnywhere } from '@beranda/contract/forms/typed-date';
import type { FieldMetadata } from '@conform-to/react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Checkbox, RadioGroup, Select } from '#src/components/form/choice-fields.tsx';
import { EmailField } from '#src/components/form/email-field.tsx';
import { MoneyField } from '#src/components/form/money-field.tsx';
import { SuggestField } from '#src/components/form/suggest-field.tsx';
import { TextArea, TextField } from '#src/components/form/text-field.tsx';
import type { LabelledChoices } from '#src/content/loader-types.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

type FormFieldProps = {
  name: string;
  definition: FieldDefinition;
  isRequired: boolean;
  texts: FormTexts['fields'][string];
  field: FieldMetadata<string, Record<string, string>, string[]>;
  choices: LabelledChoices;
};

/** A field of a form, drawn from its definition. */
export function FormField({ name, definition, isRequired, texts, field, choices }: FormFieldProps) {
  const t = useTranslations('form');
  const { autoComplete, isSensitive, when } = definition;
  const props = {
    field,
    label: texts.label,
    help: texts.help,
    isRequired,
    // Hidden where it does not apply by `forms.generated.css`, with and without JavaScript.
    className: when && `field-${name}`,
  };
  const input = {
    ...props,
    isPrivate: isSensitive,
    autoComplete: isSensitive ? 'off' : autoComplete,
  };
  switch (definition.type) {
    case 'text':
    // Numbers of passports have letters.
    case 'identityNumber':
      return <TextField {...input} />;
    case 'email':
      return <EmailField {...props} autoComplete={autoComplete} />;
    case 'phone':
      return <TextField {...input} type="tel" />;
    case 'accountNumber':
    case 'postalCode':
      return <TextField {...input} inputMode="numeric" />;
    case 'money':
      return <MoneyField {...props} />;
    case 'pastDate':
      return <TextField {...input} type="date" max={latestDateAnywhere()} />;
    case 'longText':
      return <TextArea {...props} limit={TEXT_LIMITS.notes} />;
    case 'checkbox':
      return <Checkbox {...props} isRequired={false} />;
    case 'consent':
      return (
        <Checkbox {...props}>
          <p className="mt-2 text-sm">
            {/* In a new tab: what was typed stays. */}
            <SiteLink to="/privacy-notice" target="_blank" rel="noopener" className="link">
              {t('readPrivacy')} <span className="text-muted">{t('newTab')}</span>
            </SiteLink>
          </p>
        </Checkbox>
      );
    case 'choice': {
      const groups = choices[definition.source] ?? [];
      const values = groups.flatMap((group) => group.values.map(({ value }) => value));
      return CHOICE_CONTROLS[definition.source] === 'suggest' ? (
        <SuggestField {...props} autoComplete={autoComplete} suggestions={values} />
      ) : (
        <Select {...props} groups={groups} />
      );
    }
    case 'radio':
    case 'select': {
      const options = definition.options.map((value) => ({ value, label: texts.options?.[value] ?? value }));
      return definition.type === 'radio' ? (
        <RadioGroup {...props} options={options} />
      ) : (
        <Select {...props} groups={[{ values: options }]} />
      );
    }
  }
}
