import { type FormDefinition, formatAnswerTime } from '@beranda/contract';
import { Icon } from '#src/components/icon.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** How long a form takes: to fill in, and until somebody answers. */
export function FormFacts({ takes }: { takes: FormDefinition['takes'] }) {
  const t = useTranslations('form');
  const locale = useSiteLocale();
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <Fact icon="clock">{t('takes.minutes', { minutes: takes.minutes })}</Fact>
      <Fact icon="message">{t('takes.answer', { time: formatAnswerTime(takes, locale) })}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: 'clock' | 'message'; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={20} className="mt-0.5 flex-none text-primary" />
      {children}
    </li>
  );
}
