import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { OpenState } from './opening.ts';
import { openingTexts } from './opening-texts.ts';

type BranchStateProps = {
  state: OpenState;
  /** In a card, which states the hours of today: the next opening has a line of its own, unless it is today. */
  isStacked?: boolean;
};

/** Opening status in words; colour only repeats it. */
export function BranchState({ state, isStacked = false }: BranchStateProps) {
  const t = useTranslations('branches');
  const [status, next] = openingTexts(state, { locale: useSiteLocale(), format: useFormatter(), t });
  const isClosed = state.kind === 'closed';
  return (
    <p
      className={`flex text-sm ${isStacked ? 'flex-col items-start gap-2' : 'flex-wrap items-center gap-x-3 gap-y-1'}`}
    >
      <span className={`badge ${isClosed ? 'badge-outline' : 'badge-success'}`}>{status}</span>
      {next && !(isStacked && isClosed && state.opens?.inDays === 0) && (
        <span className="text-muted first-letter:uppercase">{next}</span>
      )}
    </p>
  );
}
