/** The form of /settings: shows what is set, saves each change at once, says whether the device keeps it. */
import { $isKept } from '../../stores/device-storage.ts';
import { $preferences, defaults, setPreferences } from '../../stores/preferences.ts';
import { $sidebar, setSidebar } from '../../stores/sidebar.ts';
import { showToast } from '../../stores/toasts.ts';

class SettingsForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector<HTMLFormElement>('form.settings-form');
    if (!form) return;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.name === 'tips' && target instanceof HTMLInputElement) setSidebar({ tips: target.checked });
      else setPreferences({ [target.name]: target.value });
      this.#sayState();
    });
    form.querySelector('[data-reset]')?.addEventListener('click', () => {
      const undo = setPreferences(defaults);
      this.#sayState();
      showToast({ title: 'Settings are back to their defaults', action: { label: 'Undo', run: undo } });
    });
    $preferences.subscribe((preferences) => {
      for (const [name, value] of Object.entries(preferences)) show(form, name, value);
    });
    $sidebar.subscribe(({ tips }) => {
      const box = form.querySelector<HTMLInputElement>('[name=tips]');
      if (box) box.checked = tips;
    });
  }

  #sayState(): void {
    const place = this.querySelector<HTMLElement>('[data-state]');
    const check = this.querySelector<HTMLTemplateElement>('template[data-check]');
    if (!place) return;
    const isKept = $isKept.get();
    place.dataset.kept = String(isKept);
    const icon = isKept && check ? [check.content.cloneNode(true)] : [];
    place.replaceChildren(
      ...icon,
      isKept ? 'Saved on this device' : 'Not saved: this browser keeps nothing for this site, or is full. Your choices last until you leave the page.',
    );
  }
}

/** Puts a value into its control. A box that is being typed in keeps what stands there. */
function show(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) control.value = value;
  if (control instanceof HTMLSelectElement) control.value = value;
  if (control instanceof HTMLInputElement && control.value.trim() !== value.trim()) control.value = value;
}
customElements.define('settings-form', SettingsForm);
