/** Put a text where it can be pasted; `false` if the browser does not allow it: then it is selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages that are not on https, and cautious browsers: the old way still works in most.
    field.focus();
    field.select();
    try {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without https
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
