import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { OpenState } from './opening.ts';
import { openingTexts } from './opening-texts.ts';

type BranchStateProps = {
  state: OpenState;
  /** What comes next on a line of its own. */
  isStacked?: boolean;
  isNextShown?: boolean;
};

/** Opening status in words; colour only repeats it. */
export function BranchState({ state, isStacked = false, isNextShown = true }: BranchStateProps) {
  const t = useTranslations('branches');
  const [status, next] = openingTexts(state, { locale: useSiteLocale(), format: useFormatter(), t });
  return (
    <p
      className={`flex text-sm ${isStacked ? 'flex-col items-start gap-2' : 'flex-wrap items-center gap-x-3 gap-y-1'}`}
    >
      <span className={`badge ${state.kind === 'closed' ? 'badge-outline' : 'badge-success'}`}>{status}</span>
      {next && isNextShown && <span className="text-muted first-letter:uppercase">{next}</span>}
    </p>
  );
}
