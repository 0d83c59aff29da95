import { useTranslations } from 'use-intl';
import { Icon } from '#src/components/icon.tsx';
import type { FieldProblem } from './number-problem.ts';

type ProblemTextProps = {
  /** What the field names in `aria-describedby`. */
  id: string;
  problem: FieldProblem | undefined;
  /** The limits in words; a choice has none. */
  limits?: { least: string; most: string };
};

/** What is wrong with a field, in words that say what it takes. */
export function ProblemText({ id, problem, limits = { least: '', most: '' } }: ProblemTextProps) {
  const t = useTranslations('figures');
  if (!problem) return null;
  return (
    <p id={id} className="mt-2 flex items-center gap-2 font-medium text-danger text-sm">
      <Icon name="warning" size={18} className="flex-none" />
      {t(`problems.${problem}`, limits)}
    </p>
  );
}
