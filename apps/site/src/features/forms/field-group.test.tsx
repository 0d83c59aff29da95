import { formIn } from '@beranda/contract';
import { useForm } from '@conform-to/react';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { FieldGroup } from './field-group.tsx';

const { definition, texts } = formIn('id', 'complaint');

function AboutYou({ defaultValue }: { defaultValue: Record<string, string> }) {
  const [, fields] = useForm<Record<string, string>>({ id: 'form', defaultValue });
  return (
    <FieldGroup
      name="aboutYou"
      definition={definition.groups.aboutYou ?? {}}
      texts={texts}
      fields={fields}
      choices={{}}
    />
  );
}

const isRequired = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0].includes('aria-required="true"');

it.each([
  ['email', true],
  ['phone', false],
])('marks the address as required for who wants to be contacted by %s: %s', (contactChannel, isMarked) => {
  const html = renderMarkup(<AboutYou defaultValue={{ contactChannel }} />);
  expect(isRequired(html, 'email')).toBe(isMarked);
});

it('marks a required field that does not apply, which CSS alone may show', () => {
  const html = renderMarkup(<AboutYou defaultValue={{ complainant: 'customer' }} />);
  expect(isRequired(html, 'customerName')).toBe(true);
});
