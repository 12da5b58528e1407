/** On a projector that gave way to a newer one: two are shown at a time. */
export const elsewhere = 'Shown on another screen now. Reload this page to show it here.';
