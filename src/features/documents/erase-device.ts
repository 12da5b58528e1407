/** The button on /privacy: asks once, erases, says what happened. */
import { eraseDevice } from '../../stores/erase-device.ts';

class EraseDevice extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector('dialog');
    const status = this.querySelector('[data-status]');
    const on = (name: string, run: () => void) => this.querySelector(`[data-${name}]`)?.addEventListener('click', run);
    on('ask', () => dialog?.showModal());
    on('keep', () => dialog?.close());
    on('erase', async () => {
      dialog?.close();
      if (status) status.textContent = 'Erasing…';
      const left = await eraseDevice();
      if (status)
        status.textContent =
          left.length === 0
            ? 'Done. Everything this site kept on this device is erased.'
            : `Not everything could be erased. What may be left: ${left.join(', ')}. Close the other tabs of this site and press the button again.`;
    });
  }
}
customElements.define('erase-device', EraseDevice);
