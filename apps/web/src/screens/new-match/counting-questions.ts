// Questions about points and declarer (MB 3 to MB 6).

import type { Rules } from '@minibridge/bridge';
import { type Answer, answer, type Question, type Words } from './question';

const reveal = (value: Rules['points']['reveal'], label: Words): Answer =>
  answer(value, label, (rules) => ({ ...rules, points: { ...rules.points, reveal: value } }));
const verify = (value: Rules['points']['verify'], label: Words): Answer =>
  answer(value, label, (rules) => ({ ...rules, points: { ...rules.points, verify: value } }));

export const COUNTING_QUESTIONS: readonly Question[] = [
  {
    id: 'reveal',
    switch: 'points',
    title: (w) => w['reveal.title'](),
    note: (w) => w['reveal.note'](),
    answers: [
      reveal('auto', (w) => w['reveal.auto']()),
      reveal('announce', (w) => w['reveal.announce']()),
      reveal('self_count', (w) => w['reveal.self_count']()),
    ],
    read: (rules) => rules.points.reveal,
  },
  {
    id: 'verify',
    switch: 'points',
    title: (w) => w['verify.title'](),
    note: (w) => w['verify.note'](),
    answers: [verify('sum_only', (w) => w['verify.sum_only']()), verify('each_hand', (w) => w['verify.each_hand']())],
    read: (rules) => rules.points.verify,
    asked: (rules) => rules.points.reveal !== 'auto',
  },
  {
    id: 'redeal',
    switch: 'redeal2020',
    title: (w) => w['redeal.title'](),
    note: (w) => w['redeal.note'](),
    answers: [
      answer(
        'same_dealer',
        (w) => w['redeal.same_dealer'](),
        (rules) => ({ ...rules, redeal2020: 'same_dealer' }),
      ),
      answer(
        'next_dealer',
        (w) => w['redeal.next_dealer'](),
        (rules) => ({ ...rules, redeal2020: 'next_dealer' }),
      ),
    ],
    read: (rules) => rules.redeal2020,
  },
  {
    id: 'declarer',
    switch: 'declarer',
    title: (w) => w['declarer.title'](),
    note: (w) => w['declarer.note'](),
    answers: [
      answer(
        'more_hcp',
        (w) => w['declarer.more_hcp'](),
        (rules) => ({ ...rules, declarer: 'more_hcp' }),
      ),
      answer(
        'partners_choose',
        (w) => w['declarer.partners_choose'](),
        (rules) => ({ ...rules, declarer: 'partners_choose' }),
      ),
    ],
    read: (rules) => rules.declarer,
  },
  {
    id: 'tie',
    switch: 'declarerTie',
    title: (w) => w['tie.title'](),
    note: (w) => w['tie.note'](),
    answers: [
      answer(
        'first_from_dealer',
        (w) => w['tie.first_from_dealer'](),
        (rules) => ({ ...rules, declarerTie: 'first_from_dealer' }),
      ),
      answer(
        'partners_choose',
        (w) => w['tie.partners_choose'](),
        (rules) => ({ ...rules, declarerTie: 'partners_choose' }),
      ),
      answer(
        'coin',
        (w) => w['tie.coin'](),
        (rules) => ({ ...rules, declarerTie: 'coin' }),
      ),
    ],
    read: (rules) => rules.declarerTie,
    asked: (rules) => rules.declarer === 'more_hcp',
  },
];
