// What is needed, as the engine has it: tricks by kind and strain, or by the points of the target table.

import { type Contract, contractMenu, type Rules, STRAINS, type Strain, tricksNeeded } from '@minibridge/bridge';
import type { RulesMessages } from '@minibridge/messages';
import { useSay } from '../../app/app-state';

type TableProps = { readonly words: RulesMessages; readonly rules: Rules };
type NeedRow = { readonly name: string; readonly needed: readonly (number | undefined)[] };

/** Spades first, as cards lie on the table. */
function strainsOf({ denominations }: Rules): readonly Strain[] {
  return [...STRAINS]
    .reverse()
    .sort((a, b) => Number(a === 'NT') - Number(b === 'NT'))
    .filter((strain) => denominations.includes(strain));
}

function rowName(words: RulesMessages, contract: Contract): string {
  if (contract.kind === 'level') return words['contract.level-kind']({ level: contract.level });
  if (contract.kind === 'target' || contract.kind === 'tricks') return words['contract.tricks']();
  return words['contract.kind']({ kind: contract.kind });
}

/** One row for each kind or level; what is closed by points or fit belongs to the table all the same. */
function rowsOf(words: RulesMessages, rules: Rules): readonly NeedRow[] {
  const contracts = contractMenu({ rules, sidePoints: 25 }).map(({ contract }) => contract);
  const names = [...new Set(contracts.map((contract) => rowName(words, contract)))];
  return names.map((name) => {
    const row = contracts.filter((contract) => rowName(words, contract) === name);
    return {
      name,
      needed: strainsOf(rules)
        .map((strain) => row.find((each) => each.strain === strain))
        .map((each) => each && tricksNeeded(each)),
    };
  });
}

function NeededTable({ words, rules }: TableProps) {
  const say = useSay();
  return (
    <table class="rules-table num">
      <thead>
        <tr>
          <th scope="col">{words['contract.needed']()}</th>
          {strainsOf(rules).map((strain) => (
            <th key={strain} scope="col">
              {say['strain.name']({ strain })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(words, rules).map(({ name, needed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {needed.map((tricks, place) => (
              <td key={strainsOf(rules)[place]}>{tricks}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TargetsTable({ words, rules }: TableProps) {
  const rows = rules.targetTable ?? [];
  return (
    <table class="rules-table num">
      <tbody>
        <tr>
          <th scope="row">{words['contract.points-together']()}</th>
          {rows.map(({ from, to }) => (
            <td key={from}>{from === to ? from : `${from}–${to}`}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words['contract.needed']()}</th>
          {rows.map(({ from, tricks }) => (
            <td key={from}>{tricks}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

export function ContractTable({ words, rules }: TableProps) {
  if (rules.contract === 'none') return null;
  if (rules.contract === 'target_table') return <TargetsTable words={words} rules={rules} />;
  return <NeededTable words={words} rules={rules} />;
}
