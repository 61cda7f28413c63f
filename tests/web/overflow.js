// What does not fit: text that is cut off, or that sticks out of the screen, a button or a label.
() => {
  const SLACK = 1.5;
  const found = [];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} px wide`);

  const isScroller = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const nameOf = (element) => {
    const kind = typeof element.className === 'string' ? element.className.replace(/svelte-\w+/g, '').trim() : '';
    return element.tagName.toLowerCase() + (kind ? '.' + kind.split(/\s+/).join('.') : '');
  };
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || !own || own.closest('svg, .hidden, script, style, option, .skip')) continue;
    if (!own.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const text = `“${node.data.trim().slice(0, 60)}” in ${nameOf(own)}`;
    let isScrolled = false;
    for (let element = own; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isHolder = element.matches('button, .btn, .chip, .seg label, .iconbtn');
      const cutsX = /hidden|clip/.test(style.overflowX) && element !== document.documentElement && element !== document.body;
      const cutsY = /hidden|clip/.test(style.overflowY) && element !== document.documentElement && element !== document.body;
      if (!isScrolled && (isHolder || cutsX) && (left < box.left - SLACK || right > box.right + SLACK)) {
        found.push(`${text} is wider than ${nameOf(element)}: ${Math.round(right - left)} px in ${Math.round(box.width)} px`);
        break;
      }
      if (!isScrolled && (isHolder || cutsY) && (top < box.top - 4 || bottom > box.bottom + 4)) {
        found.push(`${text} is higher than ${nameOf(element)}: ${Math.round(bottom - top)} px in ${Math.round(box.height)} px`);
        break;
      }
      if (isScroller(style)) isScrolled = true;
      if (style.position === 'fixed') break;
    }
    if (!isScrolled && (left < -SLACK || right > innerWidth + SLACK)) found.push(`${text} leaves the screen`);
  }
  return [...new Set(found)];
}
