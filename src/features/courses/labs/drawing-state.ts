/** What the drawing lab holds at a moment. Every change makes a new one, so that each can be undone. */
import { type Drawing, type Example, emptyDrawing } from '../../../engine/labs/nearest.ts';
import { lessonDrawing, lessonExamples } from './lesson-data.ts';

export interface DrawingState {
  /** Squares in a row. */
  size: number;
  drawing: Drawing;
  /** Named A, B, C, … by their place. */
  examples: readonly Example[];
  tested: { right: number; wrong: number };
}

export const sizes = [3, 4, 5] as const;
/** As many as the alphabet has names. */
export const mostExamples = 26;
export const mostUndo = 100;

export const nameOf = (at: number): string => String.fromCharCode(65 + at);

const none = { right: 0, wrong: 0 };

export const lessonState: DrawingState = { size: 3, drawing: lessonDrawing, examples: lessonExamples, tested: none };
export const emptyState = (size: number): DrawingState => ({ size, drawing: emptyDrawing(size), examples: [], tested: none });

export const withSquare = (state: DrawingState, at: number, square: '0' | '1'): DrawingState => ({
  ...state,
  drawing: state.drawing.slice(0, at) + square + state.drawing.slice(at + 1),
});

export const withExample = (state: DrawingState, label: string): DrawingState => ({
  ...state,
  drawing: emptyDrawing(state.size),
  examples: [...state.examples, { drawing: state.drawing, label }],
});

export const withoutExample = (state: DrawingState, at: number): DrawingState => ({ ...state, examples: state.examples.filter((_, i) => i !== at) });

export const withLabel = (state: DrawingState, at: number, label: string): DrawingState => ({
  ...state,
  examples: state.examples.map((example, i) => (i === at ? { ...example, label } : example)),
});

export const withTest = (state: DrawingState, result: 'right' | 'wrong'): DrawingState => ({
  ...state,
  drawing: emptyDrawing(state.size),
  tested: { ...state.tested, [result]: state.tested[result] + 1 },
});
