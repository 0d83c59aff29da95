import { unbrokenAddress } from '#src/i18n/unbroken.ts';
import { localityOf, type Place } from './place-name.ts';

/**
 * Street, locality and province, such as `Jl. Pala Manis No. 2`, `Sirimau, Ambon 97126, Maluku`. A postal address is
 * Indonesian on English pages, too; only a province has an English name.
 */
export function PostalAddress({ place }: { place: Place & { address: string } }) {
  const { address, city, postalCode, provinceName } = place;
  return (
    <>
      <span lang="id" translate="no">
        {unbrokenAddress(address)}
        <br />
        {[localityOf(place), postalCode].filter(Boolean).join(' ')}
      </span>
      {city !== provinceName && `, ${provinceName}`}
    </>
  );
}
