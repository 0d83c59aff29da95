import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { SubmitButton } from './submit-button.tsx';

it.each([
  ['idle', '/en', 'Send'],
  ['submitting', '/en', 'Submitting'],
  ['submitted', '/en', 'Submitted'],
  ['idle', '/', 'Kirim'],
  ['submitting', '/', 'Mengirim'],
  ['submitted', '/', 'Terkirim'],
] as const)('%s on %s, it says “%s”, and can be pressed only before', (state, address, text) => {
  const markup = renderMarkup(<SubmitButton state={state} />, address);
  expect(markup).toContain(`>${text}</span>`);
  expect(markup).toContain(`aria-disabled="${state !== 'idle'}"`);
});

it('has another label than that of sending until it is pressed', () => {
  const label = 'Next: check your answers';
  expect(renderMarkup(<SubmitButton state="idle" label={label} />, '/en')).toContain(`>${label}</span>`);
  expect(renderMarkup(<SubmitButton state="submitting" label={label} />, '/en')).toContain(
    '>Submitting</span>',
  );
});
