import { expect, it } from 'vitest';
import { fieldsOf } from './form-definition.ts';
import { type FormName, formIn } from './forms.ts';

/** A field in a line: its English label, its type unless that is a text, and the labels of its options. */
function linesOf(name: FormName): string[] {
  const { definition, texts } = formIn('en', name);
  return Object.entries(fieldsOf(definition)).map(([field, { type }]) => {
    const { label = '', options = {} } = texts.fields[field] ?? {};
    const details = [type, ...Object.values(options)].filter((detail) => detail !== 'text');
    return `${label}${details.length > 0 ? `: ${details.join(', ')}` : ''}`;
  });
}

// What the bank has prescribed; forms may ask for more. Who takes one away on purpose changes it here too.
it.each([
  [
    'contact',
    [
      'Full name',
      'Email: email',
      'Phone: phone',
      'Identity number: identityNumber',
      'Are you a customer?: radio, Individual customer, Corporate customer, General, not a customer',
      'Topic type: radio, Information, Question',
      'Issue: radio, ATM, Other',
      'Issue detail: radio, Debited ATM, Other',
      'Notes: longText',
      'Send a copy to your email (ticket number and the options you chose): checkbox',
      'MSME size: select, Micro, Small, Medium',
      expect.stringMatching(/^Industry type: select, /),
    ],
  ],
  [
    'product-registration',
    [
      'Product of your choice: choice',
      'Address',
      'City or regency: choice',
      'Postal code: postalCode',
      expect.stringMatching(/privacy notice .*: consent$/),
    ],
  ],
  [
    'supply-chain-financing',
    [
      'Financing type: radio, Distributor financing, Supplier financing',
      'Name of the principal',
      'Company name',
      expect.stringMatching(/^Type of business: select, /),
      'Desired loan limit: money',
      'Name of the contact person',
      'Phone of the contact person: phone',
      'Email of the contact person: email',
      expect.stringMatching(/privacy notice .*: consent$/),
    ],
  ],
] as const)('the form “%s” has the fields that the bank prescribes', (name, prescribed) => {
  expect(linesOf(name)).toEqual(expect.arrayContaining([...prescribed]));
});

it('files can be attached to a message', () => {
  expect(formIn('en', 'contact').definition.hasAttachments).toBe(true);
});

it.each(['product-registration', 'supply-chain-financing', 'msme-consultation'] as const)(
  'the form "%s" is not sent without the privacy notice being accepted',
  (name) => {
    const consent = Object.values(fieldsOf(formIn('en', name).definition)).filter(
      ({ type }) => type === 'consent',
    );
    expect(consent).toEqual([{ type: 'consent' }]);
  },
);
