/** Asks for the name on a certificate and hands it out as a PDF or on paper. The name stays in this dialog: it is not kept and not sent. Loaded when someone asks for a certificate. */
import dialogStyles from '../../../ui/dialog.css?inline';
import { loadPart } from '../../../ui/load-part.ts';
import { saveFile } from '../../../ui/save-file.ts';
import certificateStyles from './certificate.css?inline';
import { type Certificate, certificateLines } from './certificate.ts';

const maxName = 80;

/** Styles that come with the dialog weigh nothing on pages where nobody asks for a certificate. */
const styles = [dialogStyles, certificateStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

/** Opens the dialog. One at a time. */
export function openCertificate(certificate: Omit<Certificate, 'name' | 'date'>): void {
  if (!document.adoptedStyleSheets.some((sheet) => styles.includes(sheet))) document.adoptedStyleSheets.push(...styles);
  document.querySelector('dialog.certificate')?.remove();
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog certificate';
  dialog.setAttribute('aria-labelledby', 'certificate-title');
  dialog.innerHTML = `
    <form method="dialog" class="dialog-body">
      <h2 class="dialog-title" id="certificate-title" data-no-print>Your certificate</h2>
      <p class="certificate-field" data-no-print><label for="certificate-name">Name on the certificate</label>
        <input class="field" id="certificate-name" autocomplete="name" maxlength="${maxName}" aria-describedby="certificate-note" /></p>
      <p class="text-small text-muted" id="certificate-note" data-no-print>The name stays on this page. It is neither kept nor sent.</p>
      <p role="status" class="text-small" data-status data-no-print></p>
      <div class="dialog-buttons" data-no-print>
        <button type="button" class="btn btn-primary" data-save>Download PDF</button>
        <button type="button" class="btn" data-print>Print</button>
        <button type="submit" class="btn" value="cancel">Close</button>
      </div>
      <div class="certificate-sheet" data-sheet></div>
    </form>`;
  const name = dialog.querySelector<HTMLInputElement>('#certificate-name');
  const sheet = dialog.querySelector('[data-sheet]');
  const status = dialog.querySelector('[data-status]');
  const current = (): Certificate => ({ ...certificate, name: name?.value.trim() ?? '', date: new Date() });

  const draw = () =>
    sheet?.replaceChildren(
      ...certificateLines(current()).map(({ text, role }) => Object.assign(document.createElement('p'), { textContent: text, className: `certificate-${role}` })),
    );
  const hasName = (): boolean => {
    if (name?.value.trim()) return true;
    if (status) status.textContent = 'Please write the name that should stand on the certificate.';
    name?.focus();
    return false;
  };

  name?.addEventListener('input', () => {
    if (status) status.textContent = '';
    draw();
  });
  // Enter in the field makes the PDF instead of closing the dialog.
  name?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    dialog.querySelector<HTMLButtonElement>('[data-save]')?.click();
  });
  dialog.querySelector('[data-save]')?.addEventListener('click', async () => {
    if (!hasName()) return;
    if (status) status.textContent = 'Making the PDF…';
    try {
      const { certificatePdf } = await loadPart(() => import('./certificate-pdf.ts'));
      saveFile('certificate.pdf', await certificatePdf(current()), 'application/pdf');
      if (status) status.textContent = 'certificate.pdf is with your downloads.';
    } catch {
      if (status) status.textContent = 'The PDF could not be made, because a part of this page did not load. Print works without it.';
    }
  });
  dialog.querySelector('[data-print]')?.addEventListener('click', () => hasName() && print());
  dialog.addEventListener('close', () => dialog.remove());
  draw();
  document.body.append(dialog);
  dialog.showModal();
  name?.focus();
}
