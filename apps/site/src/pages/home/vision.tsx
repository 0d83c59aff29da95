import type { HomeContent } from '@beranda/contract';
import { useTranslations } from 'use-intl';

type VisionProps = { vision: HomeContent['vision']; reasons: HomeContent['reasons'] };

export function Vision({ vision, reasons }: VisionProps) {
  const t = useTranslations('home');
  return (
    <section className="section bg-sand">
      <div className="container-page">
        <p className="eyebrow text-center">{vision.eyebrow}</p>
        <h2 className="mx-auto mt-5 max-w-4xl text-center text-3xl leading-tight sm:text-5xl sm:leading-[1.18]">
          <Highlighted sentence={vision.sentence} part={vision.highlight} />
        </h2>
        <ul
          aria-label={t('reasons')}
          className="mt-16 grid gap-x-10 gap-y-10 border-line border-t pt-12 sm:grid-cols-2 lg:mt-24 lg:grid-cols-4"
        >
          {reasons.map((reason) => (
            <li key={reason.unit}>
              <p className="font-bold text-5xl text-teal tracking-tight">{reason.figure}</p>
              <p className="mt-3 font-semibold text-lg">{reason.unit}</p>
              <p className="mt-1 text-muted">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The part of a sentence that stands in light; a part that is not in it leaves the sentence as it is. */
function Highlighted({ sentence, part }: { sentence: string; part: string }) {
  const at = part ? sentence.indexOf(part) : -1;
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <span className="lit">{part}</span>
      {sentence.slice(at + part.length)}
    </>
  );
}
