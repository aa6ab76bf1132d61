/** A message with `<b>` around what matters and suit signs in it, shown without ever parsing HTML. */
import { SuitSign } from '../cards/SuitSign.tsx';

const SUIT_OF = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' } as const;
const isSign = (part: string): part is keyof typeof SUIT_OF => part in SUIT_OF;

export type RichProps = {
  /** Only `<b>…</b>` and ♠ ♥ ♦ ♣ mean something; everything else is text. */
  readonly text: string;
  /** On felt: suit signs lie on a chip of card stock. */
  readonly chip?: boolean | undefined;
};

export function Rich({ text, chip }: RichProps) {
  return (
    <>
      {text.split(/<b>(.*?)<\/b>/).map((part, index) =>
        index % 2 ? (
          <b key={index}>
            <Signs text={part} chip={chip} />
          </b>
        ) : (
          <Signs key={index} text={part} chip={chip} />
        ),
      )}
    </>
  );
}

function Signs({ text, chip }: RichProps) {
  return (
    <>
      {text
        .split(/([♠♥♦♣])/)
        .map((part, index) =>
          isSign(part) ? <SuitSign key={index} suit={SUIT_OF[part]} chip={chip} said={part} /> : part,
        )}
    </>
  );
}
