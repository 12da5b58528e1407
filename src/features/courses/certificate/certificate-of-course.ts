/** The certificate for a course of which every module is complete. Loaded when its button is pressed. */
import { openCertificate } from './certificate-dialog.ts';

/** The title stands on the page. */
export const offerCertificate = (modules: number): void => openCertificate({ course: document.querySelector('h1')?.textContent ?? '', result: { modules } });
