import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

type FormFactsProps = { minutes: number; answerTime: string };

/** How long a form takes: to fill in, and until somebody answers. */
export function FormFacts({ minutes, answerTime }: FormFactsProps) {
  const t = useTranslations('form');
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <Fact icon="clock">{t('takes.minutes', { minutes })}</Fact>
      <Fact icon="message">{t('takes.answer', { time: answerTime })}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: 'clock' | 'message'; children: string }) {
  return (
    <li className="flex items-start gap-2 text-balance">
      <Icon name={icon} size={20} className="mt-0.5 flex-none text-primary" />
      {children}
    </li>
  );
}
