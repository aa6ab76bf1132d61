/** Things that belong together, with a name for who does not see them. A `fieldset` would say "form". */
export const group = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
