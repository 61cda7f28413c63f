// An exported match is its own server: it unpacks the client, and answers the one question of a replay.
(async () => {
  const text = document.getElementById('held').textContent;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const held = await new Response(unpacked).json();

  const style = document.createElement('style');
  style.textContent = held.style;
  document.head.append(style);

  const offline = () => Promise.reject(new TypeError('an exported match asks nobody'));
  const own = `/api/tables/${document.documentElement.dataset.match}/replay`;
  const answer = () => Promise.resolve(Response.json(held.replay));
  const inside = (path) => (/^(data|blob):/.test(path) ? ask(path) : offline());
  const ask = window.fetch.bind(window);
  window.fetch = (path) => (path === own ? answer() : inside(String(path)));

  // A page that embeds the match may say in which language: match.html#lt.
  const wished = location.hash.slice(1);
  if (wished) Object.defineProperty(navigator, 'languages', { value: [wished] });

  const imports = {};
  for (const [name, code] of Object.entries(held.code))
    imports[`steeple/${name}`] = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
  await import(`steeple/${held.first}`);
})();
