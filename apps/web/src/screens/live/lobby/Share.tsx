// Bringing friends to a table: the code in large letters, a picture for cameras, and the link.

import { CODE_LENGTHS, codeInGroups, type TableCode } from '@minibridge/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { addressOf } from '../../../app/route';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';
import { QrCode } from './QrCode';

/** The whole address of a table. */
function linkTo(code: TableCode): string {
  return new URL(addressOf({ page: 'live', at: code }), location.origin + location.pathname).href;
}

/** A code letter by letter, as a screen reader is to say it. */
function spelled(code: string): string {
  return [...code].join(' ');
}

function Code({ code }: { readonly code: TableCode }) {
  const { words } = useLive();
  const { group } = CODE_LENGTHS.table;
  return (
    <p class="live-code">
      <span class="sr">{words['share.code']({ code: spelled(code) })}</span>
      <span aria-hidden="true">
        <b>{code.slice(0, group)}</b> <b>{code.slice(group)}</b>
      </span>
    </p>
  );
}

function ByHand({ link }: { readonly link: string }) {
  const { words } = useLive();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div class="field">
      <label for={id}>{words['share.address']()}</label>
      <input ref={input} id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}

type Copied = 'not-yet' | 'copied' | 'by-hand';

function Copy({ link }: { readonly link: string }) {
  const { words } = useLive();
  const [copied, setCopied] = useState<Copied>('not-yet');
  const copy = (): void => {
    // Not allowed, or not there without https: then it is copied by hand.
    const asked = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    asked.then(
      () => setCopied('copied'),
      () => setCopied('by-hand'),
    );
  };
  return (
    <>
      <Button icon={copied === 'copied' ? 'check' : 'cards'} onPress={copy}>
        {copied === 'copied' ? words['share.copied']() : words['share.copy']()}
      </Button>
      <span class="sr" role="status">
        {copied === 'copied' && words['share.copied']()}
      </span>
      {copied === 'by-hand' && <ByHand link={link} />}
    </>
  );
}

function Send({ link, code }: { readonly link: string; readonly code: TableCode }) {
  const { words } = useLive();
  if (typeof navigator.share !== 'function') return null;
  const text = words['share.text']({ code: codeInGroups('table', code) });
  return (
    <Button
      icon="share"
      // Whoever closes the list of apps has changed their mind: nothing to tell.
      onPress={() => void navigator.share({ text, url: link }).catch(() => undefined)}
    >
      {words['share.send']()}
    </Button>
  );
}

/** Addresses that mean the very device on which the page is open. */
const ONLY_HERE = /^(localhost|127\..*|\[::1\])$/;

export function Share({ code }: { readonly code: TableCode }) {
  const { words } = useLive();
  const link = linkTo(code);
  return (
    <div class="live-share">
      <Code code={code} />
      <QrCode text={link} label={words['share.qr']()} />
      <p class="live-note">{words[ONLY_HERE.test(location.hostname) ? 'share.only-here' : 'share.note']()}</p>
      <div class="live-share-ways">
        <Copy link={link} />
        <Send link={link} code={code} />
      </div>
    </div>
  );
}
