import { SITE_FACT_KEYS } from '@beranda/contract';
import Link from 'next/link';
import { createLocalReq, type UIFieldServerProps } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { labelOfUse } from '#cms/items/reject-deletion-while-used.ts';
import { listFactUses } from './list-fact-uses.ts';

const title = bilingual('Dipakai di', 'Used in');
const onForms = bilingual(
  'Halaman formulir dan kalkulator situs',
  'The site’s pages with a form or a calculator',
);
const nowhere = bilingual('Belum disebut di teks mana pun.', 'Not named in any text yet.');

/** The items and globals whose texts name the fact, in either language. */
export async function FactUses({ data, i18n, id, payload }: UIFieldServerProps) {
  if (id === undefined || typeof data?.key !== 'string') return null;
  const req = await createLocalReq({}, payload);
  const uses = await listFactUses(req, data.key);
  // One line per item. Drafts are sorted first, so that in the Map the public use replaces the draft of the same item.
  const usesByPath = new Map(
    uses
      .toSorted((a, b) => Number(b.isDraft) - Number(a.isDraft))
      .map((use) => [`${use.kind}/${use.slug}${use.kind === 'globals' ? '' : `/${use.id}`}`, use]),
  );
  const listed = await Promise.all(
    [...usesByPath].map(async ([path, use]) => ({ path, label: await labelOfUse(req, use) })),
  );
  const isOnForms = SITE_FACT_KEYS.includes(data.key);
  return (
    <section className="field-type">
      <h3>{inLanguageOf({ i18n }, title)}</h3>
      {listed.length === 0 && !isOnForms ? (
        <p>{inLanguageOf({ i18n }, nowhere)}</p>
      ) : (
        <ul>
          {isOnForms && <li>{inLanguageOf({ i18n }, onForms)}</li>}
          {listed.map(({ path, label }) => (
            <li key={path}>
              <Link href={`${payload.config.routes.admin}/${path}`}>{inLanguageOf({ i18n }, label)}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
