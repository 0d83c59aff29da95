'use client';

import '#cms/admin/warning.css';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { highestDepositRate } from './deposit-rates.ts';

/** The live warning for rates above the guaranteed one. */
export function Warning({ guaranteed }: { guaranteed: number }) {
  const { i18n } = useTranslation();
  const highest = useFormFields(([fields]) => highestDepositRate(fields));
  const translate = (percent: number) =>
    `${percent.toLocaleString(i18n.language === 'en' ? 'en-GB' : 'id-ID', { maximumFractionDigits: 2 })}%`;
  const sentence = bilingual(
    `Bunga ${translate(highest)} di atas tingkat bunga penjaminan LPS yang kini berlaku untuk rupiah, ${translate(guaranteed)}. Boleh disimpan, tetapi simpanan itu tidak dijamin penuh, dan situs mengatakannya di samping bunganya.`,
    `Interest of ${translate(highest)} is above the guaranteed rate of LPS in force for rupiah, ${translate(guaranteed)}. It may be saved, but such deposits are not fully guaranteed, and the site says so beside the rate.`,
  );
  return (
    <div className="guarantee-warning" role="status">
      {highest > guaranteed && <p>{inLanguageOf({ i18n }, sentence)}</p>}
    </div>
  );
}
