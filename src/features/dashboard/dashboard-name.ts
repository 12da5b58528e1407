/** Greets by the name in the settings; without one the greeting is to a teacher. */
import { $preferences } from '../../stores/preferences.ts';

class DashboardName extends HTMLElement {
  connectedCallback() {
    $preferences.subscribe(({ name }) => {
      this.textContent = name.trim() || 'Teacher';
    });
  }
}
customElements.define('dashboard-name', DashboardName);
