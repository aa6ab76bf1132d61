// The play phase on boardgame.io: its own server with what it brings, storage in memory, `playerView` for hidden hands.

import { type Card, partner, SEATS } from '@minibridge/bridge';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { actorOf, afterCard, CARDS, mayPlay, openPlay, type Play } from '../load/play.ts';
import { boardNumber } from '../load/seeded-boards.ts';
import { hosted } from '../support/hosted-process.ts';

type State = { readonly number: number; readonly play: Play };
type Setup = { readonly first: number };

const INVALID_MOVE = 'INVALID_MOVE';

function boardAt(number: number): State {
  const { deal, declarer, strain } = boardNumber(number);
  return { number, play: openPlay(deal, declarer, strain) };
}

const turnOf = ({ play }: State): number => SEATS.indexOf(actorOf(play));

const minibridge: Game<State, Record<string, unknown>, Setup> = {
  name: 'minibridge',
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  disableUndo: true,
  setup: (_context, setup) => boardAt(setup?.first ?? 0),
  // The four hands without those that this player must not see.
  playerView({ G, playerID }) {
    const { hands, ...open } = G.play;
    const dummy = partner(open.declarer);
    const own = SEATS[Number(playerID)];
    const seen = { [dummy]: hands[dummy], ...(playerID !== null && own && { [own]: hands[own] }) };
    return { number: G.number, play: { ...open, hands: seen } };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => turnOf(G), next: ({ G }) => turnOf(G) },
  },
  moves: {
    play: ({ G }, card: Card) => (mayPlay(G.play, card) ? { ...G, play: afterCard(G.play, card) } : INVALID_MOVE),
    next: ({ G }) => (G.play.played.length === CARDS ? boardAt(G.number + 1) : INVALID_MOVE),
  },
};

const server = Server({ games: [minibridge], origins: [] });
const running = await server.run({ port: 0 });
const address = running.appServer.address();
if (typeof address !== 'object' || address === null) throw new Error('no port');
hosted(address.port, () => server.kill(running));
