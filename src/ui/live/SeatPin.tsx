/** The way back into the own seat from another device, with the teacher's number. */
import { type FormEvent, useId, useState } from 'react';
import { useStyles } from '../use-styles.ts';
import styles from './seat-pin.css?inline';

/** Takes the seat; answers what was wrong, or null. */
export function SeatPin({ onTake }: { onTake: (pin: string) => Promise<string | null> }) {
  useStyles(styles);
  const [pin, setPin] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const id = useId();
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFault('');
    if (!/^\d{3}$/.test(pin)) return setFault('Type the three digits that your teacher gives you.');
    setIsBusy(true);
    const wrong = await onTake(pin);
    setIsBusy(false);
    if (wrong !== null) setFault(wrong);
  };
  return (
    <details className="seat-pin">
      <summary>I was here on another device</summary>
      <form noValidate onSubmit={(event) => void take(event)}>
        <p>Your teacher can give you a number. With it your seat comes to this device, with your name and everything you have sent.</p>
        <label htmlFor={id}>Number from your teacher</label>
        <input
          id={id}
          className="field"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${id}-fault`}
          value={pin}
          onChange={(event) => setPin(event.target.value.replace(/\D/g, ''))}
        />
        <span id={`${id}-fault`} role="alert">
          {fault}
        </span>
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? 'Opening…' : 'Go on in my seat'}
        </button>
      </form>
    </details>
  );
}
