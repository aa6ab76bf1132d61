// The help of this stage: the beginner's rule with the numbers of the deal, and good advice.

import type { Contract } from '@minibridge/bridge';
import { useSay } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { Rich } from '../../../pieces/Rich';
import { contractName } from '../../../words/contract-words';
import type { StageProps } from '../stage-props';
import { hintFor } from './hint';

export type ContractHintProps = Pick<StageProps, 'view'> & {
  readonly onClose: () => void;
  readonly onTake: (contract: Contract) => void;
};

export function ContractHint({ view, onClose, onTake }: ContractHintProps) {
  const say = useSay();
  const words = useMessages('reason');
  const hint = words && hintFor(words, view);
  if (!words || !hint) return null;
  return (
    <Dialog
      title={words['hint.title']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say['table.close']()}</Button>
          <Button kind="main" onPress={() => onTake(hint.contract)}>
            {words['hint.take']()}
          </Button>
        </>
      }
    >
      {hint.because.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <Rich text={words['hint.so']({ contract: contractName(say, hint.contract) })} />
      </p>
    </Dialog>
  );
}
