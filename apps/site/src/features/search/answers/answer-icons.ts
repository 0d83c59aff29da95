import type { IconName } from '#src/components/icons/icon-names.ts';
import type { DirectAnswer } from '#src/content/search-api.ts';

export const ANSWER_ICONS: Readonly<Record<DirectAnswer['kind'], IconName>> = {
  rate: 'swap',
  'product-rate': 'calculator',
  fund: 'trend-up',
  hours: 'clock',
};
