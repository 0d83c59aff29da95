import { useTranslations } from 'use-intl';
import { FigureList } from './figure-list.tsx';

/** On paper, where no field is: what was worked out. */
export function PrintedInputs({ figures }: { figures: readonly ([name: string, figure: string] | false)[] }) {
  const t = useTranslations('calculators');
  return (
    <section className="mb-4 hidden print:block">
      <h2 className="mb-2 text-xl">{t('inputs')}</h2>
      <FigureList figures={figures} />
    </section>
  );
}
