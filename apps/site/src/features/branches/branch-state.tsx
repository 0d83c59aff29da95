import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { OpenState } from './opening.ts';
import { openingTexts } from './opening-texts.ts';

type BranchStateProps = {
  state: OpenState;
  /** In a card, which states the hours of today: an opening later today is not stated again. */
  isInCard?: boolean;
};

/** Opening status in words; colour only repeats it. */
export function BranchState({ state, isInCard = false }: BranchStateProps) {
  const t = useTranslations('branches');
  const [status, next] = openingTexts(state, { locale: useSiteLocale(), format: useFormatter(), t });
  const isClosed = state.kind === 'closed';
  return (
    <p className="branch-state">
      <span className={`badge ${isClosed ? 'badge-outline' : 'badge-success'}`}>{status}</span>
      {next && !(isInCard && isClosed && state.opens?.inDays === 0) && <span>{next}</span>}
    </p>
  );
}
