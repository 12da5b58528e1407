/** Signing out, from the user menu or the profile: a backup if wanted, then everything on the device is deleted, and the dialog says so. */
import { eraseDevice } from '../../stores/erase-device.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { saveFile } from '../../ui/save-file.ts';

class SignOut extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector('dialog');
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-sign-out]')) dialog?.showModal();
    });
    const backup = this.querySelector('[data-backup]');
    backup?.addEventListener('click', () => void this.#backUpAndLeave());
    this.querySelector('[data-leave]')?.addEventListener('click', () => void this.#leave());
    // Closed after signing out, the page starts afresh where the next person would.
    dialog?.addEventListener('close', () => {
      if (this.#isOut) location.assign('/');
    });
  }

  #isOut = false;

  /** Nothing is deleted unless the backup was made. */
  async #backUpAndLeave(): Promise<void> {
    try {
      const { backupName, makeBackup } = await loadPart(() => import('../../stores/device-data.ts'));
      const made = await makeBackup(new Date());
      saveFile(backupName(made), JSON.stringify(made, null, 2));
    } catch {
      showToast({ title: 'The backup could not be made', message: 'Nothing was deleted. Try again when the connection is back.', variant: 'destructive' });
      return;
    }
    await this.#leave();
  }

  async #leave(): Promise<void> {
    const failed = await eraseDevice();
    this.#isOut = true;
    for (const part of this.querySelectorAll('[data-ask]')) part.toggleAttribute('hidden', true);
    for (const part of this.querySelectorAll('[data-done]')) part.toggleAttribute('hidden', false);
    const done = this.querySelector('p[data-done]');
    if (done && failed.length > 0)
      done.textContent = `You are signed out. The browser would not let the site look after: ${failed.join(', ')}. If other tabs of this site are open, close them and sign out once more.`;
    this.querySelector<HTMLElement>('a[data-done]')?.focus();
  }
}
customElements.define('sign-out', SignOut);
