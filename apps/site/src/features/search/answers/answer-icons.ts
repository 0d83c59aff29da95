import type { IconName } from '@beranda/contract/icon-names';
import type { DirectAnswer } from '#src/content/search-api.ts';

export const ANSWER_ICONS: Readonly<Record<DirectAnswer['kind'], IconName>> = {
  rate: 'swap',
  'product-rate': 'calculator',
  fund: 'trend-up',
  hours: 'clock',
};
