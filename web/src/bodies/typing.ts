/** Whether a key belongs to the browser, or to a field or a dialog, and not to the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, textarea, select, dialog') !== null
  );
}
