import { type FormName, formIn } from '@beranda/contract';
import { useForm } from '@conform-to/react';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { FieldGroup } from './field-group.tsx';

type AboutYouProps = { name?: FormName; defaultValue: Record<string, string> };

function AboutYou({ name = 'complaint', defaultValue }: AboutYouProps) {
  const { definition, texts } = formIn('id', name);
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

it('marks the acceptance of the privacy notice with an asterisk, which is for the eye only', () => {
  const html = renderMarkup(<AboutYou name="product-registration" defaultValue={{}} />);
  expect(html).toMatch(/untuk pendaftaran produk ini\.<span [^>]*aria-hidden="true"[^>]*>\u00A0\*<\/span>/);
  expect(isRequired(html, 'privacyConsent')).toBe(true);
});
