import { useTranslations } from 'use-intl';
import { Tags } from '#src/components/tags/tags.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { OfferedGroup } from './chosen-product.server.ts';
import { registerQuery } from './register-query.ts';

/** Up to this many are listed; more are in a searchable select. */
const MAX_AS_LIST = 20;

type ProductChoiceProps = { groups: readonly OfferedGroup[]; chosen: string | null };

/** Product selection. Choosing reloads the page with the product in its URL. */
export function ProductChoice({ groups, chosen }: ProductChoiceProps) {
  const products = groups.flatMap((group) => group.products);
  const t = useTranslations('registerProduct');
  const addressOf = (key: string | null) => `${registerQuery.url({ product: key })}#request`;
  if (products.length > MAX_AS_LIST) return <ProductList groups={groups} chosen={chosen} />;
  return (
    <Tags
      label={t('productsTitle')}
      tags={[
        ...products.map(({ key, name, lang }) => ({ text: name, url: addressOf(key), lang })),
        { text: t('anyProduct'), url: addressOf(null) },
      ]}
      current={addressOf(chosen)}
    />
  );
}

function ProductList({ groups, chosen }: ProductChoiceProps) {
  const t = useTranslations('registerProduct');
  return (
    <form
      key={chosen}
      action={`${inLocale(registerQuery.path, useSiteLocale())}#request`}
      className="flex max-w-2xl flex-wrap gap-3"
    >
      <select
        name="product"
        aria-label={t('productsTitle')}
        defaultValue={chosen ?? ''}
        className="field min-w-0 flex-1 basis-64"
      >
        <option value="">{t('anyProduct')}</option>
        {groups.map(({ name, products }) => (
          <optgroup key={name} label={name}>
            {products.map((product) => (
              <option key={product.key} value={product.key} lang={product.lang}>
                {product.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="button button-primary">
        {t('choose')}
      </button>
    </form>
  );
}
