/** Hands the visitor a text or a finished file. Nothing leaves the device. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** A name for a file: "why-leaves-are-green-handout.docx". Letters of any script stay; `tail` tells several files of one title apart. */
export function fileNameOf(title: string, ending: string, otherwise: string, tail = ''): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${slug || otherwise}${tail && `-${tail}`}.${ending}`;
}
