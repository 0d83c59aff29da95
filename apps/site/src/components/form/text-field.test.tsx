import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { TextArea } from './text-field.tsx';

it('counts characters with a script only, and names their limit without one', () => {
  const field = { id: 'notes', errorId: 'notes-error', name: 'notes', formId: 'form' } as never;
  const html = renderMarkup(<TextArea field={field} label="Catatan" isRequired limit={4_000} />);
  expect(html).toMatch(/<p class="needs-script [^"]*">0 dari 4\.000 karakter<\/p>/);
  expect(html).toMatch(/<noscript><p [^>]*>Paling banyak 4\.000 karakter<\/p><\/noscript>/);
});
