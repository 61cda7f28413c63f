/** Where anyone who typed a code, or pasted a whole link, wants to go. */
export type Wanted = { kind: 'invite'; invite: string } | { kind: 'page'; path: string };

const LINK = /\/(join|watch|table|replay)\/([^/?#\s]+)/;

/** `null` if nothing was typed. However a code is spelled, the server knows it: `plum gable 274`. */
export function wanted(typed: string): Wanted | null {
  const link = LINK.exec(typed);
  if (link) {
    const [, screen, name = ''] = link;
    return screen === 'join'
      ? { kind: 'invite', invite: name }
      : { kind: 'page', path: `/${screen}/${name}` };
  }
  const invite = typed
    .trim()
    .split(/[\s.,;/_–—-]+/)
    .filter(Boolean)
    .join('-');
  return invite ? { kind: 'invite', invite } : null;
}
