/** What we know: the points each hidden hand announced, what it has shown, what is left; and what follows for certain. */
import { useApp } from '../../../app/app-state';
import { seatName } from '../../../words/seat-words';
import type { PlayView } from './play-view';
import { type PointsShown, pointsShown } from './points-shown';

/** What few points left can only be, by their number. */
const CONCLUSIONS = ['know.none-left', 'know.one-left', 'know.two-left', 'know.three-left'] as const;

/** The most telling row: the fewest points left, once something has been shown. */
function telling(rows: readonly PointsShown[]): PointsShown | undefined {
  return rows.filter(({ left, shown }) => shown > 0 && left < CONCLUSIONS.length).sort((a, b) => a.left - b.left)[0];
}

export function Known({ play }: { readonly play: PlayView }) {
  const { say } = useApp();
  const rows = pointsShown(play);
  const told = play.board.phase === 'over' ? undefined : telling(rows);
  const conclusion = told && CONCLUSIONS[told.left];
  return (
    <section>
      <h2 id="known">{say['know.title']()}</h2>
      <table class="know num" aria-labelledby="known">
        <thead>
          <tr>
            <td />
            <th scope="col">{say['know.announced']()}</th>
            <th scope="col">{say['know.shown']()}</th>
            <th scope="col">{say['know.left']()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, announced, shown, left }) => (
            <tr key={seat}>
              <th scope="row">{seatName(say, seat)}</th>
              <td>{announced}</td>
              <td>{shown}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told && conclusion && <p class="tip">{say[conclusion]({ seat: told.seat })}</p>}
    </section>
  );
}
