// The sheets of a table, or why they cannot be seen.

import type { TableCode } from '@minibridge/protocol';
import { DealsPage } from './deals/DealsPage';
import { Left } from './Left';
import { useTable } from './use-table';

export function DealsAt({ code }: { readonly code: TableCode }) {
  const left = useTable(code)?.left;
  if (left !== undefined && left !== 'asked') return <Left code={code} why={left} />;
  return <DealsPage code={code} />;
}
