// The head of a page of paper: the way back and the title.

import { addressOf, type Route } from '../app/route';
import { Icon } from '../pieces/Icon';

export type PageHeadProps = { readonly title: string; readonly back: string; readonly to: Route };

export function PageHead({ title, back, to }: PageHeadProps) {
  return (
    <header class="page-head">
      <a class="ico" href={addressOf(to)} aria-label={back} title={back}>
        <Icon name="back" />
      </a>
      <h1>{title}</h1>
    </header>
  );
}
