// The name of the deal, and its link: copied, or shown to be copied by hand where the browser does not allow it.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { addressOf } from '../../../app/route';
import { Button } from '../../../pieces/Button';
import { Rich } from '../../../pieces/Rich';
import { useTell } from '../../table/told';
import type { PartProps } from '../props';

type Copied = 'not-yet' | 'copied' | 'by-hand';

/** The whole address of the page that deals this deal. */
function linkTo(id: string): string {
  return new URL(addressOf({ page: 'deal', id }), location.origin + location.pathname).href;
}

async function copy(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'by-hand'; // Not allowed, or not there without https.
  }
}

/** Five letters at a time are read and typed more easily. */
function inFives(id: string): string {
  return id.replaceAll(/(.{5})(?=.)/g, '$1 ');
}

function ByHand({ link, words }: { readonly link: string } & Pick<PartProps, 'words'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div class="field">
      <label for={id}>{words['deal.address']()}</label>
      <input ref={input} id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}

type DealLinkProps = Pick<PartProps, 'words'> & { readonly id: string; readonly children?: ComponentChildren };

export function DealLink({ id, words, children }: DealLinkProps) {
  const tell = useTell();
  const [copied, setCopied] = useState<Copied>('not-yet');
  const link = linkTo(id);
  const press = async (): Promise<void> => {
    const how = await copy(link);
    setCopied(how);
    if (how === 'copied') tell(words['deal.copied']());
  };
  return (
    <div class="deal-link">
      <p class="num">
        <Rich text={words['deal.id']({ id: inFives(id) })} />
      </p>
      <div class="score-row noprint">
        <Button icon={copied === 'copied' ? 'check' : 'share'} kind="plain" onPress={() => void press()}>
          {copied === 'copied' ? words['deal.copied']() : words['deal.copy']()}
        </Button>
        {children}
      </div>
      {copied === 'by-hand' && <ByHand link={link} words={words} />}
    </div>
  );
}
