import { FORMS } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { RestoredNote, StartAgain } from './draft-notes.tsx';
import type { FormDraftState } from './use-form-draft.ts';

const NOT_KEPT = 'Nomor identitas atau rekening, dan lampiran, tidak';

it.each([
  ['complaint', true],
  ['contact', true],
  ['msme-consultation', false],
] as const)(
  'after a draft of the form %s was restored, and before, says what is missing: %s',
  (name, isMissing) => {
    const html = renderMarkup(<RestoredNote form={FORMS[name].definition} isRestored />);
    expect(html).toContain('Isian Anda yang tadi kami tampilkan lagi');
    expect(html.includes(NOT_KEPT)).toBe(isMissing);
    const ways = renderMarkup(<StartAgain form={FORMS[name].definition} draft={{} as FormDraftState} />);
    expect(ways).toContain('tersimpan di tab ini saja');
    expect(ways.includes(NOT_KEPT)).toBe(isMissing);
  },
);

it('renders nothing without a draft', () => {
  const html = renderMarkup(<RestoredNote form={FORMS.complaint.definition} isRestored={false} />);
  expect(html).not.toContain('Isian Anda');
});
