/** The pieces on paper, and the deck. */
import { useState } from 'preact/hooks';
import { CardBack } from '../src/cards/CardBack.tsx';
import { CardButton } from '../src/cards/CardButton.tsx';
import { CardFace } from '../src/cards/CardFace.tsx';
import { Bar } from '../src/pieces/Bar.tsx';
import { Button, IconButton } from '../src/pieces/Button.tsx';
import { Dialog } from '../src/pieces/Dialog.tsx';
import { Field } from '../src/pieces/Field.tsx';
import { Mark } from '../src/pieces/Mark.tsx';
import { Rich } from '../src/pieces/Rich.tsx';
import { Segmented } from '../src/pieces/Segmented.tsx';
import { StepRail } from '../src/pieces/StepRail.tsx';
import { Switch } from '../src/pieces/Switch.tsx';
import { Tiles } from '../src/pieces/Tiles.tsx';
import { Toast } from '../src/pieces/Toast.tsx';
import { Icons } from './Icons.tsx';
import { item, items, nothing } from './sample.ts';

const STATES = ['ready', 'dim', 'lifted', 'chosen'] as const;
const FACES = items('SA SK SQ SJ ST S9 HA HK HQ HJ HT H8 DA DK DQ DJ DT D7 CA CK CQ CJ CT C2');

export function Pieces() {
  const [dialog, setDialog] = useState(location.search.includes('dialog'));
  const [toast, setToast] = useState(location.search.includes('toast'));
  return (
    <div class="screen paper">
      <Bar
        start={<IconButton icon="menu" label="Menu" onPress={nothing} />}
        end={<IconButton icon="print" label="Print" onPress={nothing} />}
      >
        <StepRail label="Steps" steps={['Compter', 'Déclarant', 'Contrat', 'Jouer', 'Marque']} current={4} />
      </Bar>
      <main class="sample">
        <section class="felt sample-felt">
          <div class="row-of-cards">
            {FACES.map(({ card, index }) => (
              <CardFace key={card} {...{ card, index }} />
            ))}
            <CardBack />
            <CardFace card="HQ" index="Q" state="won" />
          </div>
          <div class="row-of-cards hand">
            {STATES.map((state) => (
              <CardButton key={state} {...item('DQ', undefined, state)} onPress={nothing} />
            ))}
            {STATES.map((state) => (
              <CardButton key={state} {...item('CT', undefined, state)} onPress={nothing} />
            ))}
          </div>
          <p>
            <Rich text="Trumps are ♠, then ♥ ♦ ♣: <b>10 tricks</b>" chip />
          </p>
          <Button kind="main" onPress={() => setDialog(true)}>
            Open a dialog
          </Button>
          <Button unready onPress={nothing}>
            Choose first
          </Button>
          <Button kind="plain" icon="undo" onPress={() => setToast(true)}>
            Show a toast
          </Button>
        </section>
        <Choices />
        <Icons />
      </main>
      {dialog && (
        <Dialog
          title="Leave the match?"
          closeLabel="Close"
          onClose={() => setDialog(false)}
          actions={
            <>
              <Button onPress={() => setDialog(false)}>Stay</Button>
              <Button kind="main" onPress={() => setDialog(false)}>
                Leave
              </Button>
            </>
          }
        >
          <p>It is kept on this device. You can go on at any time.</p>
        </Dialog>
      )}
      {toast && (
        <Toast
          text="You must follow suit: play a diamond."
          closeLabel="Close"
          onClose={() => setToast(false)}
          action={{ label: 'Why?', onPress: nothing }}
        />
      )}
    </div>
  );
}

function Choices() {
  const [points, setPoints] = useState('turn');
  const [deck, setDeck] = useState('2');
  const [sound, setSound] = useState(true);
  const [name, setName] = useState('Wojciechowska');
  const fan = items('SA HK DQ CJ').map(({ card, index }) => <CardFace key={card} {...{ card, index }} />);
  return (
    <section class="sheet">
      <h2>
        <Mark /> Rules
      </h2>
      <Tiles
        label="Deck"
        value={deck}
        onChange={setDeck}
        tiles={[
          { value: '2', title: 'Two colours', picture: fan, deck: '2' },
          { value: '4', title: 'Four colours', picture: fan, deck: '4' },
          { value: 'x', title: 'Partien mit Schlemm', note: 'Zwölf oder dreizehn Stiche' },
        ]}
      />
      <Segmented
        legend="Points"
        note="How everybody learns the four numbers."
        changed="changed"
        value={points}
        onChange={setPoints}
        options={[
          { value: 'shown', label: 'Shown to all' },
          { value: 'turn', label: 'Said in turn' },
          { value: 'each', label: 'Counted by each', disabled: true },
        ]}
      />
      <Segmented
        legend="Table"
        value="blue"
        onChange={nothing}
        options={['green', 'blue', 'slate'].map((hue) => ({
          value: hue,
          label: hue,
          before: <span class="hue" data-hue={hue} />,
        }))}
      />
      <Switch label="Sound" note="Cards and tricks can be heard." checked={sound} onChange={setSound} />
      <Switch label="High contrast" changed="changed" checked={!sound} onChange={(on) => setSound(!on)} />
      <Field
        label="Your name"
        value={name}
        onInput={setName}
        note="Kept on this device."
        wrong="Too long by 3 letters."
      />
    </section>
  );
}
