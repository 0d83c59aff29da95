import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** The bank's vision as a large sentence. */
export function Vision({ data: { home }, tone }: SectionProps) {
  const { eyebrow, sentence, highlight } = home.vision;
  return (
    <SectionBand id={sectionId('vision')} tone={tone}>
      <p className="eyebrow text-center">{eyebrow}</p>
      <h2 className="mx-auto mt-3 max-w-4xl text-center text-2xl leading-tight sm:text-5xl sm:leading-[1.18]">
        <Highlighted sentence={sentence} part={highlight} />
      </h2>
    </SectionBand>
  );
}

/** Highlights a part of a sentence, if it occurs in it. */
function Highlighted({ sentence, part }: { sentence: string; part: string }) {
  const at = part ? sentence.indexOf(part) : -1;
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <span className="marked-text">{part}</span>
      {sentence.slice(at + part.length)}
    </>
  );
}
