// One table: under the strains the tricks of each declarer, then the contracts of the declaring side that could be made.

import { type Contract, type Finished, isSeat, type Seat, type Side, type Strain } from '@minibridge/bridge';
import { formatNumber, type Language, type TableMessages } from '@minibridge/messages';
import { useApp } from '../../../app/app-state';
import { SuitSign } from '../../../cards/SuitSign';
import { names } from '../../../pieces/names';
import { seatName, seatSign, sideName } from '../../../words/seat-words';
import { LANES } from '../../table/contract/choice-grid';
import type { PartProps } from '../props';
import type { Possibilities } from '../review/findings';
import { type ContractCell, type ContractRow, contractRows, contractsWho, type TricksRow, tricksRows } from './rows';

export type PossibleTableProps = Pick<PartProps, 'board' | 'words'> & { readonly found: Possibilities };

type Words = Pick<PartProps, 'words'>;

function StrainHead({ strain }: { readonly strain: Strain }) {
  const { say } = useApp();
  return (
    <th scope="col">
      {strain === 'NT' ? (
        <abbr title={say['strain.name']({ strain })}>{say['strain.short']({ strain })}</abbr>
      ) : (
        <SuitSign suit={strain} said={say['strain.name']({ strain })} />
      )}
    </th>
  );
}

function WhoHead({ who, words }: { readonly who: Side | Seat } & Words) {
  const { say, settings } = useApp();
  const [sign, name] = isSeat(who)
    ? [seatSign(settings.language, who), seatName(say, who)]
    : [words['match.side']({ side: who }), sideName(say, who)];
  return (
    <th scope="row">
      <span aria-hidden="true">{sign}</span>
      <span class="sr">{name}</span>
    </th>
  );
}

function TricksLine({ row, board, words }: { readonly row: TricksRow; readonly board: Finished } & Words) {
  const { language } = useApp().settings;
  const { declarer, contract } = board;
  return (
    <tr>
      <WhoHead who={row.who} words={words} />
      {LANES.map((strain, lane) => {
        const played = strain === contract.strain && row.declarers.includes(declarer);
        return (
          <td key={strain} class={names(played && 'played')}>
            {formatNumber(language, row.tricks[lane] ?? 0)}
            {played && <span class="sr"> {words['possible.is-played']()}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** What a contract brings when it can be made; a target is its own figure. */
function worthOf(cell: ContractCell, language: Language): string {
  if (cell.contract.kind === 'target') return formatNumber(language, cell.contract.target);
  return formatNumber(language, cell.points);
}

/** A contract that could be made; the best has a star at its number. */
function Made({ cell, words }: { readonly cell: ContractCell } & Words) {
  const worth = worthOf(cell, useApp().settings.language);
  if (!cell.best) return <>{worth}</>;
  return (
    <>
      <span class="starred">
        {worth}
        <span class="star" aria-hidden="true" />
      </span>
      <span class="sr"> {words['possible.is-best']()}</span>
    </>
  );
}

/** A contract that could not be made, and what it would have cost; a target that was missed brings nothing. */
function NotMade({ cell, words }: { readonly cell: ContractCell } & Words) {
  const { language } = useApp().settings;
  const isCostly = cell.contract.kind !== 'target' && cell.points < 0;
  return (
    <>
      <span class="sr">{words['possible.not-made']()} </span>
      {isCostly ? formatNumber(language, cell.points) : <span aria-hidden="true">–</span>}
    </>
  );
}

function ContractCellOf({ cell, words }: { readonly cell: ContractCell | undefined } & Words) {
  if (!cell)
    return (
      <td>
        <span class="sr">{words['possible.not-offered']()}</span>
      </td>
    );
  const { makes, played, best } = cell;
  return (
    <td class={names(played && 'played', makes ? best && 'best' : 'fails')}>
      {makes ? <Made cell={cell} words={words} /> : <NotMade cell={cell} words={words} />}
      {played && <span class="sr"> {words['possible.is-played']()}</span>}
    </td>
  );
}

type Speaking = Words & { readonly say: TableMessages; readonly language: Language };

/** "Game", "4" for a level, "Target". */
function rowName({ say, words, language }: Speaking, contract: Contract): string {
  if (contract.kind === 'level') return formatNumber(language, contract.level);
  return contract.kind === 'target' ? words['possible.target']() : say['choose.kind']({ kind: contract.kind });
}

function ContractLine({ row, words }: { readonly row: ContractRow } & Words) {
  const { say, settings } = useApp();
  const { contract } = row;
  return (
    <tr>
      <th scope="row">{rowName({ say, words, language: settings.language }, contract)}</th>
      {LANES.map((strain, lane) => (
        <ContractCellOf key={strain} cell={row.cells[lane]} words={words} />
      ))}
    </tr>
  );
}

function GroupHead({ text }: { readonly text: string }) {
  return (
    <tr class="group">
      <th scope="rowgroup" colSpan={LANES.length + 1}>
        {text}
      </th>
    </tr>
  );
}

export function PossibleTable({ found, board, words }: PossibleTableProps) {
  const { table, par } = found;
  const contracts = par.outcome === 'declared' ? contractRows(par, board) : [];
  return (
    <table class="possible-table num" aria-label={words['possible.title']()}>
      <thead>
        <tr>
          <td />
          {LANES.map((strain) => (
            <StrainHead key={strain} strain={strain} />
          ))}
        </tr>
      </thead>
      <tbody>
        <GroupHead text={words['possible.tricks']()} />
        {tricksRows(table).map((row) => (
          <TricksLine key={row.who} row={row} board={board} words={words} />
        ))}
      </tbody>
      {contracts.length > 0 && (
        <tbody>
          <GroupHead text={words['possible.contracts']({ who: contractsWho(found, board) })} />
          {contracts.map((row) => (
            <ContractLine key={row.key} row={row} words={words} />
          ))}
        </tbody>
      )}
    </table>
  );
}
