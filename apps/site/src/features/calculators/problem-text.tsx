import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FieldProblem } from './inputs.ts';

type ProblemTextProps = {
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  problem: FieldProblem | undefined;
  /** Formatted limits; choices have none. */
  limits?: { min: string; max: string };
};

/** Validation message of a field. */
export function ProblemText({ id, problem, limits = { min: '', max: '' } }: ProblemTextProps) {
  const t = useTranslations('figures');
  if (!problem) return null;
  return (
    <p id={id} className="mt-2 flex items-center gap-2 font-medium text-danger text-sm">
      <Icon name="warning" size={18} className="flex-none" />
      {t(`problems.${problem}`, limits)}
    </p>
  );
}
