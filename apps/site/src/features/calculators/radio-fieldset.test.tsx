import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { RadioFieldset } from './radio-fieldset.tsx';

it('marks the language of the text, and not of the note', () => {
  const options = [{ value: 'tabungan', text: 'Tabungan', lang: 'id-ID', note: '1% per annum' }];
  const markup = renderMarkup(
    <RadioFieldset
      id="a"
      name="product"
      label="Interest"
      options={options}
      chosen="tabungan"
      problem={undefined}
    />,
    '/en',
  );
  expect(markup).toMatch(/<span lang="id-ID">Tabungan<\/span><span class="[^"]*"> 1% per annum/);
});
