/** Give the browser a file to save. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** `steeple-thursday-towers-2026-03-12.json`: letters of every language, and no blanks. */
export function fileName(title: string, ending: string, date = new Date()): string {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${['steeple', ...words, ...day].join('-')}.${ending}`;
}
