/** A button that leads the class. While the line is cut it says so and sends nothing, and keeps its place and the focus. */
import type { ComponentProps } from 'react';

interface LiveButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  isCut: boolean;
  'data-let-in'?: boolean;
}

export function LiveButton({ isCut, onClick, children, ...rest }: LiveButtonProps) {
  if (!isCut)
    return (
      <button type="button" {...rest} onClick={onClick}>
        {children}
      </button>
    );
  return (
    <button type="button" {...rest} aria-disabled="true">
      No connection <span className="sr-only">({children})</span>
    </button>
  );
}
