import { type FormField as FieldDefinition, type FormTexts, TEXT_LIMITS } from '@beranda/contract';
import type { FieldMetadata } from '@conform-to/react';
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '#src/components/form/fields.tsx';

type FormFieldProps = {
  name: string;
  definition: FieldDefinition;
  texts: FormTexts['fields'][string];
  field: FieldMetadata<string, Record<string, string>, string[]>;
};

/** A field of a form, drawn from its definition. */
export function FormField({ name, definition, texts, field }: FormFieldProps) {
  const { autoComplete, isOptional, isSensitive, when } = definition;
  const props = {
    field,
    label: texts.label,
    help: texts.help,
    isRequired: !isOptional,
    // Hidden where it does not apply by `forms.generated.css`, with and without script.
    className: when && `field-${name}`,
  };
  const input = {
    ...props,
    isPrivate: isSensitive,
    autoComplete: isSensitive ? 'off' : autoComplete,
  };
  switch (definition.type) {
    case 'text':
      return <TextField {...input} />;
    case 'email':
      return <TextField {...input} type="email" />;
    case 'phone':
      return <TextField {...input} type="tel" />;
    case 'identityNumber':
      return <TextField {...input} inputMode="numeric" />;
    case 'longText':
      return <TextArea {...props} limit={TEXT_LIMITS.notes} />;
    case 'checkbox':
      return <Checkbox {...props} />;
    case 'radio':
    case 'select': {
      const options = definition.options.map((value) => ({ value, label: texts.options?.[value] ?? value }));
      return definition.type === 'radio' ? (
        <RadioGroup {...props} options={options} />
      ) : (
        <Select {...props} options={options} />
      );
    }
  }
}
