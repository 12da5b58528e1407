/** Any text at all for property tests, halves of surrogate pairs and control characters included. Faster than fast-check's own "binary" unit. */
import fc from 'fast-check';

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

export const anyText = (maxLength = 60): fc.Arbitrary<string> => fc.string({ unit, maxLength });
