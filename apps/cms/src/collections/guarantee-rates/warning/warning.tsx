'use client';

import { LANGUAGES } from '@beranda/contract';

import '#cms/admin/warning.css';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { highestDepositRate } from './deposit-rates.ts';

/** The live warning for rates above the guaranteed one. */
export function Warning({ guaranteed }: { guaranteed: number }) {
  const { i18n } = useTranslation();
  const highest = useFormFields(([fields]) => highestDepositRate(fields));
  const formatRate = (percent: number) =>
    `${percent.toLocaleString(LANGUAGES[userLocale(i18n.language)].format, { maximumFractionDigits: 2 })}%`;
  const sentence = bilingual(
    `Bunga ${formatRate(highest)} di atas tingkat bunga penjaminan LPS yang kini berlaku untuk rupiah, ${formatRate(guaranteed)}. Boleh disimpan, tetapi simpanan itu tidak dijamin LPS, dan situs mengatakannya di samping bunganya.`,
    `Interest of ${formatRate(highest)} is above the guaranteed rate of LPS in force for rupiah, ${formatRate(guaranteed)}. It may be saved, but LPS does not insure such deposits, and the site says so beside the rate.`,
  );
  return (
    <div className="warning-notice" role="status">
      {highest > guaranteed && <p>{inLanguageOf({ i18n }, sentence)}</p>}
    </div>
  );
}
