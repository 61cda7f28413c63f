import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchAhead } from './screens';
import { isExported, route } from './state/route.svelte';
import { wantedLanguage, words } from './words/words.svelte';

async function start(): Promise<void> {
  fetchAhead(route.screen);
  // Without a network the chosen language may not be at hand; English always came along.
  if (!(await words.speak(wantedLanguage()))) await words.speak('en');
  mount(App, { target: document.getElementById('app')! });
  if ('serviceWorker' in navigator && import.meta.env.PROD && !isExported)
    void navigator.serviceWorker.register('/sw.js');
}

void start();
