import { useState } from 'react';
import type { Example } from '../example.ts';
import type { PaginationProps } from './inputs.ts';
import { ListPages } from './list-pages.tsx';
import { Pagination } from './pagination.tsx';

export const title = 'Pagination';

/** Button mode is controlled; this example keeps the current page in state. */
function Turning({ modelValue, ...inputs }: PaginationProps) {
  const [page, setPage] = useState(modelValue);
  return <Pagination {...inputs} modelValue={page} onUpdateModelValue={setPage} />;
}

const indonesian = { firstPageContent: 'Pertama', lastPageContent: 'Terakhir' };

export const examples: Example[] = [
  {
    name: 'on the first page',
    element: <Turning label="Halaman pertama dari sepuluh" totalItems={100} modelValue={1} />,
  },
  {
    name: 'in the middle',
    element: <Turning label="Halaman tengah" totalItems={100} modelValue={5} />,
  },
  {
    name: 'on the last page',
    element: <Turning label="Halaman terakhir dari sepuluh" totalItems={100} modelValue={10} />,
  },
  {
    name: 'links, as lists show them',
    element: <ListPages url="/design" page={5} itemsPerPage={10} totalItems={100} />,
  },
  {
    name: 'links that turn the page in place',
    element: (
      <Turning
        label="Tautan di tempat"
        type="link"
        linkUrl="/design?page=[page]"
        firstPageUrl="/design"
        totalItems={30}
        modelValue={1}
      />
    ),
  },
  {
    name: 'with jumps and ends',
    element: (
      <Turning
        label="Dengan lompatan"
        totalItems={100}
        modelValue={5}
        showJumpButtons
        showEndingButtons
        {...indonesian}
      />
    ),
  },
  {
    name: 'without first and last number',
    element: (
      <Turning
        label="Dengan lompatan saja"
        totalItems={100}
        modelValue={5}
        showBreakpointButtons={false}
        showJumpButtons
      />
    ),
  },
  {
    name: 'with dots that cannot be pressed',
    element: <Turning label="Titik mati" totalItems={100} modelValue={5} disableBreakpointButtons />,
  },
  {
    name: 'hidden at the ends',
    element: <Turning label="Ujung tersembunyi" totalItems={100} modelValue={1} hidePrevNextWhenEnds />,
  },
  {
    name: 'without previous and next',
    element: <Turning label="Nomor saja" totalItems={100} modelValue={5} hidePrevNext />,
  },
  {
    name: 'disabled',
    element: <Turning label="Nonaktif" totalItems={100} modelValue={5} disablePagination />,
  },
  {
    name: 'from right to left, in Arabic digits',
    element: (
      <Turning
        label="Angka Arab"
        totalItems={12_340}
        modelValue={1_000}
        dir="rtl"
        locale="ar"
        showJumpButtons
      />
    ),
  },
  {
    name: 'from right to left, in Persian digits',
    element: <Turning label="Angka Persia" totalItems={100} modelValue={2} dir="rtl" locale="ir" />,
  },
  {
    name: 'with long numbers',
    element: <Turning label="Angka panjang" totalItems={1_234_567} modelValue={61_728} />,
  },
  {
    name: 'with nine pages at once',
    element: <Turning label="Sembilan halaman" totalItems={500} modelValue={25} maxPagesShown={9} />,
    tone: 'surface-alt',
  },
  {
    name: 'beyond the last page',
    element: <Turning label="Melewati akhir" totalItems={100} modelValue={14} />,
  },
];
