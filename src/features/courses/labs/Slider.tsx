/** A slider with its name and its value in words above it. The value is read out with each step. */
import { useId } from 'react';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as people say it: "1.0, as counted". */
  said: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step = 1, said, disabled = false, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="lab-field">
      <span>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{`: ${said}`}</span>
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
