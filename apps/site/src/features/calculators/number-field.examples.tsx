import type { Example } from '#src/components/example.ts';
import { NumberField } from './number-field.tsx';
import { RadioFieldset } from './radio-fieldset.tsx';

export const title = 'Calculator fields';

const amount = {
  name: 'principal',
  label: 'Plafon kredit',
  range: { min: 5_000_000, initial: 120_000_000, max: 500_000_000 },
  isWhole: true,
  currency: 'Rp',
  format: (value: number) => `Rp ${value / 1_000_000} juta`,
} as const;

const SYSTEMS = [
  { value: 'flat', text: 'Flat' },
  { value: 'effective', text: 'Efektif (menurun)' },
  { value: 'annuity', text: 'Anuitas' },
];

export const examples: Example[] = [
  {
    name: 'a number to type or to slide',
    element: <NumberField {...amount} id="example-number" text="120.000.000" problem={undefined} />,
    tone: 'card',
  },
  {
    name: 'a number outside of its limits',
    element: <NumberField {...amount} id="example-outside" text="900.000.000" problem="outside" />,
    tone: 'card',
  },
  {
    name: 'a choice',
    element: (
      <RadioFieldset
        id="example-choice"
        name="system"
        label="Sistem bunga"
        options={SYSTEMS}
        chosen="annuity"
        problem={undefined}
      />
    ),
    tone: 'card',
  },
  {
    name: 'a choice that does not exist',
    element: (
      <RadioFieldset
        id="example-wrong-choice"
        name="wrong-system"
        label="Sistem bunga"
        options={SYSTEMS}
        chosen=""
        problem="choice"
      />
    ),
    tone: 'card',
  },
];
