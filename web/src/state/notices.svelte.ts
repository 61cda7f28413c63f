// How a person hears that it is their turn: the title, the tab's icon, a notification, a bell,
// a buzz. Each has a visible twin on the screen, and each can be turned off.

import { t } from '../words/words.svelte';
import { settings } from './settings.svelte';
import { ring } from './sound';

const BUZZ_MS = [60, 40, 60];
/** Whether the tab shows the lit window: it is the person's turn. */
let isLit = false;

export function turnCame(table: string): void {
  ring('turn');
  // Browsers let a page buzz only after a first press.
  if (settings.hasVibration && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(BUZZ_MS);
  if (settings.hasNotices && document.visibilityState === 'hidden') notify(table);
}

export function light(lit: boolean): void {
  if (lit === isLit) return;
  isLit = lit;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = lit ? '/icon-lit.svg' : '/icon.svg';
}

function notify(table: string): void {
  if (globalThis.Notification?.permission !== 'granted') return;
  const notice = new Notification(t('notice-turn'), {
    body: table,
    tag: `turn ${table}`,
    icon: '/icon-192.png',
  });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** `false` if the browser or the person does not want it. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
