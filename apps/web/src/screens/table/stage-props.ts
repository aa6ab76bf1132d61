// What every stage of a deal is given.

import type { HostView } from '../../host/ledger';
import type { TableHost } from '../../host/local-host';

export type StageProps = { readonly host: TableHost; readonly view: HostView };
