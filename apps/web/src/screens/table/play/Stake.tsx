/** What is at stake, in words. */
import { stakeOf } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { StakeLine } from '../../../pieces/StakeLine';
import { stakeTitle } from '../../../words/contract-words';
import type { PlayBoard } from './play-view';

/** The numbers matter most. */
const emphasized = (text: string): string => text.replace(/\d+/g, '<b>$&</b>');

export function Stake({ board }: { readonly board: PlayBoard }) {
  const { say } = useApp();
  const { needed, made, lost } = stakeOf(board);
  const detail =
    needed === undefined
      ? say['stake.counting']({ won: made, lost })
      : say['stake.progress']({ target: needed, won: made, lost });
  return <StakeLine title={stakeTitle(say, board)} detail={emphasized(detail)} />;
}
