/** The safety screen, fetched before the first text is sent. */
export { careOf } from '../../engine/reflection/care.ts';
