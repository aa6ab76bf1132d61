/** All cards are played: the last trick lies, and the score is one press away. */
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';

export function SeeScore({ onPress }: { readonly onPress: () => void }) {
  const { say } = useApp();
  return (
    <div class="hand played-out">
      <Button kind="main" icon="next" onPress={onPress}>
        {say['play.see-score']()}
      </Button>
    </div>
  );
}
