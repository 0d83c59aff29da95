import { wideCards } from '#src/components/card/wide-cards.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BranchCard } from '../branch-card.tsx';
import type { BranchWithStatus } from '../branch-status.server.ts';

/** The other branches of a city. One or two stand beside the heading, more below it in rows without a gap. */
export function OtherBranches({ city, branches }: { city: string; branches: readonly BranchWithStatus[] }) {
  const t = useTranslations('branches');
  if (branches.length === 0) return null;
  const isBeside = branches.length < 3;
  const wide = wideCards(branches.length);
  const widthOf = (index: number) => (index < wide ? 'lg:col-span-3' : 'lg:col-span-2');
  return (
    <section className="border-line border-t bg-surface-alt py-section print:hidden">
      <div className={`container-page ${isBeside ? 'lg:grid lg:grid-cols-3 lg:gap-6' : ''}`}>
        <h2 className="text-2xl md:text-3xl">{t('othersInCity', { city })}</h2>
        <ul
          className={`mt-8 grid gap-6 sm:grid-cols-2 ${isBeside ? 'lg:col-span-2 lg:mt-0' : 'lg:grid-cols-6'}`}
        >
          {branches.map((branch, index) => (
            <li
              key={branch.slug}
              className={`branch-item ${isBeside ? '' : `sm:max-lg:last:odd:col-span-2 ${widthOf(index)}`}`}
            >
              <BranchCard branch={branch} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
