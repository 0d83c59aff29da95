import { useSiteConfig } from '#src/app/site-config.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import type { BrowserStorageData } from './browser-storage.server.ts';
import { SECTION_IDS } from './section-ids.ts';

/** Every cookie and every entry of web storage that the site sets. */
export function BrowserStorageTable({ storage }: { storage: BrowserStorageData }) {
  const { localeCookie } = useSiteConfig();
  const { title, lead, notes, rows } = storage;
  return (
    <section id={SECTION_IDS.storage} className="mt-16">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-4">{lead}</p>
      <div className="mt-4">
        <TableFrame label={title}>
          <table className="data-table stacked-table">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{storage.name}</th>
                <th scope="col">{storage.purpose}</th>
                <th scope="col">{storage.time}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, kind, purpose, time }) => (
                <tr key={kind + name}>
                  <th scope="row">
                    <code translate="no">{name ?? localeCookie}</code>
                    <span className="block font-normal text-muted text-sm">{kind}</span>
                  </th>
                  <td>{purpose}</td>
                  <td data-label={storage.time}>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-muted text-sm">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
