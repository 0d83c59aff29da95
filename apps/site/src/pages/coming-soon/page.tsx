import { PageHead } from '#src/shell/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="ComingSoon" description="ComingSoon" isIndexed={false} />
      <h1>ComingSoon</h1>
    </>
  );
}
