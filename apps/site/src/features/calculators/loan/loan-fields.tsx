import { useTranslations } from 'use-intl';
import { Choices } from '../choices.tsx';
import { NumberField } from '../number-field.tsx';
import { useFigures } from '../use-figures.ts';
import type { ValidatedLoan } from './loan-terms.ts';

type LoanFieldsProps = {
  /** Prefix of the field ids. */
  id: string;
  /** Initial values of the fields. */
  initial: ValidatedLoan['fields'];
  validated: Pick<ValidatedLoan, 'product' | 'problems'>;
  /** The rate cannot be changed, as in the small calculator. */
  isRateFixed?: boolean;
};

/** Fields of a loan: amount, term, rate and system, within the limits of its product. */
export function LoanFields({ id, initial, validated, isRateFixed }: LoanFieldsProps) {
  const t = useTranslations('figures');
  const { rupiah, percentCompact } = useFigures();
  const { product, problems } = validated;
  const years = (value: number) => `${value} ${t('yearsUnit', { years: value })}`;
  return (
    <>
      <NumberField
        id={`${id}-principal`}
        name="principal"
        label={t('principal')}
        text={initial.principal}
        range={product.principal}
        isWhole
        currency={t('currency')}
        say={rupiah}
        problem={problems.principal}
      />
      <NumberField
        id={`${id}-years`}
        name="years"
        label={t('years')}
        text={initial.years}
        range={product.years}
        isWhole
        unit={t('yearsUnit', { years: 2 })}
        say={years}
        problem={problems.years}
      />
      {!isRateFixed && (
        <NumberField
          id={`${id}-rate`}
          name="rate"
          label={t('rate')}
          text={initial.rate}
          range={product.annualRatePercent}
          unit="%"
          say={percentCompact}
          problem={problems.rate}
        />
      )}
      <Choices
        id={`${id}-system`}
        name="system"
        label={t('system')}
        options={product.systems.map((system) => ({ value: system, text: t(`systems.${system}`) }))}
        chosen={initial.system}
        problem={problems.system}
      />
    </>
  );
}
